package discord_test

import (
	"strings"
	"testing"

	"farpost/bot/sandbox"
)

// TestMatch plays a whole match through interactions: invitation, thread, secret stakes, the stepper with
// cost and target, a window that a direct message tells of, one that is passed, the end and its result.
func TestMatch(t *testing.T) {
	w := newWorld(t)
	invite := w.invitation(0, 1)
	if got := w.press(2, invite, "accept:calm"); !strings.Contains(got.Content, "qualcun altro") && !strings.Contains(got.Content, "somebody else") {
		t.Errorf("a stranger accepts: %s", got.Content)
	}
	if got := w.press(0, invite, "accept:calm"); !strings.Contains(got.Content, "in already") {
		t.Errorf("who invited accepts: %s", got.Content)
	}
	w.press(1, invite, "accept:calm")
	front := w.front(1)
	if front.ChannelID != invite.ID {
		t.Errorf("the match is in channel %s, want the thread of message %s", front.ChannelID, invite.ID)
	}
	if !front.X.MentionsMe || !strings.Contains(front.Content, "<t:") {
		t.Errorf("the handover does not mention who is asked, or until when: %s", show(front))
	}
	if len(front.Attachments) != 1 || !strings.Contains(front.Attachments[0].Description, "life 5") {
		t.Errorf("the picture: %+v", front.Attachments)
	}
	if got := w.message(0, invite.ID); len(got.Components) != 0 {
		t.Errorf("an accepted invitation has buttons: %s", show(got))
	}
	for who := range 2 {
		m := w.press(who, w.front(who), "move")
		m = w.press(who, m, "done")
		if got := w.press(who, m, "confirm"); strings.Contains(show(got), "(My move") {
			t.Errorf("after a secret answer: %s", show(got))
		}
	}
	if got := w.front(0); got.ID == front.ID || !got.X.MentionsMe {
		t.Errorf("who answered early is not told that it is their turn now: %s", show(got))
	}
	front = w.front(0)
	// My move: play › Flare › Bruno › Confirm.
	m := w.press(0, front, "move")
	m = w.press(0, m, "verb:play")
	if strings.Contains(show(m), "Rock") == false || options(m)["Rock"] != "" {
		t.Errorf("what cannot be played is shown with its reason and not offered: %s", show(m))
	}
	m = w.press(0, m, "pick", options(m)["Flare"])
	if len(options(m)) != 2 || options(m)["Bruno"] == "" {
		t.Fatalf("targets: %s", show(m))
	}
	m = w.press(0, m, "pick", options(m)["Bruno"])
	if !strings.Contains(m.Content, "You play Flare") {
		t.Errorf("the preview does not say the cost: %s", show(m))
	}
	if w.front(0).ID != front.ID {
		t.Error("something was public before Confirm")
	}
	m = w.press(0, m, "confirm")
	if !strings.Contains(m.Content, "Flare") || len(m.Components) != 0 {
		t.Errorf("receipt: %s", show(m))
	}
	// The window, which the direct message tells of and leads to.
	window := w.front(1)
	if window.ID == front.ID || !window.X.MentionsMe {
		t.Errorf("the window is no new message for who is asked: %s", show(window))
	}
	if got := w.message(0, front.ID); len(got.Components) != 0 {
		t.Errorf("the message before keeps its buttons: %s", show(got))
	}
	dm, ok := w.direct(1)
	if !ok || dm.X.MentionsMe || !dm.X.Silent {
		t.Fatalf("the direct message: %s", show(dm))
	}
	if row := dm.Components; len(row) != 1 || len(row[0].Components) != 1 || !strings.HasSuffix(row[0].Components[0].URL, "/"+invite.ID) {
		t.Errorf("the direct message has more than the way to the match: %s", show(dm))
	}
	if !strings.Contains(dm.Content, "<t:") {
		t.Errorf("the direct message does not say what is asked: %s", show(dm))
	}
	m = w.press(1, window, "move")
	m = w.press(1, m, "verb:parry")
	m = w.press(1, m, "pick", options(m)["Parry"])
	w.press(1, m, "confirm")
	if got := w.front(0); !got.X.MentionsMe || got.ID == window.ID {
		t.Errorf("the turn is not handed back: %s", show(got))
	}
	// A window that is passed by the public button.
	w.playSpark()
	w.press(1, w.front(1), "pass")
	if got := w.front(0); !strings.Contains(got.Embeds[0].Description, "life 4") {
		t.Errorf("after the spark: %s", show(got))
	}
	// The end.
	m = w.press(1, w.front(1), "more")
	m = w.press(1, m, "concede")
	w.press(1, m, "concede:sure")
	w.delivered()
	result := w.await(0, "the result", func(m sandbox.Message) bool {
		return len(m.Embeds) > 0 && strings.Contains(m.Embeds[0].Description, "Nobody else was left")
	})
	if !result.X.MentionsMe || result.ChannelID != invite.ID {
		t.Errorf("result: %s", show(result))
	}
	if _, any := w.newest(0, func(string, sandbox.Message) bool { return true }); any {
		t.Error("a match that is over has buttons left")
	}
	w.quiet()
}

// playSpark has member 0 play a spark at member 1 by the stepper.
func (w *world) playSpark() {
	w.Helper()
	w.play("Spark")
}

// play has member 0 play a card at member 1.
func (w *world) play(card string) {
	w.Helper()
	w.press(0, w.declare(card), "confirm")
	w.delivered()
}

// TestHand ensures that My hand shows the own cards, privately, words first and then the picture.
func TestHand(t *testing.T) {
	w := newWorld(t)
	w.begin()
	for _, m := range []sandbox.Message{w.press(0, w.front(0), "hand"), w.command(0, w.matches(), "match", []string{"hand"})} {
		if !strings.Contains(m.Embeds[0].Description, "Flare") || strings.Contains(m.Embeds[0].Description, "Parry") {
			t.Errorf("the hand: %s", show(m))
		}
		m = w.await(0, "the picture", func(x sandbox.Message) bool {
			return x.ID == m.ID && len(x.Embeds) == 1 && x.Embeds[0].Image != nil
		})
		if !m.X.Ephemeral {
			t.Error("the picture of the hand is public")
		}
	}
	w.quiet()
}

// TestHandCopy ensures that the copy in the direct messages is one message, edited, with its picture renewed.
func TestHandCopy(t *testing.T) {
	w := newWorld(t)
	w.begun()
	dm, ok := w.direct(0)
	if !ok {
		t.Fatal("no direct message")
	}
	w.playSpark()
	after := w.message(0, dm.ID)
	if after.EditedTimestamp == nil || strings.Count(after.Embeds[0].Description, "Spark") != strings.Count(dm.Embeds[0].Description, "Spark")-1 {
		t.Errorf("after a play: %s", show(after))
	}
	if after.Embeds[0].Image == nil || len(after.Attachments) > 1 {
		t.Errorf("pictures pile up or are lost: %+v %+v", after.Embeds[0].Image, after.Attachments)
	}
	if n := w.count("POST", "/channels/{channel_id}/messages", "Your hand"); n != 1 {
		t.Errorf("%d direct messages to the English player, want 1", n)
	}
	w.quiet()
}

// TestLanguages ensures that private text is in the reader's language and public text in the server's.
func TestLanguages(t *testing.T) {
	w := newWorld(t)
	w.command(0, w.matches(), "setup", nil, sandbox.OptionValue{Name: "language", Value: "it"})
	w.begun()
	if m := w.front(0); !strings.Contains(show(m), "Le mie carte") && !strings.Contains(show(m), "mano") {
		t.Errorf("the public message is not Italian: %s", show(m))
	}
	if m := w.command(0, w.matches(), "inbox", nil); !strings.Contains(m.Content, "Tally") {
		t.Errorf("inbox: %s", m.Content)
	}
	ada, bruno := w.command(0, w.matches(), "help", nil), w.command(1, w.matches(), "help", nil)
	if ada.Content == bruno.Content || !strings.Contains(ada.Content, "lets you play") {
		t.Errorf("help for both: %s", ada.Content)
	}
	w.quiet()
}
