package discord_test

import (
	"strings"
	"testing"
)

// TestQuestionOnItsOwnMessage ensures that a message which is about to be replaced does not show the question of the one
// that comes after it, however late it is brought up to date: there is never a second set of buttons for it.
func TestQuestionOnItsOwnMessage(t *testing.T) {
	w := newWorld(t)
	front := w.begun()
	declared := w.declare("Spark")
	w.halt() // nothing is delivered any more
	m := w.command(1, front.ChannelID, "tally", []string{"shout"})
	w.press(1, m, "confirm") // asks nobody anything: the message is to be brought up to date
	w.press(0, declared, "confirm")
	w.run()
	if got := w.front(1); got.ID == front.ID || !strings.Contains(got.Content, "played Spark") {
		t.Errorf("the question: %s", show(got))
	}
	if n := w.count("PATCH", routeMessage, `\u003e: Ada played Spark at`); n != 0 {
		t.Errorf("the message before showed the question as well, in %d edits", n)
	}
	w.quiet()
}

// TestNewsBeforeOffer ensures that what happened before an offer of a draw is shown, though the offer is news of another
// kind and came before the message could be brought up to date.
func TestNewsBeforeOffer(t *testing.T) {
	w := newWorld(t)
	front := w.begun()
	m := w.press(0, w.press(0, front, "move"), "verb:dig")
	for card := range options(m) { // any of the hand
		m = w.press(0, m, "pick", options(m)[card])
		break
	}
	w.halt()
	w.press(0, m, "confirm") // asks nobody else anything: the message is to be brought up to date
	w.command(0, front.ChannelID, "match", []string{"draw"})
	w.run()
	if got := w.front(0); got.ID != front.ID || !strings.Contains(got.Embeds[0].Description, "hand 2") {
		t.Errorf("after the offer: %s", show(got))
	}
	w.quiet()
}
