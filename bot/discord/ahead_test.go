package discord_test

import (
	"strings"
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/sandbox"
	"farpost/bot/table"
)

// duel begins a match in which member 0 holds the first cards and member 1 the deck calm, with the stakes made.
func (w *world) comet(more ...string) {
	w.Helper()
	w.wide(4, append([]string{"comet"}, more...)...)
}

// declare has member 0 put a play at member 1 together, up to the preview.
func (w *world) declare(card string) sandbox.Message {
	w.Helper()
	m := w.press(0, w.front(0), "move")
	m = w.press(0, m, "verb:play")
	m = w.press(0, m, "pick", options(m)[card])
	if _, asked := find(m, "pick"); !asked { // a comet has one target in a match of two
		return m
	}
	return w.press(0, m, "pick", "seat:1")
}

// life is what the public message says of a member's life.
func life(t *testing.T, m sandbox.Message, want string) {
	t.Helper()
	if !strings.Contains(m.Embeds[0].Description, want) {
		t.Errorf("want %q: %s", want, show(m))
	}
}

// TestGuardAhead ensures that who is attacked chooses the defence during the window before it, gives up the last
// word with it unless told otherwise, and that nothing more is asked.
func TestGuardAhead(t *testing.T) {
	w := newWorld(t)
	w.comet()
	w.press(0, w.declare("Comet"), "confirm")
	front := w.front(1)
	if got := layout(front); got != "move ahead:.guard hand rules | offer:.no-guard" {
		t.Fatalf("the buttons of who is attacked: %s", got)
	}
	m := w.press(1, front, "ahead:.guard")
	m = w.press(1, m, "pick", options(m)["Parry"])
	m = w.press(1, m, "pick", options(m)["Moth"])
	m = w.press(1, m, "done")
	if got := layout(m); !strings.HasPrefix(got, "switch:") || !strings.Contains(m.Content, "**Guard** › Parry, Moth") ||
		!strings.Contains(m.Content, "↳ No last word") || m.Components[0].Components[0].Label != "✓ No last word" {
		t.Fatalf("the preview: %s", show(m))
	}
	w.press(1, m, "confirm")
	m = w.press(0, w.front(0), "move") // boosting is asked of the attacker
	m = w.press(0, m, "verb:spare")
	w.press(0, m, "confirm")
	front = w.front(0)
	life(t, front, "life 4 ")
	if got := layout(front); got != "move hand log rules more" {
		t.Errorf("something was still asked: %s", show(front))
	}
	w.quiet()
}

// TestNoGuard ensures that declining the defence is one public press, that it is asked about once more where that
// would be the end, and that the answer can be sealed and taken back.
func TestNoGuard(t *testing.T) {
	w := newWorld(t)
	w.comet("comet")
	w.press(0, w.declare("Comet"), "confirm")
	if m := w.press(0, w.front(0), "offer:.no-guard"); !strings.Contains(m.Content, "somebody else") {
		t.Errorf("the attacker declines for the other: %s", show(m))
	}
	w.press(1, w.front(1), "offer:.no-guard")
	m := w.press(0, w.front(0), "move")
	m = w.press(0, m, "verb:spare")
	w.press(0, m, "confirm")
	w.press(1, w.front(1), "pass") // the last window
	life(t, w.front(0), "life 2 ")
	w.press(0, w.declare("Comet"), "confirm")
	front := w.front(1)
	m = w.press(1, front, "offer:.no-guard")
	if got := layout(m); got != "move offer:.no-guard.sure" || !strings.Contains(m.Content, "Really no guard?") && !strings.Contains(m.Content, "2") {
		t.Fatalf("asked once more: %s", show(m))
	}
	if w.front(1).ID != front.ID {
		t.Error("the warning changed something")
	}
	m = w.press(1, m, "offer:.no-guard.sure")
	m = w.press(1, w.press(1, w.front(1), "hand"), "more")
	if _, ok := find(m, "unseal"); !ok {
		t.Errorf("the sealed answer cannot be taken back: %s", show(m))
	}
	w.quiet()
}

// TestLater ensures that a response to the later window of the same thing is put together during the first, listed
// for its owner alone, used by itself, and can be taken back until then.
func TestLater(t *testing.T) {
	w := newWorld(t)
	w.comet()
	w.press(0, w.declare("Comet"), "confirm")
	m := w.press(1, w.front(1), "move")
	if got := layout(m); !strings.Contains(got, "ahead:.late") || !strings.HasSuffix(got, "pass:pass passonce:pass offer:.always") {
		t.Fatalf("Respond…: %s", got)
	}
	m = w.press(1, m, "ahead:.late")
	m = w.press(1, m, "pick", options(m)["Parry"])
	if !strings.Contains(m.Content, "Passa") && !strings.Contains(m.Content, "Pass") || !strings.Contains(m.Content, "↳ **Parry** › Parry") {
		t.Errorf("the preview: %q", m.Content)
	}
	w.press(1, m, "confirm")
	if m := w.press(0, w.front(0), "more"); strings.Contains(m.Content, "Parry") {
		t.Errorf("the opponent sees it: %q", m.Content)
	}
	m = w.press(1, w.press(1, w.front(1), "hand"), "more")
	if _, ok := find(m, "unseal"); !ok || !strings.Contains(m.Content, "Parry") {
		t.Fatalf("what was said ahead: %s", show(m))
	}
	m = w.press(1, m, "unseal", labelsOf(m)[0])
	m = w.press(1, w.press(1, w.front(1), "hand"), "more")
	if _, ok := find(m, "unseal"); ok {
		t.Errorf("taken back it is still there: %s", show(m))
	}
	w.quiet()
}

// labelsOf are the values of a message's first menu.
func labelsOf(m sandbox.Message) []string {
	var out []string
	for _, row := range m.Components {
		for _, c := range row.Components {
			for _, o := range c.Options {
				out = append(out, o.Value)
			}
		}
	}
	return out
}

// TestBoostAhead ensures that what a play will be asked is decided with its declaration, is shown on the preview,
// and is not asked again; and that nothing can be said behind the play before, for the question would stop it.
func TestBoostAhead(t *testing.T) {
	w := newWorld(t)
	w.comet()
	m := w.declare("Comet")
	if _, then := find(m, "then"); then || m.Components[0].Components[0].Label != "Boost now…" {
		t.Fatalf("the preview: %s", show(m))
	}
	at, _ := find(m, "ahead")
	m = w.pressID(0, m, at)
	if got := layout(m); !strings.Contains(got, ".boost sub:") {
		t.Fatalf("which: %s", show(m))
	}
	m = w.pressID(0, m, m.Components[0].Components[0].CustomID)
	if _, then := find(m, "then"); !then || !strings.Contains(m.Content, "↳ **Boost**") || m.Components[0].Components[1].Label != "✓ Boost now" {
		t.Fatalf("the preview with it: %s", show(m))
	}
	w.press(0, m, "confirm")
	w.press(1, w.front(1), "offer:.no-guard")
	w.press(1, w.front(1), "pass")
	life(t, w.front(0), "life 1 ")
	w.quiet()
}

// TestThen ensures that further actions are put together behind one another, listed with the first, carried out
// without asking, and that Back takes the last one off.
func TestThen(t *testing.T) {
	w := newWorld(t)
	w.comet("spark", "flare")
	m := w.declare("Spark")
	m = w.press(0, m, "then")
	if got := layout(m); !strings.Contains(got, ".play sub:") {
		t.Fatalf("what then: %s", show(m))
	}
	id := m.Components[0].Components[0].CustomID
	m = w.pressID(0, m, id)
	m = w.press(0, m, "pick", options(m)["Flare"])
	m = w.press(0, m, "pick", "seat:1")
	m = w.press(0, m, "then")
	m = w.pressID(0, m, last(m.Components[0].Components).CustomID) // end the turn
	if n := strings.Count(m.Content, "↳"); n != 2 || !strings.Contains(m.Content, "↳ **End**") {
		t.Fatalf("the queue: %q", m.Content)
	}
	m = w.press(0, m, "confirm")
	if !strings.Contains(m.Content, "**Play** › Flare") || !strings.Contains(m.Content, "**End**") {
		t.Errorf("the receipt does not list what is queued: %s", show(m))
	}
	w.press(1, w.front(1), "pass")
	w.press(1, w.front(1), "pass")
	front := w.front(1)
	life(t, front, "life 2 ")
	if !front.X.MentionsMe || !strings.Contains(front.Embeds[0].Title, "turn 2") {
		t.Errorf("the turn did not end by itself: %s", show(front))
	}
	w.quiet()
}

func last(list []sandbox.Component) sandbox.Component { return list[len(list)-1] }

// TestQueueStops ensures that a queue which stops tells its owner why, and nobody else.
func TestQueueStops(t *testing.T) {
	w := newWorld(t)
	w.comet("spark")
	m := w.declare("Spark")
	m = w.press(0, m, "then")
	m = w.pressID(0, m, last(m.Components[0].Components).CustomID)
	w.press(0, m, "confirm")
	m = w.press(1, w.front(1), "move")
	m = w.press(1, m, "verb:parry")
	m = w.press(1, m, "pick", options(m)["Parry"])
	w.press(1, m, "confirm")
	m = w.press(0, w.front(0), "move")
	if !strings.Contains(m.Content, "somebody acted") {
		t.Errorf("the owner is not told: %s", show(m))
	}
	for who := 1; who < 3; who++ {
		if m := w.front(who); strings.Contains(show(m), "somebody acted") {
			t.Errorf("member %d reads of it: %s", who, show(m))
		}
	}
	w.quiet()
}

// three begins a match in which member 0 holds the first cards and is in turn, before members 1 and 2, with the stakes made.
func (w *world) three(cards ...string) {
	w.Helper()
	deck := table.Deck{Name: "wide", Cards: tally.Deck(cards...)}
	match, err := w.table.Invite(w.ctx, table.Invitation{Server: w.server.GuildID(), Channel: w.matches(), Game: tally.Name,
		From: w.who[1].ID(), To: []string{w.who[2].ID(), w.who[0].ID()}, Deck: deck})
	w.ok(err)
	w.delivered()
	m := w.await(2, "invitation", func(m sandbox.Message) bool { _, ok := find(m, "accept"); return ok })
	w.press(2, m, "accept:calm")
	_, err = w.table.Accept(w.ctx, match.ID, w.who[0].ID(), deck, "accepted")
	w.ok(err)
	for who := range 3 {
		m := w.press(who, w.front(who), "move")
		w.press(who, w.press(who, m, "done"), "confirm")
	}
}

// TestOthersOffer ensures that who is asked together with others and presses a button that is another one's is told that,
// and not that the question is over; and that such buttons say whose they are.
func TestOthersOffer(t *testing.T) {
	w := newWorld(t)
	w.three("comet")
	w.press(0, w.declare("Comet"), "confirm")
	front := w.front(2)
	for _, want := range []string{"(Guard… · Bruno ", "(No guard · Bruno ", "(Pass · Chiara ", "(Pass, ask me again · Chiara "} {
		if !strings.Contains(show(front), want) {
			t.Errorf("whose a button is: %s, want %q", show(front), want)
		}
	}
	if m := w.press(2, front, "offer:.no-guard"); !strings.HasPrefix(m.Content, "Quel pulsante è per un'altra persona") || !strings.Contains(m.Content, "Comet") {
		t.Errorf("another one's button: %s", show(m))
	}
	w.press(1, front, "offer:.no-guard")
	w.quiet()
}

// TestOneDeadline ensures that what two are asked alike is said once, with one deadline where theirs are about the same and
// one for each where they are not.
func TestOneDeadline(t *testing.T) {
	for _, test := range []struct {
		slower time.Duration
		times  int
	}{{11 * time.Minute, 1}, {20 * time.Minute, 2}} {
		t.Run(test.slower.String(), func(t *testing.T) {
			w := newWorld(t)
			w.three("flare", "spark")
			w.press(0, w.declare("Spark"), "confirm")
			w.press(1, w.front(1), "pass")
			w.clock.Advance(test.slower)
			w.press(2, w.front(2), "pass")
			w.press(0, w.declare("Flare"), "confirm")
			got := w.front(1).Content
			if strings.Count(got, "played Flare") != 1 || strings.Count(got, ":R>") != test.times || !strings.Contains(got, "<@"+w.who[1].ID()+"> and <@"+w.who[2].ID()+">: ") {
				t.Errorf("what two are asked: %q, want one sentence with %d deadlines", got, test.times)
			}
			w.quiet()
		})
	}
}

// TestPassHelp ensures that the ways of passing say what they come to where they stand side by side, and that who has passed
// while others are still asked is told why the match's message goes on naming them.
func TestPassHelp(t *testing.T) {
	w := newWorld(t)
	w.three("comet")
	w.press(0, w.declare("Comet"), "confirm")
	for who, want := range map[int][]string{
		1: {"*Passo, richiedimelo*: ", "*No guard*: "},
		2: {"*Passo, richiedimelo*: "},
	} {
		m := w.press(who, w.front(who), "move")
		for _, s := range want {
			if !strings.Contains(m.Content, s) {
				t.Errorf("member %d: %s, want %q", who, show(m), s)
			}
		}
		if strings.Contains(m.Content, "*No guard*") != (who == 1) {
			t.Errorf("member %d reads of an offer that is another one's, or not of their own: %s", who, show(m))
		}
	}
	if m := w.press(1, w.front(1), "pass"); !strings.Contains(m.Content, "nobody sees who has") && !strings.Contains(m.Content, "nessuno vede chi ha risposto") {
		t.Errorf("passed: %s", show(m))
	}
	w.quiet()
}
