package lobby_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestRematch ensures that the message of a result says in sentences who has won and why, leads to what happened and to
// a rematch; that this is an invitation with a mention that the other accepts, with the same deck, by pressing either;
// and that a watcher's press invites nobody.
func TestRematch(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno, chiara := w.Ada, w.Bruno, w.Chiara
	w.Begun()
	result := bruno.Concedes()
	if got, want := result.Embeds[0].Description, ada.Mention()+" won.\nNobody else was left."; got != want {
		t.Errorf("the result says %q, want %q", got, want)
	}
	if m := ada.Press(result, "log"); !m.Shows("is out") {
		t.Errorf("what happened: %s", m)
	}
	if m := chiara.Press(result, "rematch"); !m.Shows("solo chi gioca", "only its players") {
		t.Errorf("a watcher's press: %s", m)
	}
	before := ada.Pings()
	if m := bruno.Press(result, "rematch"); !m.Tells("calm", "Calm", "Calma") {
		t.Errorf("who wants a rematch is not told with which deck: %s", m)
	}
	w.Delivered()
	open := ada.Await("the invitation", func(m discordtest.Message) bool { return m.Has("same") })
	if !strings.HasPrefix(open.Content, ada.Mention()+": "+bruno.Mention()+" wants a rematch") ||
		ada.Pings() != before+1 {
		t.Errorf("the invitation, after %d mentions: %s", ada.Pings()-before, open)
	}
	if open.Has("accept") {
		t.Errorf("a rematch offers a ready deck in place of the one that was played: %s", open)
	}
	if m := bruno.Press(result, "rematch"); !m.Tells("Ci sei già", "in already") {
		t.Errorf("who has invited presses again: %s", m)
	}
	if m := ada.Press(open, "same"); !m.Tells("You are in, with") {
		t.Errorf("accepted: %s", m)
	}
	if got := ada.Handover(); !got.Shows("stake") && !got.Tells("stake") {
		t.Errorf("the rematch has not begun: %s", got)
	}
	if m := ada.Press(result, "rematch"); !m.Tells("being played already") {
		t.Errorf("a rematch while one is played: %s", m)
	}
	w.Quiet()
}
