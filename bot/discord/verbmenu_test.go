package discord_test

import (
	"strings"
	"testing"

	"farpost/bot/sandbox"
)

// suggested are the labels of the blue buttons of a message.
func suggested(m sandbox.Message) string {
	var out []string
	for _, row := range m.Components {
		for _, c := range row.Components {
			if c.Style == 1 {
				out = append(out, c.Label)
			}
		}
	}
	return strings.Join(out, ", ")
}

// TestSuggested ensures that the blue button is what the game calls worth suggesting, that each grey one of the own turn
// gives its reason, and that the board in words lists only what can be done.
func TestSuggested(t *testing.T) {
	w := newWorld(t)
	w.wide(1, "rock")
	m := w.press(0, w.front(0), "move")
	if got := suggested(m); got != "End" {
		t.Errorf("suggested is %q: %s", got, show(m))
	}
	for _, want := range []string{"Not possible now:", "Play: Too heavy. (TA-1)", "Sort: Nothing to do it with."} {
		if !strings.Contains(m.Content, want) {
			t.Errorf("the menu says %q, want %q in it", m.Content, want)
		}
	}
	board := w.command(0, w.front(0).ChannelID, "board", []string{"text"})
	if got := board.Embeds[0].Description; !strings.Contains(got, "Dig, End") || strings.Contains(got, "Sort") {
		t.Errorf("the board lists %q", got)
	}
	w.quiet()
}

// TestLaterAsks ensures that who answers a question ahead is told which, and who goes on with the turn what is next.
func TestLaterAsks(t *testing.T) {
	w := newWorld(t)
	w.comet()
	if m := w.press(0, w.declare("Comet"), "ahead"); m.Content != "**Play** › Comet › Bruno\nThis is asked later; say now:\n**Boost it · Comet**" {
		t.Errorf("the question ahead: %q", m.Content)
	}
	m := w.press(0, w.press(0, w.front(0), "move"), "verb:play")
	if m = w.press(0, w.press(0, m, "pick", options(m)["Moth"]), "then"); m.Content != "**Play** › Moth\nAnd what do you do after that?" {
		t.Errorf("what is next: %q", m.Content)
	}
	w.quiet()
}

// TestThenAfter ensures that where further actions can be said only once something else is, the page before Confirm says
// what, and that they can be then; and that nothing of the sort is said where they can be said anyway.
func TestThenAfter(t *testing.T) {
	w := newWorld(t)
	w.wide(4, "comet", "spark", "spark", "spark")
	m := w.declare("Comet")
	if _, then := find(m, "then"); then || !strings.HasSuffix(m.Content, "\n-# *Then…* comes once this is said: Boost now.") {
		t.Errorf("before the boost is said: %s", show(m))
	}
	m = w.press(0, w.press(0, m, "ahead"), "sub")
	if _, then := find(m, "then"); !then || strings.Contains(m.Content, "Then…") {
		t.Errorf("behind the boost: %s", show(m))
	}
	m = w.declare("Spark")
	if _, then := find(m, "then"); !then || strings.Contains(m.Content, "Then…") {
		t.Errorf("with nothing to be said before: %s", show(m))
	}
	w.quiet()
}
