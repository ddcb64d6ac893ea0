package deliver_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
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

// TestQuestionsThatWereHeldUp ensures that of several questions that could not be sent for a while the last one alone
// is asked, on a message of its own: those that were answered meanwhile show it nowhere else.
func TestQuestionsThatWereHeldUp(t *testing.T) {
	w := discordtest.New(t)
	first := w.Begun()
	w.Halt()
	for _, who := range []*discordtest.Member{w.Ada, w.Bruno} {
		who.Press(who.CommandIn(first.ChannelID, "tally end"), "confirm")
	}
	w.Run()
	w.Delivered()
	if got := w.Ada.Handover(); got.ID == first.ID {
		t.Errorf("the question: %s", got)
	}
	for _, x := range w.Exchanges() {
		if x.Method == "PATCH" && strings.HasSuffix(x.Path, first.ID) && bytes.Contains(x.Body, []byte("custom_id")) {
			t.Errorf("the message before got other buttons: %s", x.Body)
		}
	}
	w.Quiet()
}

// TestNewsBeforeOffer ensures that what happened before an offer of a draw is shown, though the offer is news of
// another kind and came before the message could be brought up to date.
func TestNewsBeforeOffer(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	handover := w.Begun()
	m := ada.Press(handover, "move", "verb:dig", "pick=Rock")
	w.Halt()
	ada.Press(m, "confirm") // asks nobody else anything: the message is to be brought up to date
	ada.CommandIn(handover.ChannelID, "match draw")
	w.Run()
	if got := ada.Handover(); got.ID != handover.ID || !got.Shows("hand 2") {
		t.Errorf("after the offer: %s", got)
	}
	w.Quiet()
}

// TestPromptsBeforeButtons ensures that a prompt does not wait until the message before it has lost its buttons: that
// is a row of its own, behind everything that people are asked, and is made up for.
func TestPromptsBeforeButtons(t *testing.T) {
	w := discordtest.New(t)
	first := w.Begun()
	w.Delivered()
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultRateLimit, Method: "PATCH",
		Template: discordtest.RouteMessage, ChannelID: first.ChannelID, RetryAfter: time.Hour})
	last, seen := first, []discordtest.Message{first}
	for _, who := range []*discordtest.Member{w.Ada, w.Bruno, w.Ada} { // the clock stands still meanwhile
		who.Press(who.CommandIn(first.ChannelID, "tally end"), "confirm")
		last = who.Await("the next prompt", func(m discordtest.Message) bool {
			return m.ChannelID == first.ChannelID && m.Has("hand") && !m.X.Ephemeral && m.ID > last.ID
		})
		seen = append(seen, last)
	}
	w.Delivered()
	for _, m := range seen[:3] {
		if now := w.Ada.Message(m.ID); len(now.Components) > 0 {
			t.Errorf("there are still buttons: %s", now)
		}
	}
	w.Quiet()
}

// TestNothingCameOfIt ensures that a prompt of whose question nothing came leaves no message behind when another takes
// its place, and that one of which something came stays as a line.
func TestNothingCameOfIt(t *testing.T) {
	w := discordtest.New(t)
	first := w.Begun()
	w.Delivered()
	gone := w.Count("DELETE", discordtest.RouteMessage, "")
	if gone != 1 {
		t.Errorf("%d messages were deleted before the first turn, want that of the deal", gone)
	}
	w.Ada.Press(w.Ada.CommandIn(first.ChannelID, "tally end"), "confirm")
	w.Delivered()
	if n := w.Count("DELETE", discordtest.RouteMessage, ""); n != gone {
		t.Errorf("%d messages were deleted since", n-gone)
	}
	if m := w.Ada.Message(first.ID); !m.Tells("ended the turn") || len(m.Components) > 0 {
		t.Errorf("what stays of the first turn: %s", m)
	}
	w.Quiet()
}
