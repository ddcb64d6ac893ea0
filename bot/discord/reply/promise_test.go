package reply_test

import (
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

// within is less than the 3 seconds that Discord waits, by as much as a request may be under way.
const within = 2 * time.Second

// TestSlow ensures that a person gets a sign within Discord's 3 seconds even when the storage is busy, and the
// answer when it is there.
func TestSlow(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Begun()
	m := ada.Open("move", "verb:end")
	confirm, _ := m.Part("confirm")
	w.Answered() // the only answer that is waited for is the next one
	var out sandbox.Outcome
	w.Occupied(func() {
		pressed := make(chan sandbox.Outcome, 1)
		go func() { pressed <- ada.TryPress(m, confirm.CustomID) }()
		w.OK(w.Patience.AwaitDue(w.Ctx, within))
		w.Patience.Advance(within)
		out = <-pressed
	})
	if out.Kind != sandbox.OutcomeThinking {
		t.Fatalf("while the storage was busy: %+v", out)
	}
	ada.Await("the receipt", func(m discordtest.Message) bool {
		return m.ID == out.MessageID && m.Tells("ended the turn") && m.X.Ephemeral
	})
	if got := bruno.Handover(); !got.Mentioned(bruno) {
		t.Errorf("the turn did not pass on: %s", got)
	}
	w.Quiet()
}
