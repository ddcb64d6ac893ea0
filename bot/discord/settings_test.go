package discord_test

import (
	"strings"
	"testing"
)

// TestSettings ensures that a member is told whether they can be written to, and that after closed direct messages are
// open again a test brings the copies of their hands, without anybody else seeing a thing.
func TestSettings(t *testing.T) {
	w := newWorld(t)
	if m := w.command(0, w.matches(), "settings", nil); !strings.Contains(m.Content, "not tried yet") {
		t.Errorf("before any message: %s", show(m))
	}
	w.ok(w.who[0].SetDMs(false))
	w.begun()
	w.delivered()
	m := w.command(0, w.matches(), "settings", nil)
	if !strings.Contains(m.Content, "**closed**") {
		t.Errorf("closed: %s", show(m))
	}
	if m = w.press(0, m, "testdms"); !strings.Contains(m.Content, "**closed**") {
		t.Errorf("a test while they are closed: %s", show(m))
	}
	if _, ok := w.direct(0); ok {
		t.Error("a copy of the hand arrived all the same")
	}
	w.ok(w.who[0].SetDMs(true))
	if m = w.press(0, m, "testdms"); !strings.Contains(m.Content, "**open**") {
		t.Errorf("a test when they are open: %s", show(m))
	}
	if dm, ok := w.direct(0); !ok || !strings.Contains(dm.Embeds[0].Title, "Your hand") {
		t.Errorf("no copy of the hand after the test: %s", show(dm))
	}
	w.quiet()
}
