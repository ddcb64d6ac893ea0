package app_test

import (
	"strings"
	"testing"

	"farpost/bot/app/apptest"
)

// TestFirstWindow ensures that a player's first window explains Pass, privately and once, and that everybody gets its
// buttons, which the second does not say.
func TestFirstWindow(t *testing.T) {
	w := start(t)
	w.begin()
	const said = "Everyone gets these buttons"
	// windows that Ada was asked about, by question: a message may show one before its own is posted
	seen := map[string]bool{}
	for step := 0; len(seen) < 3; step++ {
		if step > 200 {
			t.Fatal("Ada meets no third window")
		}
		front := w.await(w.ada, "the next question", apptest.Asks)
		ada := w.ada
		if pass, window := find(front, "pass"); window && ada.asked(front) && !seen[pass.ID] {
			first := len(seen) == 0
			seen[pass.ID] = true
			open, err := ada.Press(w.ctx, front, must(t, front, "move"))
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.Contains(open.Content, said); got != first ||
				strings.Count(open.Content, "only if something changes") != 1 {
				t.Errorf("window %d: Respond shows %q", len(seen), open.Content)
			}
			if strings.Contains(front.Content, said) {
				t.Errorf("the public message explains: %q", front.Content)
			}
		}
		w.act(front)
	}
	w.quiet()
}
