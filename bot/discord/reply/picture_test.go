package reply_test

import (
	"errors"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/discord/reply"
)

// TestLatePicture ensures that an answer whose picture cannot be drawn in time stands complete in words, without the
// picture that was there before, and that what is reported of it is marked as no fault.
func TestLatePicture(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Begun()
	w.Plays("Spark")
	w.RestartLong()
	first := ada.Command("cards")
	ada.SheetText(first)
	w.Painter.Busy.Store(true)
	planned := w.Painter.Planned.Load()
	second := ada.Press(first, "sheet:tally/1")
	answers := map[string]discordtest.Message{
		"hand":   ada.Command("match hand"),
		"window": bruno.Open("move"),
		"sheet":  second,
		"card":   ada.Press(second, "sheetcard=card24"),
		"log":    ada.Command("match log"),
		"board":  ada.Command("match board", discordtest.Opt("match", "m1")),
	}
	w.Deaf() // waits until the answers are complete
	for what, m := range answers {
		reader := ada
		if what == "window" {
			reader = bruno
		}
		got := reader.Message(m.ID)
		if got.Content != m.Content || len(got.Embeds) != len(m.Embeds) || len(got.Components) != len(m.Components) ||
			len(got.Attachments) > 0 {
			t.Errorf("%s: complete %s with %v, at first %s", what, got, got.Attachments, m)
		}
		for i, e := range got.Embeds {
			if e.Description != m.Embeds[i].Description || e.Image != nil {
				t.Errorf("%s: complete %s, at first %s", what, got, m)
			}
		}
	}
	if n := w.Painter.Planned.Load() - planned; n != int64(len(answers))+1 { // and the copy of the hand
		t.Errorf("%d pictures were begun, want %d", n, len(answers)+1)
	}
	faults := w.Faults()
	if len(faults) != len(answers) {
		t.Errorf("%d reports, want %d: %v", len(faults), len(answers), faults)
	}
	for _, err := range faults {
		if !errors.Is(err, reply.ErrLate) {
			t.Errorf("reported as a fault: %v", err)
		}
	}
}
