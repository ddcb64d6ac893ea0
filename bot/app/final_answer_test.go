package app_test

import (
	"strings"
	"testing"

	"farpost/bot/app/apptest"
)

// TestAnswered ensures that who has answered for good while others are still awaited is told so, with the answer and
// with whom the match waits for, whatever they press, and that nothing of it is public.
func TestAnswered(t *testing.T) {
	w := start(t)
	w.begin()
	front := w.await(w.ada, "the first question", apptest.Asks)
	keep := w.press(w.ada, front, "say")
	if !strings.Contains(keep.Content, "The match waits for Bruno") ||
		!strings.Contains(keep.Content, "**Keep the hand**") {
		t.Errorf("after the answer: %q", keep.Content)
	}
	for _, action := range []string{"say", "move"} {
		got := w.press(w.ada, front, action)
		for _, want := range []string{"You have answered, and your answer stands:", "**Keep the hand**",
			"The match waits for Bruno"} {
			if !strings.Contains(got.Content, want) {
				t.Errorf("pressing %s again is answered without %q: %q", action, want, got.Content)
			}
		}
		if len(apptest.Controls(got)) > 0 {
			t.Errorf("pressing %s again still offers something: %+v", action, apptest.Controls(got))
		}
	}
	if now, err := w.bruno.Member.Message(front.ID); err != nil || !apptest.Same(now, front) {
		t.Errorf("the public message changed: %v", err)
	}
	w.press(w.bruno, front, "say")
	w.changed(front)
	w.quiet()
}
