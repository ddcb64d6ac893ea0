package deliver_test

import (
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
	"farpost/bot/internal/tally"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/engine"
)

// deadline is when the question of a seat of the first match passes; the zero time while its clocks stand still.
func deadline(w *discordtest.World, seat engine.Seat) time.Time {
	w.Helper()
	pos, err := w.Table.Position(w.Ctx, "m1")
	w.OK(err)
	if pos.Stopped() {
		return time.Time{}
	}
	for _, a := range pos.Asks {
		if a.Seat == int(seat) && !a.Deadline.IsZero() {
			return a.Deadline
		}
	}
	w.Fatalf("nothing is asked of seat %d", seat)
	return time.Time{}
}

// TestUnseenExpiresNot ensures that nothing expires of which the prompt could not be sent, however long that lasts, and
// that everybody has the whole time once it is there.
func TestUnseenExpiresNot(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	handover := w.Begun()
	w.OK(w.Server.DenyBot(w.Matches(), sandbox.PermissionSendMessages|sandbox.PermissionSendInThreads))
	ada.Press(ada.CommandIn(handover.ChannelID, "tally end"), "confirm")
	for range 3 {
		w.OK(w.Clock.AwaitWaiting(w.Ctx, 1))
		w.Clock.Advance(25 * time.Hour)
		_, err := w.Table.Tick(w.Ctx)
		w.OK(err)
	}
	if at := deadline(w, 1); !at.IsZero() {
		t.Errorf("the clock runs, until %v", at)
	}
	w.Says("the board", ada.CommandIn(handover.ChannelID, "match board"), "stands still")
	w.OK(w.Clock.AwaitWaiting(w.Ctx, 1)) // no attempt is under way that the permission would let through
	w.OK(w.Server.DenyBot(w.Matches(), 0))
	next := w.Bruno.Await("the prompt",
		func(m discordtest.Message) bool { return m.Mentioned(w.Bruno) && m.ID != handover.ID })
	w.Delivered()
	got, want := deadline(w, 1), w.Clock.Now().Add(24*time.Hour)
	if got.Before(want.Add(-time.Minute)) || got.After(want) {
		t.Errorf("there is time until %v, want %v", got, want)
	}
	if m := w.Bruno.Message(next.ID); m.Shows("stands still") {
		t.Errorf("the prompt is not up to date: %s", m)
	}
	w.Tick(25 * time.Hour)
	now := ada.Handover()
	if now.ID == next.ID {
		t.Error("nothing expires any more")
	}
	w.Says("the match says so", now, "75 hours were given back")
	w.Quiet()
}

// TestSeenAfterAway ensures that the clocks run again once a prompt is there, although it counts as one that came in
// time: it was late before the bot was away, and what everybody gets back of that makes it young.
func TestSeenAfterAway(t *testing.T) {
	w := discordtest.New(t)
	handover := w.Begun()
	w.Halt()
	w.Ada.Press(w.Ada.CommandIn(handover.ChannelID, "tally end"), "confirm")
	w.OK(w.Table.StopClocks(w.Ctx, "m1", table.StoppedUnseen))
	if at := deadline(w, 1); !at.IsZero() {
		t.Fatalf("the clock runs, until %v", at)
	}
	w.Run()
	w.Bruno.Await("the prompt", func(m discordtest.Message) bool {
		return m.Mentioned(w.Bruno) && m.ID != handover.ID
	})
	w.Delivered()
	if got, want := deadline(w, 1), w.Clock.Now().Add(24*time.Hour); got != want {
		t.Errorf("there is time until %v, want %v", got, want)
	}
	w.Quiet()
}

// TestShortQuestionLate ensures that a question with little time which comes late by less than a minute does not expire
// as soon as it is there.
func TestShortQuestionLate(t *testing.T) {
	w := discordtest.New(t)
	_, err := w.Table.Invite(w.Ctx, table.Invitation{Server: w.Server.GuildID(), Channel: w.Matches(), Game: tally.Name,
		From: w.Ada.ID(), To: []string{w.Bruno.ID()}, Deck: table.Deck{Name: "wide", Cards: tally.Deck()},
		Settings: table.Settings{Turn: 30 * time.Second}})
	w.OK(err)
	w.Bruno.Press(w.Bruno.Invitation(), "accept:calm")
	w.Stake(w.Ada, w.Bruno)
	handover := w.Ada.Handover()
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultRateLimit, Method: "POST", Template: discordtest.RouteMessages,
		ChannelID: handover.ChannelID, RetryAfter: 40 * time.Second})
	w.Ada.Press(w.Ada.CommandIn(handover.ChannelID, "tally end"), "confirm")
	w.Delivered()
	if got, want := deadline(w, 1), w.Clock.Now().Add(30*time.Second); !got.Equal(want) {
		t.Errorf("there is time until %v, want %v", got, want)
	}
	w.Tick(0)
	if now := w.Bruno.Handover(); !now.Mentioned(w.Bruno) {
		t.Errorf("it has expired: %s", now)
	}
	w.Quiet()
}

// TestLatePrompt ensures that a prompt that comes late for whatever reason brings the time with it by which it is late,
// and not more.
func TestLatePrompt(t *testing.T) {
	w := discordtest.New(t)
	handover := w.Begun()
	w.Delivered()
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultRateLimit, Method: "POST", Template: discordtest.RouteMessages,
		ChannelID: handover.ChannelID, RetryAfter: 10 * time.Minute})
	w.Ada.Press(w.Ada.CommandIn(handover.ChannelID, "tally end"), "confirm")
	w.Delivered()
	if got, want := deadline(w, 1), w.Clock.Now().Add(24*time.Hour); !got.Equal(want) {
		t.Errorf("there is time until %v, want %v", got, want)
	}
	w.Says("the match says so", w.Bruno.EndTurn(), "10 minutes were given back")
	w.Quiet()
}
