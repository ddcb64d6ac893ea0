package account_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

// TestSetup ensures that /setup names what is missing in the channel and in which language is written there, is for
// administrators, and is kept.
func TestSetup(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	if m := ada.Command("setup", discordtest.Opt("language", "it")); !m.Tells("in: Italiano.") {
		t.Errorf("the language is not confirmed: %s", m.Content)
	}
	if m := ada.Command("setup", discordtest.Opt("language", "en")); !m.Tells("in: English.") {
		t.Errorf("the language is not confirmed: %s", m.Content)
	}
	if m := ada.Command("setup"); !m.Tells("ready in <#" + w.Matches() + ">") {
		t.Errorf("all is well: %s", m.Content)
	}
	for _, test := range []struct {
		deny int64
		want []string
	}{
		{sandbox.PermissionAttachFiles, []string{"Attach Files"}},
		{sandbox.PermissionPublicThreads | sandbox.PermissionReadHistory,
			[]string{"Create Public Threads", "Read Message History"}},
		{sandbox.PermissionSendMessages, []string{"Send Messages"}},
	} {
		for _, from := range []string{"matches", "general"} { // from the channel itself, and from another one
			w.OK(w.Server.DenyBot(w.Matches(), test.deny))
			m := ada.CommandIn(w.Server.ChannelID(from), "setup", discordtest.Opt("channel", w.Matches()))
			for _, name := range test.want {
				if !m.Tells(name) {
					t.Errorf("without %v, from #%s: %s", test.want, from, m.Content)
				}
			}
			if m.Tells("Embed Links") {
				t.Errorf("what is there is called missing: %s", m.Content)
			}
		}
	}
	if _, err := bruno.Run(w.Ctx, w.Matches(), "setup", nil); err == nil {
		t.Error("a member without rights may use /setup")
	}
	w.Quiet()
}

// TestSetupChannel ensures that matches are announced in the channel that was set up, wherever one invites.
func TestSetupChannel(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	ada.Command("setup", discordtest.Opt("channel", w.Server.ChannelID("general")))
	if m := ada.Invites(bruno); m.ChannelID != w.Server.ChannelID("general") {
		t.Errorf("the invitation stands in %s", m.ChannelID)
	}
}

// TestSetupRefused ensures that a channel in which the bot cannot write is refused and the one before stays, and that
// /setup in a thread means the channel that the thread is in.
func TestSetupRefused(t *testing.T) {
	w := discordtest.New(t)
	thread := w.Begun().ChannelID
	general := w.Server.ChannelID("general")
	w.OK(w.Server.DenyBot(general, sandbox.PermissionSendMessages))
	w.Says("a thread", w.Ada.CommandIn(thread, "setup"), "ready in <#"+w.Matches()+">")
	m := w.Ada.Command("setup", discordtest.Opt("channel", general))
	w.Says("no permission", m, "changed nothing", "Send Messages", "<#"+general+">")
	w.Says("looking again", w.Ada.Command("setup"), "ready in <#"+w.Matches()+">")
	w.OK(w.Server.DenyBot(w.Matches(), sandbox.PermissionSendMessages))
	w.Says("the channel lost it", w.Ada.CommandIn(general, "setup"), "is set to <#"+w.Matches()+">", "Send Messages")
	w.Quiet()
}
