package discord_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
)

// lately is what a match's message says of the last events.
func lately(m sandbox.Message) string { return m.Embeds[0].Fields[0].Value }

// TestLastEvents ensures that the message of a handover tells what people did in the turn before, rather than what comes with
// every turn, which fills up where there is nothing else; and nothing of turns that are long over.
func TestLastEvents(t *testing.T) {
	w := newWorld(t)
	w.comet("spark")
	w.playSpark()
	w.press(1, w.front(1), "pass")
	w.endTurn(0)
	if got := lately(w.front(1)); !strings.Contains(got, "played Spark") || !strings.Contains(got, "life -1") || strings.Contains(got, "ended the turn") {
		t.Errorf("after a turn with a play: %q", got)
	}
	w.endTurn(1)
	if got := lately(w.front(0)); got != "<@"+w.who[1].ID()+"> ended the turn." {
		t.Errorf("after a turn without: %q", got)
	}
	w.quiet()
}

// TestLatest ensures that a log that is too long begins with a whole line.
func TestLatest(t *testing.T) {
	lines := []string{"the first one", "zwölf", "three"}
	for n, want := range map[int]string{30: "the first one\nzwölf\nthree", 26: "the first one\nzwölf\nthree", 25: "…\nzwölf\nthree", 11: "…\nthree", 4: "thr…"} {
		if got := ui.LastLines(lines, n); got != want {
			t.Errorf("%d characters: %q, want %q", n, got, want)
		}
	}
	if got := ui.LastLines(nil, 9); got != "" {
		t.Errorf("of nothing: %q", got)
	}
}
