package public_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestRows ensures which buttons each message has, and where: an own turn, a window, a question with one verb
// only, the private hand and what is rarely needed.
func TestRows(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Begin()
	handover := ada.Handover()
	if got := handover.Layout(); got != "move:choose hand more" || handover.Button(0, 0).Label != "Choose…" {
		t.Errorf("a question with one verb: %s", handover)
	}
	w.Stake(ada, bruno)
	if got := ada.Handover().Layout(); got != "move hand more" {
		t.Errorf("an own turn: %s", got)
	}
	if got := ada.Open("hand").Layout(); got != "move more link" {
		t.Errorf("the hand in the own turn: %s", got)
	}
	if got := bruno.Open("hand").Layout(); got != "more link" {
		t.Errorf("the hand of who is not asked: %s", got)
	}
	if got := w.Plays("Spark").Layout(); got != "pass move hand more" {
		t.Errorf("a window: %s", got)
	}
	w.Quiet()
}
