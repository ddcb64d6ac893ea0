package lobby_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

// TestInviteCommand ensures what cannot be invited, and that an invitation can be withdrawn.
func TestInviteCommand(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	invite := func(opts ...sandbox.OptionValue) discordtest.Message {
		return ada.Command("match new", opts...)
	}
	for want, opts := range map[string][]sandbox.OptionValue{
		"Bots":      {discordtest.Opt("opponent", w.Server.BotID())},
		"somebody":  {discordtest.Opt("opponent", ada.ID())},
		"deck":      {discordtest.Opt("opponent", bruno.ID()), discordtest.Opt("deck", "nonsense")},
		"24h":       {discordtest.Opt("opponent", bruno.ID()), discordtest.Opt("clock", "soon")},
		"30 days":   {discordtest.Opt("opponent", bruno.ID()), discordtest.Opt("clock", "1h/1ms")},
		"nobody si": {discordtest.Opt("opponent", bruno.ID()), discordtest.Opt("opponent2", bruno.ID())},
	} {
		if m := invite(opts...); !m.Tells(want) {
			t.Errorf("%v: %s", opts, m.Content)
		}
	}
	m := ada.Invites(bruno, discordtest.Opt("deck", "Calm"), discordtest.Opt("clock", "quick"))
	if !m.Shows("2 h") || !m.Shows("30 min") {
		t.Errorf("the clock: %s", m)
	}
	ada.Press(m, "decline")
	w.Delivered()
	if got := bruno.Message(m.ID); len(got.Components) != 0 {
		t.Errorf("withdrawn: %s", got)
	}
	w.Quiet()
}

// TestNewInThread ensures that an invitation from within a thread goes to the thread's channel, where a
// thread of its own can start.
func TestNewInThread(t *testing.T) {
	w := discordtest.New(t)
	chiara, dario := w.Chiara, w.Dario
	handover := w.Begun()
	chiara.CommandIn(handover.ChannelID, "match new", discordtest.Opt("opponent", dario.ID()))
	w.Delivered()
	m := dario.Await("the invitation", func(m discordtest.Message) bool {
		return m.Has("accept") && m.X.MentionsMe
	})
	if m.ChannelID != w.Matches() {
		t.Errorf("it stands in %s, want #matches", m.ChannelID)
	}
	dario.Press(m, "accept")
	if got := dario.Handover(); got.ChannelID != m.ID {
		t.Errorf("the match is in %s: %s", got.ChannelID, got)
	}
	w.Quiet()
}

// TestNewWithoutPermission ensures that nobody is invited where the bot cannot write.
func TestNewWithoutPermission(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.OK(w.Server.DenyBot(w.Matches(), sandbox.PermissionSendMessages))
	m := ada.Command("match new", discordtest.Opt("opponent", bruno.ID()))
	if m.Tells("stands in") {
		t.Errorf("the answer: %s", m.Content)
	}
	all, err := w.Table.Find(w.Ctx, "", "")
	w.OK(err)
	if len(all) != 0 {
		t.Errorf("%d matches were made", len(all))
	}
}
