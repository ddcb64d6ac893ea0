package reply_test

import (
	"sync"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

// TestTwice ensures that a button pressed twice, and an interaction delivered twice, count once; the second
// press shows the current question.
func TestTwice(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Begun()
	m := ada.Open("move", "verb:end")
	w.Server.DuplicateInteractions(1)
	first := ada.Press(m, "confirm")
	if !first.Tells("ended the turn") {
		t.Errorf("the first press: %s", first)
	}
	twoPresses(w, bruno)
	w.Quiet()
}

// twoPresses has Bruno end his turn by two presses of the same Confirm in the same moment, which end it once.
func twoPresses(w *discordtest.World, bruno *discordtest.Member) {
	w.Helper()
	m := bruno.Open("move", "verb:end")
	confirm, _ := m.Part("confirm")
	var both sync.WaitGroup
	outs := make([]sandbox.Outcome, 2)
	for i := range outs {
		both.Add(1)
		go func() {
			defer both.Done()
			// A failure shows as an empty outcome below.
			outs[i], _ = bruno.Member.Press(w.Ctx, m.ID, confirm.CustomID)
		}()
	}
	both.Wait()
	for _, o := range outs {
		if o.Kind != sandbox.OutcomeUpdated {
			w.Errorf("a double press: %+v", o)
		}
	}
	if n := w.Logged("m1", "ended"); n != 2 {
		w.Errorf("%d turns ended, want 2", n)
	}
}
