package app_test

import (
	"testing"

	"farpost/bot/app/apptest"
)

// TestOtherwise ensures that the button which changes what the game proposed is called after what it does: nothing is
// paid when a match of Threefold Beings begins.
func TestOtherwise(t *testing.T) {
	w := start(t)
	w.begin(gameOf("beings"))
	front := w.await(w.ada, "the first question", apptest.Asks)
	var labels []string
	for _, row := range w.press(w.ada, front, "move").Components {
		for _, c := range row.Components {
			if labels = append(labels, c.Label); c.Label == "Exchange cards…" {
				return
			}
		}
	}
	t.Errorf("the buttons are called %q", labels)
}
