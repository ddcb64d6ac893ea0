package deliver_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/storage"
)

// TestHomeAtStart ensures that a server that was set up with a thread is set up with the thread's channel when the bot
// starts, and that one whose channel is gone is said to the operator.
func TestHomeAtStart(t *testing.T) {
	w := discordtest.New(t)
	handover := w.Begun()
	home := func(channel string) {
		w.OK(w.Store.Update(w.Ctx, func(tx storage.Tx) error {
			return tx.PutServer(storage.Server{ID: w.Server.GuildID(), Channel: channel})
		}))
		w.Restart()
	}
	home(handover.ChannelID)
	w.AwaitWarned("thread " + handover.ChannelID)
	if m := w.Chiara.Invites(w.Dario); m.ChannelID != w.Matches() {
		t.Errorf("the invitation stands in %s, want %s", m.ChannelID, w.Matches())
	}
	home("1234567")
	w.AwaitWarned("channel 1234567")
	w.Quiet()
}

// TestInvitedInThread ensures that a match that was to be played in a thread begins in a thread of the channel that it
// is in.
func TestInvitedInThread(t *testing.T) {
	w := discordtest.New(t)
	handover := w.Begun()
	_, err := w.Table.Invite(w.Ctx, table.Invitation{Server: w.Server.GuildID(), Channel: handover.ChannelID,
		Game: "tally", From: w.Chiara.ID(), To: []string{w.Dario.ID()},
		Deck: table.Deck{Name: "Calm", Cards: tally.Deck("spark")}})
	w.OK(err)
	w.Dario.Press(w.Dario.Await("the invitation", func(m discordtest.Message) bool { return m.Has("accept:calm") }),
		"accept:calm")
	begun := w.Dario.Await("the prompt",
		func(m discordtest.Message) bool { return m.Has("move") && m.ChannelID != handover.ChannelID })
	for _, c := range w.Dario.View().Channels {
		if c.ID == begun.ChannelID && (c.Kind != "thread" || c.ParentID != w.Matches()) {
			t.Errorf("it is played in %+v", c)
		}
	}
	w.Quiet()
}
