package deliver_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
	"farpost/bot/table"
)

// noThreads checks that the players are told why the match has no thread.
func noThreads(w *discordtest.World, _ discordtest.Message) {
	w.Helper()
	w.Bruno.Await("the notice", func(m discordtest.Message) bool { return m.Tells("may not create threads") })
}

// TestPermissions ensures that a match is played in whatever form is permitted, also when its messages are edited.
func TestPermissions(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name   string
		deny   int64
		thread bool
		check  func(w *discordtest.World, handover discordtest.Message)
	}{
		{"no threads", sandbox.PermissionPublicThreads, false, noThreads},
		{"no messages in threads", sandbox.PermissionSendInThreads, false, noThreads},
		{"no files", sandbox.PermissionAttachFiles, true, func(w *discordtest.World, handover discordtest.Message) {
			w.OK(w.Table.StopClocks(w.Ctx, "m1", table.StoppedUnseen))
			w.Delivered()
			if m := w.Ada.Message(handover.ID); len(m.Attachments) != 0 || !m.Tells("life 5 · hand 3") {
				w.Errorf("the message, edited: %s", m)
			}
			if m := w.Bruno.CommandIn(handover.ChannelID, "match board"); !m.Describes("life") {
				w.Errorf("the board in words: %s", m)
			}
		}},
		{"no embeds", sandbox.PermissionEmbedLinks, true, func(w *discordtest.World, handover discordtest.Message) {
			if len(handover.Embeds) != 0 || len(handover.Attachments) != 1 {
				w.Errorf("the message: %s", handover)
			}
		}},
		{"no history", sandbox.PermissionReadHistory, true, func(*discordtest.World, discordtest.Message) {}},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := discordtest.New(t)
			ada, bruno := w.Ada, w.Bruno
			w.OK(w.Server.DenyBot(w.Matches(), test.deny))
			w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultDropAfter, Method: "POST",
				Template: discordtest.RouteMessages, ChannelID: w.Matches()})
			handover := w.Begun()
			if got := handover.ChannelID != w.Matches(); got != test.thread {
				t.Errorf("in a thread: %v, want %v", got, test.thread)
			}
			next := ada.EndTurn()
			if next.ID == handover.ID || !next.Mentioned(bruno) {
				t.Errorf("then: %s", next)
			}
			if got := ada.Message(handover.ID); len(got.Components) != 0 {
				t.Errorf("the message before keeps its buttons: %s", got)
			}
			test.check(w, next)
			invitations := 0
			for _, m := range ada.Sees("text") {
				if m.ChannelID == w.Matches() && (m.Shows("You need no deck") || m.Tells(" play Tally")) {
					invitations++
				}
			}
			if invitations != 1 {
				t.Errorf("%d invitations, want 1", invitations)
			}
			w.Quiet()
		})
	}
}
