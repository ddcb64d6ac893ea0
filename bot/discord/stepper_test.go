package discord_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/bot/internal/tally"
	"farpost/bot/sandbox"
	"farpost/bot/table"
)

// wide begins a match in which member 0 holds these cards, with the stakes made.
func (w *world) wide(hand int, cards ...string) {
	w.Helper()
	_, err := w.table.Invite(w.ctx, table.Invitation{Server: w.server.GuildID(), Channel: w.matches(), Game: tally.Name,
		From: w.who[0].ID(), To: []string{w.who[1].ID()}, Deck: table.Deck{Name: "wide", Cards: tally.Deck(cards...)},
		Settings: table.Settings{Rules: map[string]int{"hand": hand}}})
	w.ok(err)
	w.delivered()
	m := w.await(1, "invitation", func(m sandbox.Message) bool { _, ok := find(m, "accept"); return ok })
	w.press(1, m, "accept:calm")
	for who := range 2 {
		m := w.press(who, w.front(who), "move")
		m = w.press(who, m, "done")
		w.press(who, m, "confirm")
	}
	w.delivered()
}

// labels are a menu's labels in order.
func labels(m sandbox.Message) []string {
	var out []string
	for _, row := range m.Components {
		for _, c := range row.Components {
			for _, o := range c.Options {
				out = append(out, o.Label)
			}
		}
	}
	return out
}

// TestCopies ensures that of cards that are the same to choose a menu for one shows one.
func TestCopies(t *testing.T) {
	w := newWorld(t)
	w.wide(20, append(slices.Repeat([]string{"moth"}, 19), "spark")...)
	m := w.press(0, w.front(0), "move")
	m = w.press(0, m, "verb:play")
	if got := labels(m); !slices.Equal(slices.Sorted(slices.Values(got)), []string{"Moth", "Spark"}) {
		t.Errorf("19 moths and a spark are offered as %q", got)
	}
	w.quiet()
}

// TestPages ensures that more options than a menu holds are paged, and that each can be reached.
func TestPages(t *testing.T) {
	w := newWorld(t)
	w.wide(30, append(slices.Repeat([]string{"moth"}, 29), "spark")...)
	m := w.press(0, w.front(0), "move")
	m = w.press(0, m, "verb:play")
	if n := len(labels(m)); n != 25 {
		t.Fatalf("%d options on the first page: %s", n, show(m))
	}
	seen := labels(m)
	m = w.press(0, m, "page")
	seen = append(seen, labels(m)...)
	if len(seen) != 30 || !slices.Contains(seen, "Spark") {
		t.Errorf("two pages show %d options: %q", len(seen), seen)
	}
	first := w.press(0, m, "page")
	if len(labels(first)) != 25 {
		t.Errorf("behind the last page: %s", show(first))
	}
	m = w.press(0, first, "page")
	m = w.press(0, m, "pick", options(m)["Spark"])
	if _, ok := find(m, "pick"); !ok || len(options(m)) != 2 {
		t.Errorf("the target: %s", show(m))
	}
	w.quiet()
}

// TestOrdered ensures that ordered choices are picked one at a time, shown in their order, and can be taken back.
func TestOrdered(t *testing.T) {
	w := newWorld(t)
	w.wide(3, "spark", "flare", "rock")
	m := w.press(0, w.front(0), "move")
	m = w.press(0, m, "verb:sort")
	if _, done := find(m, "done"); done {
		t.Error("too few picks can be confirmed")
	}
	m = w.press(0, m, "pick", options(m)["Rock"])
	m = w.press(0, m, "pick", options(m)["Spark"])
	if !strings.Contains(m.Content, "1. Rock\n2. Spark") || slices.Contains(labels(m), "Rock") {
		t.Errorf("after two picks: %s", show(m))
	}
	m = w.press(0, m, "undo")
	if !strings.Contains(m.Content, "1. Rock") || strings.Contains(m.Content, "2.") || !slices.Contains(labels(m), "Spark") {
		t.Errorf("after Undo: %s", show(m))
	}
	m = w.press(0, m, "pick", options(m)["Flare"])
	m = w.press(0, m, "done")
	if !strings.Contains(m.Content, "Rock, Flare") {
		t.Errorf("the preview: %s", show(m))
	}
	m = w.press(0, m, "back")
	if len(labels(m)) != 3 || strings.Contains(m.Content, "1.") {
		t.Errorf("Back from the preview: %s", show(m))
	}
	for _, name := range []string{"Flare", "Spark", "Rock"} {
		m = w.press(0, m, "pick", options(m)[name])
	}
	if _, ok := find(m, "confirm"); !ok {
		t.Fatalf("the last pick does not lead to the preview: %s", show(m))
	}
	m = w.press(0, m, "confirm")
	if _, ok := find(m, "verb:end"); !ok || !strings.Contains(m.Content, "sorted") {
		t.Errorf("the receipt does not lead on: %s", show(m))
	}
	again := w.press(0, m, "verb:end")
	if again.ID != m.ID {
		t.Error("the stepper does not go on in place")
	}
	w.quiet()
}

// TestBack ensures that Back goes one question back and in the end to the verbs, and that all of it happens
// in one private message.
func TestBack(t *testing.T) {
	w := newWorld(t)
	w.begun()
	start := w.press(0, w.front(0), "move")
	m := w.press(0, start, "verb:play")
	m = w.press(0, m, "pick", options(m)["Spark"])
	m = w.press(0, m, "pick", "seat:1")
	for _, want := range []string{"pick", "pick", "verb:end"} {
		m = w.press(0, m, "back")
		if _, ok := find(m, want); !ok || m.ID != start.ID {
			t.Errorf("Back does not lead to %s: %s", want, show(m))
		}
	}
	m = w.press(0, m, "verb:end")
	if m = w.press(0, m, "back"); len(m.Components) == 0 {
		t.Errorf("Back from a verb without questions: %s", show(m))
	}
	if front := w.front(1); front.X.MentionsMe {
		t.Error("something was public before Confirm")
	}
	w.quiet()
}

// TestRefused ensures that an answer that became impossible says why and leads on.
func TestRefused(t *testing.T) {
	w := newWorld(t)
	w.begun()
	w.playSpark()
	m := w.press(1, w.front(1), "move")
	m = w.press(1, m, "verb:parry")
	m = w.press(1, m, "pick", options(m)["Parry"])
	w.press(1, w.front(1), "pass") // by another device
	m = w.press(1, m, "confirm")
	if len(m.Content) == 0 || strings.Contains(show(m), "went wrong") {
		t.Errorf("the answer: %s", show(m))
	}
	w.play("Flare")
	m = w.press(1, w.front(1), "move")
	m = w.press(1, m, "verb:parry")
	m = w.press(1, m, "pick", options(m)["Parry"])
	w.press(1, m, "confirm")
	w.endTurn(0)
	w.endTurn(1)
	w.playSpark() // the one drawn meanwhile
	m = w.press(1, w.front(1), "move")
	if _, parry := find(m, "verb:parry"); parry || !strings.Contains(show(m), "Parry") {
		t.Errorf("without a parry: %s", show(m))
	}
	m = w.press(1, m, "pass") // in the private message, in its place
	if strings.Contains(m.Content, "Parry") {
		t.Errorf("after passing: %s", show(m))
	}
	w.quiet()
}

// TestAskedInWords ensures that a step whose question has no words of its own is asked in those of the question that it
// belongs to.
func TestAskedInWords(t *testing.T) {
	w := newWorld(t)
	w.begin()
	if m := w.press(0, w.front(0), "move"); !strings.Contains(m.Content, "Stake a card or none.") {
		t.Errorf("the step asks: %s", show(m))
	}
	w.quiet()
}

func (w *world) endTurn(who int) {
	w.Helper()
	m := w.press(who, w.front(who), "move")
	m = w.press(who, m, "verb:end")
	w.press(who, m, "confirm")
}

// TestLone ensures that a question behind another one with a single option is no step, but is shown before it is confirmed,
// and that Back goes behind it; a first question is always one.
func TestLone(t *testing.T) {
	w := newWorld(t)
	w.comet()
	m := w.press(0, w.press(0, w.front(0), "move"), "verb:play")
	m = w.press(0, m, "pick", options(m)["Comet"])
	if _, ok := find(m, "confirm"); !ok || !strings.HasPrefix(m.Content, "**Play** › Comet › Bruno\n") {
		t.Fatalf("the only target: %s", show(m))
	}
	if m = w.press(0, m, "back"); options(m)["Comet"] == "" {
		t.Errorf("back behind it: %s", show(m))
	}
	w.press(0, w.press(0, m, "pick", options(m)["Comet"]), "confirm")
	if front := w.front(1); !strings.Contains(front.Content, "Ada played Comet at Bruno.") {
		t.Errorf("the play: %s", show(front))
	}
	w.quiet()
}
