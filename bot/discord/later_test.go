package discord_test

import (
	"errors"
	"testing"

	"farpost/bot/discord/reply"
	"farpost/bot/sandbox"
)

// TestLatePicture ensures that an answer whose picture cannot be drawn in time stands complete in words, without the
// picture that was there before, and that what is reported of it is marked as no fault.
func TestLatePicture(t *testing.T) {
	w := newWorld(t)
	w.begun()
	w.playSpark()
	w.delivered()
	w.stop()
	w.long = true // a sheet of more than one page
	w.start()
	first := w.command(0, w.matches(), "cards", nil)
	w.sheetOf(0, first)
	w.busy.Store(true)
	planned := w.planned.Load()
	second := w.press(0, first, "sheet:tally/1")
	answers := map[string]sandbox.Message{
		"hand":   w.command(0, w.matches(), "match", []string{"hand"}),
		"window": w.press(1, w.front(1), "move"),
		"sheet":  second,
		"card":   w.press(0, second, "sheetcard", "card24"),
		"log":    w.command(0, w.matches(), "match", []string{"log"}),
		"board":  w.command(0, w.matches(), "match", []string{"board"}, opt("match", "m1")),
	}
	w.deaf() // waits until the answers are complete
	for what, m := range answers {
		who := 0
		if what == "window" {
			who = 1
		}
		got := w.message(who, m.ID)
		if got.Content != m.Content || len(got.Embeds) != len(m.Embeds) || len(got.Components) != len(m.Components) || len(got.Attachments) > 0 {
			t.Errorf("%s: complete %s with %v, at first %s", what, show(got), got.Attachments, show(m))
		}
		for i, e := range got.Embeds {
			if e.Description != m.Embeds[i].Description || e.Image != nil {
				t.Errorf("%s: complete %s, at first %s", what, show(got), show(m))
			}
		}
	}
	if n := w.planned.Load() - planned; n != int64(len(answers)) {
		t.Errorf("%d pictures were begun, want %d", n, len(answers))
	}
	faults := w.faults()
	if len(faults) != len(answers) {
		t.Errorf("%d reports, want %d: %v", len(faults), len(answers), faults)
	}
	for _, err := range faults {
		if !errors.Is(err, reply.ErrLate) {
			t.Errorf("reported as a fault: %v", err)
		}
	}
}
