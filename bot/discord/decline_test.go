package discord_test

import (
	"strings"
	"testing"
)

// TestDeclined ensures that who invited is told, once and with a mention, that the invitation was declined and by whom, and
// that the invitation says so, too; one that was withdrawn says that it is off.
func TestDeclined(t *testing.T) {
	w := newWorld(t)
	m := w.invitation(0, 1)
	w.press(1, m, "decline")
	if n := w.pings(0); n != 1 {
		t.Errorf("who invited was mentioned %d times", n)
	}
	if m = w.message(0, m.ID); !strings.HasPrefix(m.Content, "<@"+w.who[1].ID()+"> has declined") || len(m.Components) != 0 {
		t.Errorf("the invitation: %s", show(m))
	}
	if n := w.count("POST", routeMessages, "has declined the invitation to Tally"); n != 1 {
		t.Errorf("%d messages say that it was declined", n)
	}
	m = w.invitation(0, 2)
	w.press(0, m, "decline")
	w.delivered()
	if m = w.message(2, m.ID); !strings.Contains(m.Content, "the invitation is off") || w.pings(2) != 1 {
		t.Errorf("withdrawn, with %d mentions in all: %s", w.pings(2), show(m))
	}
	w.quiet()
}
