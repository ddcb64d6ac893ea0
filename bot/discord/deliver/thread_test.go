package deliver_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/engine"
)

// TestThreadDeleted ensures that a deleted thread is made again, that the match goes on there, and that the copies of
// hands lead there, also of who is not asked.
func TestThreadDeleted(t *testing.T) {
	t.Parallel()
	for _, invitationToo := range []bool{false, true} {
		t.Run(fmt.Sprint("invitation too ", invitationToo), func(t *testing.T) {
			w := discordtest.New(t)
			ada, bruno := w.Ada, w.Bruno
			handover := w.Begun()
			if invitationToo {
				w.OK(w.Server.DeleteMessage(handover.ChannelID)) // a thread has the id of the message it starts from
			}
			w.OK(w.Server.DeleteChannel(handover.ChannelID))
			ada.Press(ada.Command("tally end"), "confirm")
			again := bruno.Handover()
			if again.ID == handover.ID || !again.Mentioned(bruno) ||
				invitationToo && again.ChannelID == handover.ChannelID {
				t.Errorf("made again in %s: %s", again.ChannelID, again)
			}
			if dm, _ := ada.HandCopy(); !strings.HasSuffix(dm.Button(0, 0).URL, "/"+again.ChannelID) {
				t.Errorf("the match is in %s, the hand leads elsewhere: %+v", again.ChannelID, dm.Components)
			}
			for _, c := range bruno.View().Channels {
				if c.ID == again.ChannelID && c.Kind != "thread" {
					t.Errorf("the match goes on in a %s", c.Kind)
				}
			}
			if now := bruno.EndTurn(); now.ChannelID != again.ChannelID {
				t.Errorf("then in channel %s, want %s", now.ChannelID, again.ChannelID)
			}
			w.Quiet()
		})
	}
}

// TestArchived ensures that a thread that has gone to sleep is woken by an edit.
func TestArchived(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	handover := w.Begun()
	w.OK(w.Server.ArchiveThread(handover.ChannelID, true, false))
	bruno.Press(bruno.Command("tally shout"), "confirm")
	if now := ada.Handover(); now.ID != handover.ID || !now.Shows("shouted") {
		t.Errorf("after an edit in an archived thread: %s", now)
	}
	w.Quiet()
}

// TestTooManyThreads ensures that a match waits for a thread, that the organiser is told once, and that it
// begins when there is room.
func TestTooManyThreads(t *testing.T) {
	w := discordtest.New(t, func(c *sandbox.Config) { c.Limits.ActiveThreads = 1 })
	ada, chiara, dario := w.Ada, w.Chiara, w.Dario
	ada.Command("setup")
	handover := w.Begun()
	m := chiara.Invites(dario)
	dario.Press(m, "accept")
	told := ada.Await("the word to the organiser",
		func(m discordtest.Message) bool { return m.ChannelID == w.Matches() && m.X.MentionsMe })
	for range 3 {
		w.OK(w.Clock.AwaitWaiting(w.Ctx, 1))
		w.Clock.Advance(15 * time.Minute)
	}
	w.OK(w.Server.ArchiveThread(handover.ChannelID, true, false))
	w.Delivered()
	if got := dario.Handover(); got.ChannelID != m.ID || !got.Mentioned(dario) {
		t.Errorf("once there was room: %s", got)
	}
	n := 0
	for _, x := range ada.Sees() {
		if x.X.MentionsMe && x.ChannelID == told.ChannelID {
			n++
		}
	}
	if n != 1 {
		t.Errorf("the organiser was told %d times", n)
	}
	w.Quiet()
}

// TestRoomForAThread ensures that a match which waits for a thread begins as soon as another thread is archived or
// deleted, or the bot comes back to find that it was, and not a quarter of an hour later.
func TestRoomForAThread(t *testing.T) {
	for name, leave := range map[string]func(w *discordtest.World, thread string) error{
		"archived": func(w *discordtest.World, thread string) error {
			return w.Server.ArchiveThread(thread, true, false)
		},
		"deleted": func(w *discordtest.World, thread string) error {
			act := table.Act{Match: "m1", Player: w.Ada.ID(), Kind: engine.InputConcede}
			if _, err := w.Table.Do(w.Ctx, act); err != nil {
				return err
			}
			return w.Server.DeleteChannel(thread)
		},
		"archived while the bot is away": func(w *discordtest.World, thread string) error {
			w.Stop()
			defer w.Start()
			return w.Server.ArchiveThread(thread, true, false)
		},
	} {
		t.Run(name, func(t *testing.T) {
			w := discordtest.New(t, func(c *sandbox.Config) { c.Limits.ActiveThreads = 1 })
			w.Ada.Command("setup")
			handover := w.Begun()
			m := w.Chiara.Invites(w.Dario)
			w.Dario.Press(m, "accept")
			w.OK(w.Clock.AwaitWaitingFor(w.Ctx, 15*time.Minute))
			w.OK(leave(w, handover.ChannelID))
			w.Dario.Await("the first question", func(x discordtest.Message) bool {
				return x.ChannelID == m.ID && x.Mentioned(w.Dario)
			})
			w.Quiet()
		})
	}
}

// TestOutOfTheServer ensures that a match stays in its thread when the bot is removed from the server and invited again
// while something is to be sent: only a thread that the bot may not write in, beside a channel where it may, is given
// up.
func TestOutOfTheServer(t *testing.T) {
	w := discordtest.New(t)
	thread := w.Begun().ChannelID
	w.OK(w.Server.RemoveBot())
	_, err := w.Table.Do(w.Ctx, table.Act{Match: "m1", Player: w.Ada.ID(), Kind: engine.InputConcede})
	w.OK(err)
	w.OK(w.Clock.AwaitWaitingFor(w.Ctx, 15*time.Minute)) // the door is closed
	w.OK(w.Server.InviteBot())
	w.Delivered()
	m, _, err := w.Table.MatchSeats(w.Ctx, "m1")
	w.OK(err)
	if m.Thread != thread {
		t.Errorf("the match is in thread %q, want %q", m.Thread, thread)
	}
	w.Quiet()
}
