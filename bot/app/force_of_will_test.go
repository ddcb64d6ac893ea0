package app_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/engine"
	"farpost/engine/thorough"
)

func gameOf(name string) sandbox.OptionValue { return sandbox.OptionValue{Name: "game", Value: name} }

// TestWholeMatchOfFow plays Force of Will from /match new, with decks that both choose, to its result through
// interactions only; on the way somebody presses who has no seat, a button is pressed twice at once, a window is
// answered in the direct messages, and one times out.
func TestWholeMatchOfFow(t *testing.T) {
	thorough.Only(t, "it plays a match")
	w := start(t)
	invite := w.invited(gameOf("fow"), sandbox.OptionValue{Name: "deck", Value: "low-archive"})
	if !strings.Contains(invite.Content, "Force of Will") {
		t.Errorf("the invitation: %q", invite.Content)
	}
	if said := w.choose(w.bruno, invite, "ready:kilnmoor"); !strings.Contains(shownText(said), "Kilnmoor") {
		t.Errorf("the choice of a deck is answered with %s", shownText(said))
	}
	w.askAlways(w.await(w.ada, "the first question", apptest.Asks))
	way := &incidents{world: w, left: []incident{w.stranger, w.twice, w.byDM, w.silence}}
	w.playOn(way)
	if n := len(way.left); n > 0 {
		t.Errorf("%d of the incidents did not come about", n)
	}
	w.quiet()
}

// askAlways lets both players be asked in every window, by the menus of their standing orders.
func (w *world) askAlways(front sandbox.Message) {
	w.t.Helper()
	for _, p := range w.players[:2] {
		orders := w.press(p, w.press(p, front, "more"), "orders")
		for _, c := range apptest.Controls(orders) {
			if c.Action == "orders" && c.Menu != nil {
				if _, err := p.Press(w.ctx, orders, c, "-"); err != nil {
					w.t.Fatalf("standing orders: %v", err)
				}
			}
		}
		if said := w.press(p, front, "more"); strings.Contains(said.Content, "When to ask me* changes") {
			w.t.Errorf("somebody who is always asked is told of standing passes: %q", said.Content)
		}
	}
}

// TestFowIsLookedUp ensures that cards, clauses and rulings of Force of Will are found by id, name and words, in the
// reader's language, and completed while they are typed.
func TestFowIsLookedUp(t *testing.T) {
	w := start(t)
	for _, c := range []struct {
		who, command, option, typed, want string
	}{
		{"ada", "card", "name", "cinder toss", "Deal 300 damage to target J/resonator or player."},
		{"ada", "card", "name", "Oda Varrick", "Oda, Kilnmoor Unbarred"},
		{"chiara", "card", "name", "A04", "Infligg"},
		{"ada", "rule", "about", "fo098", "FO-098"},
		{"chiara", "rule", "about", "FOR-25", "FOR-25"},
		{"ada", "rule", "about", "mulligan", "FO-021"},
		{"ada", "rule", "about", "qqqxyz", "I find nothing"},
	} {
		if got := shownText(w.said(w.member(c.who), c.command, nil,
			sandbox.OptionValue{Name: c.option, Value: c.typed}, gameOf("fow"))); !strings.Contains(got, c.want) {
			t.Errorf("/%s %s shows %q, not %q", c.command, c.typed, got, c.want)
		}
	}
	for command, typed := range map[string][2]string{"card": {"name", "ember"}, "rule": {"about", "FOR-0"}} {
		got, err := w.ada.Member.Complete(w.ctx, w.app.Sandbox.ChannelID("general"), command, nil, typed[0],
			typed[1], gameOf("fow"))
		if err != nil || len(got) == 0 {
			t.Errorf("completing %v of /%s: %v, %v", typed, command, got, err)
		}
	}
	w.quiet()
}

// TestFowDecks ensures that decks of Force of Will are imported with a ruler and a magic stone deck, by headings or by
// order, shown with them, and that what is wrong is told with its numbers.
func TestFowDecks(t *testing.T) {
	w := start(t)
	ada := w.ada
	list := shownText(w.deck(ada, "show", named("kilnmoor"), gameOf("fow")))
	for _, want := range []string{"Ruler", "Main deck", "Magic stone deck", "Oda Varrick, Warden of the Kilns",
		"4 Cinder Toss", "Embershard"} {
		if !strings.Contains(list, want) {
			t.Errorf("no %q in the ready deck: %s", want, list)
		}
	}
	plain := strings.Join(shownLines(list), "\n")
	for _, test := range []struct{ list, want string }{
		{plain, "legal, 40 cards in the main deck, 10 magic stones and a ruler"},
		{strings.Replace(plain, "4 Cinder Toss", "5 Cinder Toss", 1),
			"Main deck: 5 copies of Cinder Toss, at most 4 allowed."},
		{strings.Replace(plain, "4 Cinder Toss", "", 1), "Main deck: 36 cards, at least 40 needed (4 missing)."},
		{strings.Replace(plain, "1 Oda Varrick, Warden of the Kilns", "", 1), "Choose one ruler."},
		{strings.Replace(plain, "4 Cinder Toss", "4 Cindr Toss", 1),
			"Unknown card: “Cindr Toss”. Did you mean Cinder Toss?"},
		{strings.Replace(plain, "5 Embershard", "", 1), "Stone deck: 5 stones, at least 10 needed (5 missing)."},
	} {
		out, err := ada.Member.Run(w.ctx, w.app.Sandbox.ChannelID("matches"), "deck", []string{"import"}, named("Mine"),
			gameOf("fow"))
		if err != nil || out.Kind != sandbox.OutcomeModal {
			t.Fatalf("/deck import: %+v, %v", out, err)
		}
		if out, err = ada.Member.Submit(w.ctx, out.InteractionID, map[string]string{"list": test.list}); err != nil ||
			out.MessageID == "" {
			t.Fatalf("the form: %+v, %v", out, err)
		}
		got := shownText(w.await(ada, "the answer to the form",
			func(m sandbox.Message) bool { return m.ID == out.MessageID && !m.X.Thinking }))
		if !strings.Contains(got, test.want) {
			t.Errorf("no %q in %s", test.want, got)
		}
	}
	if got := shownText(w.deck(ada, "list")); !strings.Contains(got, "Mine") {
		t.Errorf("/deck list: %s", got)
	}
	w.quiet()
}

// mainPhase goes on to the first main phase of a match of Force of Will that has begun, and gives the message that
// asks for it, whose it is, and the other player.
func (w *world) mainPhase() (front sandbox.Message, turn, other *player) {
	w.t.Helper()
	front = w.await(w.ada, "who starts", apptest.Asks)
	w.act(front) // whoever was picked says who starts
	for range 2 {
		front = w.await(w.ada, "the mulligan",
			func(m sandbox.Message) bool { _, ok := find(m, "say"); return ok && apptest.Asks(m) })
		for _, p := range w.players[:2] {
			if p.asked(front) {
				w.press(p, front, "say")
			}
		}
		w.changed(front)
	}
	front = w.await(w.ada, "the main phase", func(m sandbox.Message) bool {
		_, window := find(m, "pass")
		_, setup := find(m, "say")
		return apptest.Asks(m) && !window && !setup
	})
	turn, other = w.ada, w.bruno
	if !turn.asked(front) {
		turn, other = other, turn
	}
	return front, turn, other
}

// TestFowRefusals ensures that slash commands do what the buttons do, and that what the rules forbid is refused with
// its figures and its clause.
func TestFowRefusals(t *testing.T) {
	w := start(t)
	w.begin(gameOf("fow"))
	front, turn, other := w.mainPhase()
	run := func(p *player, verb string, options ...sandbox.OptionValue) string {
		return shownText(w.run(p, front.ChannelID, "fow", []string{verb}, options...))
	}
	for _, c := range []struct{ verb, want string }{
		{"block", "Nobody is asking you for that now. (FO-137)"},
		{"standby-set", "Setting a card costs 2 will. (FO-173)"},
		{"judgment", "J-Activate costs "},
	} {
		if got := run(turn, c.verb); !strings.Contains(got, c.want) {
			t.Errorf("/fow %s: %q, want %q in it", c.verb, got, c.want)
		}
	}
	m := w.press(turn, front, "move")
	if got := w.press(turn, m, "why").Content; !strings.Contains(got, "J-Activate costs ") ||
		!strings.Contains(got, "(FO-164)") {
		t.Errorf("My move does not say why judgment cannot be done: %q", got)
	}
	for _, row := range m.Components {
		for _, c := range row.Components {
			if c.Style == 1 && (c.Label == "Declare a battle" || c.Label == "Produce will") {
				t.Errorf("%s is suggested on turn 1", c.Label)
			}
		}
	}
	for _, c := range apptest.Controls(m) {
		if c.Arg != engine.Pass {
			continue
		}
		end, err := turn.Press(w.ctx, m, c)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := find(end, "confirm"); !ok || end.Content != "**Pass (end the main phase)**" {
			t.Errorf("passing the main phase is not asked to be confirmed: %q", end.Content)
		}
	}
	if got := w.press(other, front, "move").Content; !strings.Contains(got, "match waits for") {
		t.Errorf("My move of who is not asked does not say who is: %q", got)
	}
	if got := run(other, "call"); !strings.Contains(got,
		"You can call only in your own main phase with nothing in the chase. (FO-073)") {
		t.Errorf("/fow call in somebody else's turn: %q", got)
	}
	w.press(turn, w.run(turn, front.ChannelID, "fow", []string{"call"}), "confirm")
	if got := run(turn, "call"); !strings.Contains(got, "You already called a magic stone this turn. (FO-074)") {
		t.Errorf("/fow call for the second time: %q", got)
	}
	w.quiet()
}

// TestFowEndsAhead ensures that passing, which ends the main phase, can be said behind an act of it, by its name, and
// is then done with nobody being asked in between; and that nothing is offered to be said ahead that cannot be: not
// behind a call, which shows a stone, nor an attacker where there is none.
func TestFowEndsAhead(t *testing.T) {
	w := start(t)
	w.begin(gameOf("fow"))
	front, turn, other := w.mainPhase()
	press := func(m sandbox.Message, action, ends string) sandbox.Message {
		t.Helper()
		for _, c := range apptest.Controls(m) {
			if c.Action == action && strings.HasSuffix(c.Arg, ends) {
				said, err := turn.Press(w.ctx, m, c)
				if err != nil {
					t.Fatal(err)
				}
				return said
			}
		}
		t.Fatalf("no %s %s on %q", action, ends, m.Content)
		return m
	}
	offered := func(m sandbox.Message, want ...string) {
		t.Helper()
		var got []string
		for _, c := range apptest.Controls(m) {
			got = append(got, c.Action)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q offers %v, want %v", m.Content, got, want)
		}
	}
	run := func(verb string) sandbox.Message { return w.run(turn, front.ChannelID, "fow", []string{verb}) }
	offered(run("call"), "back", "confirm")
	m := run("battle")
	offered(m, "then", "switch", "back", "confirm")
	m = w.press(turn, m, "then")
	if !strings.Contains(m.Content, "Not possible then:") || !strings.Contains(m.Content, "FO-173") {
		t.Errorf("Then does not say what is out of question: %q", m.Content)
	}
	m = press(m, "sub", ".pass")
	if !strings.Contains(m.Content, "↳ **Pass (end the main phase)**") {
		t.Errorf("the page before Confirm: %q", m.Content)
	}
	w.press(turn, m, "confirm")
	w.await(other, "the other's turn", func(m sandbox.Message) bool {
		return other.asked(m) && len(m.Attachments) > 0 && strings.Contains(m.Attachments[0].Description, "Turn 2")
	})
	w.quiet()
}

// TestFowConceded ensures that the end of a match says who has won and who conceded, in the message, in its picture's
// words and on the board in text.
func TestFowConceded(t *testing.T) {
	w := start(t)
	w.begin(gameOf("fow"))
	front, turn, other := w.mainPhase()
	w.press(turn, w.run(turn, front.ChannelID, "match", []string{"concede"}), "concede")
	end := w.await(other, "the end", apptest.Over)
	mention := func(p *player) string { return "<@" + p.Member.ID() + ">" }
	if got, want := shownText(end), mention(other)+" won.\n"+mention(turn)+" conceded"; !strings.Contains(got, want) {
		t.Errorf("the end: %q, want %q in it", got, want)
	}
	board := shownText(w.run(other, front.ChannelID, "board", []string{"text"}))
	if got := regexp.MustCompile(`(\w+) won – (\w+) conceded`).FindStringSubmatch(board); len(got) == 0 ||
		got[1] == got[2] {
		t.Errorf("the board: %q, want who won and who conceded", board)
	}
	w.quiet()
}
