package account_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

// TestSettings ensures that a member is told whether they can be written to, and that after closed direct messages are
// open again a test brings the copies of their hands, without anybody else seeing a thing.
func TestSettings(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	if m := ada.Command("settings"); !m.Tells("not tried yet") {
		t.Errorf("before any message: %s", m)
	}
	w.OK(ada.SetDMs(false))
	w.Begun()
	w.Delivered()
	m := ada.Command("settings")
	if !m.Tells("**closed**") {
		t.Errorf("closed: %s", m)
	}
	if m = ada.Press(m, "testdms"); !m.Tells("**closed**") {
		t.Errorf("a test while they are closed: %s", m)
	}
	if _, ok := ada.HandCopy(); ok {
		t.Error("a copy of the hand arrived all the same")
	}
	w.OK(ada.SetDMs(true))
	if m = ada.Press(m, "testdms"); !m.Tells("**open**") {
		t.Errorf("a test when they are open: %s", m)
	}
	if dm, ok := ada.HandCopy(); !ok || !strings.Contains(dm.Embeds[0].Title, "Your hand") {
		t.Errorf("no copy of the hand after the test: %s", dm)
	}
	w.Quiet()
}

// TestMyGame ensures that the game of look-ups can be set and unset on the page itself, and only to one that there is.
func TestMyGame(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	page := ada.Command("settings")
	w.Says("at first", page, "**played last**")
	set := ada.Press(page, "mygame=tally")
	w.Says("set", set, "Look-ups are about **Tally**")
	if set.ID != page.ID {
		t.Errorf("the page %s is answered by %s", page, set)
	}
	w.Says("unset", ada.Press(set, "mygame=last"), "**played last**")
	w.Quiet()
}

// TestSettingsInPlace ensures that a test of direct messages is answered on the page itself, though it was acknowledged
// before; and that where it fails by a fault of Discord's the page stays, and a further private message says so.
func TestSettingsInPlace(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	page := ada.Command("settings")
	if m := ada.Press(page, "testdms"); m.ID != page.ID || !m.Tells("**open**") {
		t.Errorf("the page %s is answered by %s", page, m)
	}
	page = ada.Message(page.ID)
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultStatus, Status: 500, Template: "/users/@me/channels"})
	c, _ := page.Part("testdms")
	ada.TryPress(page, c.CustomID)
	m := ada.Await("the apology", func(m discordtest.Message) bool { return m.Tells("went wrong") })
	if !m.X.Ephemeral || m.ID == page.ID {
		t.Errorf("the apology is %s", m)
	}
	if now := ada.Message(page.ID); now.String() != page.String() {
		t.Errorf("the page %s became %s", page, now)
	}
	if len(w.Faults()) != 1 {
		t.Errorf("reported %v", w.Faults())
	}
}
