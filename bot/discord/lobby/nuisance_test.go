package lobby_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestPesterer ensures that inviting somebody again and again calls them once, that the refusal says what to do and
// that doing it helps.
func TestPesterer(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	m := ada.Invites(bruno)
	for range 5 {
		no := ada.Command("match new", discordtest.Opt("opponent", bruno.ID()))
		if !no.Tells("to Bruno is still open") || !no.Tells("*Decline*") {
			t.Errorf("once more: %s", no)
		}
	}
	if n := bruno.Pings(); n != 1 {
		t.Errorf("one invitation called %d times", n)
	}
	ada.Press(m, "decline")
	ada.Invites(bruno)
	if n := bruno.Pings(); n != 2 {
		t.Errorf("an invitation after one was withdrawn: called %d times in all", n)
	}
	w.Quiet()
}

// TestStranger ensures that who is no member of the server, and a rematch or a group with somebody who does not want
// it, is no way to reach people; and that the words shame nobody.
func TestStranger(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno, chiara := w.Ada, w.Bruno, w.Chiara
	no := ada.Visit().RunsCommand("match new", map[string]string{"opponent": discordtest.NoMember})
	if !no.Tells("members of this server") {
		t.Errorf("a stranger: %s", no)
	}
	w.Begun()
	result := bruno.Concedes()
	if m := bruno.Command("settings", discordtest.Opt("block", ada.ID())); !m.Tells(ada.Mention()) {
		t.Errorf("blocked: %s", m)
	}
	pings := bruno.Pings()
	const want = "Bruno does not take invitations from you at the moment"
	for what, m := range map[string]discordtest.Message{
		"alone": ada.Command("match new", discordtest.Opt("opponent", bruno.ID())),
		"group": ada.Command("match new", discordtest.Opt("opponent", chiara.ID()),
			discordtest.Opt("opponent2", bruno.ID())),
		"rematch": ada.Press(result, "rematch"),
	} {
		if !m.Tells(want) {
			t.Errorf("%s: %s", what, m)
		}
	}
	if n := bruno.Pings() - pings; n != 0 {
		t.Errorf("who blocked was called %d times", n)
	}
	if m := bruno.Command("settings", discordtest.Opt("unblock", ada.ID())); m.Tells(ada.Mention()) {
		t.Errorf("unblocked: %s", m)
	}
	if m := ada.Press(result, "rematch"); !m.Tells("stands in") {
		t.Errorf("a rematch after that: %s", m)
	}
	w.Quiet()
}
