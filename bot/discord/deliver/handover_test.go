package deliver_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestQuestionOnItsOwnMessage ensures that a message which is about to be replaced does not show the question of the
// one that comes after it, however late it is brought up to date: there is never a second set of buttons for it.
func TestQuestionOnItsOwnMessage(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	handover := w.Begun()
	declared := w.Declares("Spark")
	w.Halt() // nothing is delivered any more
	// Asks nobody anything: the message is to be brought up to date.
	bruno.Press(bruno.CommandIn(handover.ChannelID, "tally shout"), "confirm")
	ada.Press(declared, "confirm")
	w.Run()
	if got := bruno.Handover(); got.ID == handover.ID || !got.Tells("played Spark") {
		t.Errorf("the question: %s", got)
	}
	if n := w.Count("PATCH", discordtest.RouteMessage, `\u003e: Ada played Spark at`); n != 0 {
		t.Errorf("the message before showed the question as well, in %d edits", n)
	}
	w.Quiet()
}

// TestNewsBeforeOffer ensures that what happened before an offer of a draw is shown, though the offer is news of
// another kind and came before the message could be brought up to date.
func TestNewsBeforeOffer(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	handover := w.Begun()
	m := ada.Press(handover, "move", "verb:dig")
	for card := range m.Options() { // any of the hand
		m = ada.Press(m, "pick="+card)
		break
	}
	w.Halt()
	ada.Press(m, "confirm") // asks nobody else anything: the message is to be brought up to date
	ada.CommandIn(handover.ChannelID, "match draw")
	w.Run()
	if got := ada.Handover(); got.ID != handover.ID || !got.Describes("hand 2") {
		t.Errorf("after the offer: %s", got)
	}
	w.Quiet()
}
