package reply_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

// TestSlow ensures that a person gets a sign within Discord's 3 seconds even when the storage is busy, and the
// answer when it is there.
func TestSlow(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Begun()
	m := ada.Open("move", "verb:end")
	confirm, _ := m.Part("confirm")
	var out sandbox.Outcome
	w.Occupied(func() { out = ada.TryPress(m, confirm.CustomID) })
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
