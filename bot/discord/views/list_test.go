package views_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestLists ensures what /match list, log, board and /inbox tell.
func TestLists(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno, chiara := w.Ada, w.Bruno, w.Chiara
	if m := ada.Command("inbox"); !m.Tells("Nothing waits") {
		t.Errorf("an empty inbox: %s", m.Content)
	}
	handover := w.Begun()
	if m := ada.Command("inbox"); !m.Tells("<#"+handover.ChannelID+">") || !m.Tells("<t:") || m.Tells("Tally") ||
		m.Button(0, 0).Label != "Against Bruno" || !strings.HasSuffix(m.Button(0, 0).URL, handover.ChannelID) {
		t.Errorf("inbox: %s", m)
	}
	if m := bruno.Command("inbox"); m.Tells(handover.ChannelID) {
		t.Errorf("the inbox of who is not asked: %s", m.Content)
	}
	if m := ada.Command("match list"); !m.Tells("Ada – Bruno") {
		t.Errorf("list: %s", m.Content)
	}
	ada.EndTurn()
	if m := ada.CommandIn(handover.ChannelID, "match log"); !m.Describes("Ada ended the turn") {
		t.Errorf("log: %s", m)
	}
	if m := chiara.CommandIn(handover.ChannelID, "match board"); !m.Describes("Ada life 5") {
		t.Errorf("board for a watcher: %s", m)
	}
	if m := chiara.Command("match board"); len(m.Embeds) != 0 {
		t.Errorf("a board without a match: %s", m)
	}
	m := ada.CommandIn(handover.ChannelID, "match draw")
	if !m.Tells("offer") {
		t.Errorf("draw: %s", m.Content)
	}
	bruno.CommandIn(handover.ChannelID, "match draw")
	w.Delivered()
	chiara.Await("the result", func(m discordtest.Message) bool { return m.Describes("All agreed") })
	w.Quiet()
}

// TestInboxListsInvitations ensures that an invitation stands in the inbox of who has to answer, with a way there,
// until they have answered, and in nobody else's.
func TestInboxListsInvitations(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	m := ada.Invites(bruno)
	got := bruno.Command("inbox")
	if !got.Tells("/"+m.ChannelID+"/"+m.ID) || !got.Tells(ada.Mention()) || !got.Tells("<t:") {
		t.Errorf("the inbox of who is invited: %s", got)
	}
	if got := ada.Command("inbox"); !got.Tells("Nothing waits") {
		t.Errorf("the inbox of who invited: %s", got)
	}
	bruno.Press(m, "decline")
	if got := bruno.Command("inbox"); got.Tells(m.ID) {
		t.Errorf("after declining: %s", got)
	}
	w.Quiet()
}
