package account_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
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
