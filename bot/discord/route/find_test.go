package route_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestSeveralMatches ensures that a command without a match asks which one when there are several, and that
// a receipt leads to the next match that waits.
func TestSeveralMatches(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	handover := w.Begun()
	m := ada.Invites(bruno)
	bruno.Press(m, "accept")
	w.Delivered()
	if m := ada.Command("match board"); len(m.Embeds) != 0 || !m.Tells("2") {
		t.Errorf("which one: %s", m)
	}
	if m := ada.Command("match board", discordtest.Opt("match", "m1")); len(m.Embeds) != 1 {
		t.Errorf("the named one: %s", m)
	}
	if m := ada.Command("match board", discordtest.Opt("match", "m77")); len(m.Embeds) != 0 {
		t.Errorf("no such match: %s", m)
	}
	m = ada.Press(handover, "move", "verb:end", "confirm")
	if !m.Shows("(Next: against Bruno, 24 hours left") {
		t.Errorf("the receipt: %s", m)
	}
	w.Quiet()
}
