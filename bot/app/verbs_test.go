package app_test

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/cards"
	"farpost/engine"
	"farpost/engine/games"
	"farpost/engine/thorough"
	"farpost/storage"
)

// deed is something that a seat can do in a position, answered in full.
type deed struct {
	name  string // as the rules call it: the verb, or what is special about its answer
	state *engine.State
	seat  engine.Seat
	reply engine.Reply
}

// ownWindow is the name of passing in a window of the own turn that has the clock of a reaction.
const ownWindow = "own window"

// handPrice is how a hand's line says a cost: as cards print it, in signs and numbers.
var handPrice = regexp.MustCompile(
	`\*\* · Cost (<:(Light|Fire|Water|Wind|Darkness)_fp\w+:\d+>)*(\*\*\d+\*\*)?(\n| · |$)`)

// deedName is the verb of the rules that an answer to a question is.
func deedName(sa engine.SeatAsk, rep engine.Reply, active engine.Seat) string {
	given := func(name string) bool {
		return slices.ContainsFunc(rep.Answers, func(a engine.Answer) bool { return a.Name == name && len(a.Vals) > 0 })
	}
	switch {
	case rep.Verb == "play" && given("awaken"):
		return "awaken"
	case rep.Verb == "play" && given("incarnate"):
		return "incarnate"
	case sa.Kind == "hand-limit":
		return "discard-down"
	case rep.Verb == "attack" && sa.Kind != "attack":
		return "" // a battle begins first, and others may be asked before the attack
	case rep.Verb == engine.Pass && sa.Seat == active && sa.Due == engine.DueReaction:
		return ownWindow
	}
	return rep.Verb
}

// deeds plays random matches with these decks until every deed that is wanted has been possible, and gives each in the
// first position in which it was.
func deeds(t *testing.T, g *engine.Ruleset, b engine.Book, decks [][]string, want []string) map[string]deed {
	t.Helper()
	found := map[string]deed{}
	for seed := uint64(1); seed <= 40 && len(found) < len(want); seed++ {
		rng := rand.New(rand.NewPCG(seed, 24))
		s, _, err := engine.New(g, b, engine.Setup{Decks: decks, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 400 && s.Result == nil; n++ {
			period, err := engine.PeriodOf(g, b, s)
			if err != nil {
				t.Fatal(err)
			}
			var moves []engine.Input
			for _, sa := range s.Ask.Seats {
				if sa.Optional || sa.Got != nil {
					continue
				}
				for _, verb := range sa.Verbs {
					rep, ok := drafted(t, g, b, s, sa, verb, rng)
					if !ok {
						continue
					}
					if name := deedName(sa, rep, period.Seat); slices.Contains(want, name) && found[name].state == nil {
						found[name] = deed{name, s, sa.Seat, rep}
					}
					if verb != engine.Pass || rng.IntN(6) == 0 {
						moves = append(moves, engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: rep})
					}
				}
			}
			in := engine.Input{Kind: engine.InputExpire, Seat: engine.NoSeat}
			for _, sa := range s.Ask.Seats {
				in.Qs = append(in.Qs, sa.Q)
			}
			if len(moves) > 0 {
				in = moves[rng.IntN(len(moves))]
			}
			if s, _, err = engine.Apply(g, b, s, in); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, name := range want {
		if found[name].state == nil {
			t.Fatalf("no match came to where one can %s", name)
		}
	}
	return found
}

// drafted answers the questions of a verb at random; ok is false where nothing fits.
func drafted(t *testing.T, g *engine.Ruleset, b engine.Book, s *engine.State, sa engine.SeatAsk, verb string,
	rng *rand.Rand) (rep engine.Reply, ok bool) {
	t.Helper()
	rep.Verb = verb
	for range 20 {
		out, err := engine.Draft(g, b, s, sa.Seat, sa.Q, rep)
		if err != nil {
			t.Fatal(err)
		}
		if out.Question == nil {
			return rep, out.Preview != nil
		}
		var vals []engine.Value
		for _, o := range out.Question.Options {
			if o.Refusal == nil {
				vals = append(vals, o.Key)
			}
		}
		least, most := out.Question.Min, min(out.Question.Max, len(vals))
		if most < least {
			return rep, false
		}
		rng.Shuffle(len(vals), func(i, j int) { vals[i], vals[j] = vals[j], vals[i] })
		rep.Answers = append(slices.Clip(rep.Answers),
			engine.Answer{Name: out.Question.Name, Vals: vals[:least+rng.IntN(most-least+1)]})
	}
	return rep, false
}

// stands puts a running match into a position.
func (w *world) stands(id string, s *engine.State) {
	w.t.Helper()
	raw, err := engine.Encode(s)
	if err != nil {
		w.t.Fatal(err)
	}
	now := w.clock.Now()
	err = w.app.Store.Update(w.ctx, func(tx storage.Tx) error {
		m, err := tx.Match(id)
		if err != nil {
			return err
		}
		var asks []storage.Ask
		for _, sa := range s.Ask.Seats {
			asks = append(asks, storage.Ask{Match: id, Seat: int(sa.Seat), Q: sa.Q, Kind: sa.Kind, Due: sa.Due,
				Unawaited: sa.Optional, Deadline: now.Add(24 * time.Hour)})
		}
		old, err := tx.JobsOf(id)
		if err != nil {
			return err
		}
		for _, j := range old {
			if err := tx.DeleteJob(j.Key); err != nil {
				return err
			}
		}
		for _, a := range asks {
			q := strconv.FormatUint(a.Q, 10)
			if err := tx.PutJob(storage.Job{Key: table.JobExpire + ":" + id + ":" + q, Kind: table.JobExpire,
				Due: a.Deadline, Match: id, Payload: []byte(q)}); err != nil {
				return err
			}
		}
		if err := tx.Advance(id, m.Seq, m.Seq+1, raw, now); err != nil {
			return err
		}
		return tx.SetAsks(id, asks)
	})
	if err != nil {
		w.t.Fatal(err)
	}
}

// does carries a deed out by its slash command, with what it is given as options, and by menus and buttons from there.
func (w *world) does(p *player, thread string, g *engine.Ruleset, d deed) sandbox.Message {
	w.t.Helper()
	var options []sandbox.OptionValue
	rest := map[engine.Value]bool{}
	for _, a := range d.reply.Answers {
		var vals []string
		for _, v := range a.Vals {
			vals = append(vals, string(v))
			rest[v] = true
		}
		if slices.ContainsFunc(g.Verb(d.reply.Verb).Params, func(x engine.Param) bool { return x.Name == a.Name }) &&
			len(vals) > 0 {
			options = append(options, sandbox.OptionValue{Name: a.Name, Value: strings.Join(vals, ",")})
			for _, v := range a.Vals {
				delete(rest, v)
			}
		}
	}
	m := w.run(p, thread, g.Name, []string{d.reply.Verb}, options...)
	for range 20 {
		if _, ok := find(m, "confirm"); ok {
			return w.press(p, m, "confirm")
		}
		pick, ok := find(m, "pick")
		var vals []string
		if ok && pick.Menu != nil {
			for _, o := range pick.Menu.Options {
				if rest[engine.Value(o.Value)] && len(vals) < max(1, pick.Menu.MaxValues) {
					vals = append(vals, o.Value)
				}
			}
		}
		for _, v := range vals {
			delete(rest, engine.Value(v))
		}
		switch _, done := find(m, "done"); {
		case len(vals) > 0:
			m = w.press(p, m, "pick", vals...)
		case done:
			m = w.press(p, m, "done")
		case ok && pick.Menu != nil: // the menu shows another copy of the same card
			m = w.press(p, m, "pick", pick.Menu.Options[0].Value)
		default:
			w.t.Errorf("%s stops at %q", d.name, shownText(m))
			return m
		}
	}
	return m
}

// onceEach checks that no two buttons of a private menu say the same.
func (w *world) onceEach(name string, m sandbox.Message) {
	w.t.Helper()
	seen := map[string]bool{}
	for _, row := range m.Components {
		for _, c := range row.Components {
			if c.Label != "" && seen[c.Label] {
				w.t.Errorf("the menu for %s has %q twice: %q", name, c.Label, shownText(m))
			}
			seen[c.Label] = true
		}
	}
}

// TestEveryVerbOfFow ensures that each of the 24 verbs of Force of Will can be used on Discord: it asks what it must
// and ends in what everybody is told, and whoever may not use it is told so kindly.
func TestEveryVerbOfFow(t *testing.T) {
	thorough.Only(t, "it plays until every verb was used")
	w := start(t)
	set, err := cards.Load("fow")
	if err != nil {
		t.Fatal(err)
	}
	book, _ := set.Book()
	g := games.ByName("fow")
	var all []string
	for _, c := range set.Cards {
		all = append(all, slices.Repeat([]string{c.ID}, 2)...)
	}
	deck := func(ruler string, often ...string) []string {
		out := slices.DeleteFunc(slices.Clone(all), func(id string) bool { return strings.HasPrefix(id, "R") })
		for _, id := range often {
			out = append(out, slices.Repeat([]string{id}, 8)...)
		}
		return append(out, ruler)
	}
	told := map[string]string{"first": "first", "mulligan": "mulligan", "keep": "mulligan", "pass": "",
		"call": "called", "will": "will", "play": "played",
		"awaken": "played", "incarnate": "banished", "standby-set": "set", "standby-play": "played",
		"activate": "activated", "judgment": "judgment",
		"battle": "battle", "attack": "attack", "decline-attack": "no-attack", "block": "block", "no-block": "no-block",
		"order": "", "choose": "",
		"discard-down": "discarded"}
	var want []string
	for name := range told {
		want = append(want, name)
	}
	slices.Sort(want)
	found := deeds(t, g, book, [][]string{deck("RA", "S1", "S6", "A01", "A10", "A11"),
		deck("RB", "S3", "S7", "B01", "B11", "B19")}, append(want, ownWindow))

	w.run(w.ada, w.app.Sandbox.ChannelID("matches"), "setup", nil,
		sandbox.OptionValue{Name: "silence", Value: 1})
	invite := w.invited(gameOf("fow"), sandbox.OptionValue{Name: "deck", Value: "low-archive"})
	w.choose(w.bruno, invite, "ready:kilnmoor") // deck-submit
	front := w.await(w.ada, "the first question", apptest.Asks)
	match, err := w.app.Table.Find(w.ctx, w.ada.Member.ID(), front.ChannelID, storage.Running)
	if err != nil || len(match) != 1 {
		t.Fatalf("%d matches, %v", len(match), err)
	}
	id := match[0].ID
	pos, err := w.app.Table.Position(w.ctx, id)
	if err != nil || pos.Book.Hash() != book.Hash() {
		t.Fatalf("the match has another book, or none: %v", err)
	}
	seated := func(s engine.Seat) *player {
		for _, p := range w.players {
			if p.Member.ID() == pos.Seats[s].Player {
				return p
			}
		}
		t.Fatalf("nobody has seat %d", s)
		return nil
	}
	if got := shownText(w.press(w.ada, front, "hand")); !strings.Contains(got, "Your hand") { // view
		t.Errorf("the hand: %q", got)
	}
	if got := shownText(w.run(w.ada, front.ChannelID, "match", []string{"board"})); !strings.Contains(got,
		"Magic stone deck") {
		t.Errorf("the board: %q", got)
	}
	w.askAlways(front) // standing-pass
	prices := 0
	defer func() {
		if prices == 0 {
			t.Error("no hand says what a card costs as cards print it")
		}
	}()
	for _, name := range want {
		d := found[name]
		w.stands(id, d.state)
		if hand := w.run(seated(d.seat), front.ChannelID, "match", []string{"hand"}); strings.Contains(shownText(hand),
			"Total cost") {
			t.Errorf("the hand: %q", shownText(hand))
		} else {
			prices += len(handPrice.FindAllString(shownText(hand), -1))
		}
		if hand := shownText(w.run(seated(d.seat), front.ChannelID, "match",
			[]string{"hand"})); name == "standby-play" &&
			!strings.Contains(hand, "\n-# Chant-standby area\n") &&
			!strings.Contains(hand, "\n-# Area canto-attesa\n") {
			t.Errorf("a card in standby stands in the hand with no word of where it is: %q", hand)
		}
		w.onceEach(name, w.press(seated(d.seat), w.run(seated(d.seat), front.ChannelID, "match", []string{"hand"}),
			"move"))
		if no := w.run(seated(1-d.seat), front.ChannelID, "fow", []string{d.reply.Verb}); !apptest.Private(no) ||
			strings.TrimSpace(shownText(no)) == "" || strings.Contains(shownText(no), "Something happened") {
			t.Errorf("/fow %s of the other player: %q", d.reply.Verb, shownText(no))
		}
		if said := w.does(seated(d.seat), front.ChannelID, g, d); !strings.HasPrefix(said.Content, "Done") {
			t.Errorf("%s (%v): %q", name, d.reply, shownText(said))
			continue
		}
		log, err := w.app.Table.History(w.ctx, id, engine.NoSeat, 1)
		if err != nil {
			t.Fatal(err)
		}
		if code := told[name]; code != "" &&
			(len(log) == 0 || !slices.ContainsFunc(log[0].Events,
				func(p engine.Phrase) bool { return p.Code == code })) {
			t.Errorf("%s: nobody is told %q: %v", name, code, log)
		}
	}
	silent := seated(found[ownWindow].seat)
	w.stands(id, found[ownWindow].state)
	w.clock.Advance(25 * time.Hour)
	if end := w.await(w.ada, "the loss by silence", apptest.Over); !strings.Contains(shownText(end),
		"Lost by silence: <@"+silent.Member.ID()+">.") {
		t.Errorf("silence in a window of the own turn (FOR-39): %q", shownText(end))
	}
	w.begin(gameOf("fow"))
	front = w.await(w.ada, "the first question of another match",
		func(m sandbox.Message) bool { return m.ChannelID != front.ChannelID && apptest.Asks(m) })
	me := w.ada
	end := w.run(me, front.ChannelID, "match", []string{"concede"})
	w.press(me, end, "concede")
	w.await(me, "the result", func(m sandbox.Message) bool { return m.ChannelID == front.ChannelID && apptest.Over(m) })
	if got := shownText(w.run(me, front.ChannelID, "match", []string{"concede"})); !strings.Contains(got, "over") {
		t.Errorf("conceding what is over: %q", got)
	}
	w.quiet()
}

// TestFarwaldHand ensures that the hand says in words what a card requires, and in few why it cannot be played now,
// without naming the card again.
func TestFarwaldHand(t *testing.T) {
	w := start(t)
	w.begin()
	front := w.await(w.ada, "the first question", apptest.Asks)
	got := shownText(w.press(w.ada, front, "hand"))
	if !strings.Contains(got, " · Gate shut, missing ") || strings.Contains(got, "The Gate stays shut") {
		t.Errorf("the hand: %q", got)
	}
	gate := regexp.MustCompile(`Gate (<:(Fire|Water|Mind|Nature)_fp\w+:\d+>)+(\*\*\d\*\*)?( · <:\w+:\d+> \w+)* · ` +
		`Gate shut, missing (\d|Fire|Water|Mind|Nature)`)
	if !gate.MatchString(got) {
		t.Errorf("the hand: %q, want Gates in signs, and what is missing in words", got)
	}
	w.quiet()
}
