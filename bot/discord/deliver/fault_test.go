package deliver_test

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/storage"
)

// TestAppliedWithoutAnswer ensures that nothing is sent twice when the connection breaks after Discord has
// done what was asked, for every kind of message, within one life of the bot.
func TestAppliedWithoutAnswer(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, template string
		skip           int // requests to let through first
	}{
		{"invitation", discordtest.RouteMessages, 0},
		{"thread", discordtest.RouteThread, 0},
		{"handover", discordtest.RouteMessages, 1},
		{"direct message", discordtest.RouteMessages, 2},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := discordtest.New(t)
			ada, bruno := w.Ada, w.Bruno
			if test.skip > 0 {
				m := ada.Invites(bruno)
				w.Delivered()
				w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultDropAfter, Method: "POST", Template: test.template,
					Times: test.skip})
				bruno.Press(m, "accept:calm")
			} else {
				w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultDropAfter, Method: "POST", Template: test.template})
				w.Begin()
			}
			w.Delivered()
			if n := w.Server.FaultsLeft(); n != 0 {
				t.Fatalf("%d faults did not strike", n)
			}
			w.SentOnce()
		})
	}
}

// TestKilled ensures the same across a crash: rows in flight are looked for by the next process, which
// brings what it finds up to date; and what had not arrived is sent.
func TestKilled(t *testing.T) {
	t.Parallel()
	for _, arrived := range []bool{true, false} {
		t.Run(fmt.Sprint("arrived ", arrived), func(t *testing.T) {
			w := discordtest.New(t)
			ada, bruno := w.Ada, w.Bruno
			m := ada.Invites(bruno)
			w.Halt() // nothing is delivered any more
			bruno.Press(m, "accept:calm")
			// The process claims rows, sends them, and dies before it can note that: again and again.
			for range 12 {
				w.Crash(arrived)
			}
			w.Run()
			w.Delivered()
			w.SentOnce()
			if handover := ada.Handover(); len(handover.Attachments) != 1 {
				t.Errorf("the picture is missing: %s", handover)
			}
			w.Quiet()
		})
	}
}

// TestNumbersGivenAgain ensures that the row of a database that was put back is sent, though Discord has just had a
// message of another row with the same number.
func TestNumbersGivenAgain(t *testing.T) {
	w := discordtest.New(t)
	w.Begun()
	w.Delivered()
	raw, err := json.Marshal(table.Row{Kind: table.RowNotice, Match: "m1", Word: table.WordResumed})
	w.OK(err)
	row := storage.OutboxRow{ID: 1 << 20, Kind: table.RowNotice, Payload: raw, Created: discordtest.Noon}
	ids := map[string]bool{}
	for i, made := range []time.Duration{0, 0, time.Second} {
		row.Created = discordtest.Noon.Add(made)
		id, err := w.Bot.Deliver(w.Ctx, row)
		w.OK(err)
		if ids[id] = true; len(ids) != []int{1, 1, 2}[i] {
			t.Errorf("after attempt %d there are %d messages", i+1, len(ids))
		}
	}
	w.Quiet()
}

// TestRateLimited ensures that a 429 delays a message by what it says and does not double it.
func TestRateLimited(t *testing.T) {
	w := discordtest.New(t)
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultRateLimit, Method: "POST", Template: discordtest.RouteMessages,
		RetryAfter: 50 * time.Millisecond, Times: 2})
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultStatus, Status: 503, Method: "POST",
		Template: discordtest.RouteThread, Times: 2})
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultStatusAfter, Status: 502, Method: "PATCH",
		Template: discordtest.RouteMessage})
	w.Begin()
	w.Delivered()
	w.SentOnce()
	w.Quiet()
}

// TestUnsureInDeletedThread ensures that a change of which nobody knows whether it arrived keeps nothing back when its
// thread is deleted meanwhile: the match goes on in another one.
func TestUnsureInDeletedThread(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	handover := w.Begun()
	w.Delivered()
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultDropAfter, Method: "PATCH", Template: discordtest.RouteMessage,
		ChannelID: handover.ChannelID})
	// The message is to be brought up to date.
	ada.Press(ada.Press(handover, "move", "verb:dig", "pick=Rock"), "confirm")
	w.OK(w.Server.DeleteChannel(handover.ChannelID))
	w.Delivered()
	again := ada.Await("the prompt", func(m discordtest.Message) bool { return m.ID != handover.ID && m.Has("move") })
	if !again.Shows("hand 2") {
		t.Errorf("then: %s", again)
	}
	w.Quiet()
}

// TestMessageDeleted ensures that a deleted message of a handover is made again from the state, without another
// mention, and that the match goes on in it.
func TestMessageDeleted(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	handover := w.Begun()
	w.OK(w.Server.DeleteMessage(handover.ID))
	bruno.Press(bruno.CommandIn(handover.ChannelID, "tally shout"), "confirm") // changes the last events
	again := ada.Handover()
	if again.ID == handover.ID || again.Mentioned(ada) && !again.X.Silent || len(again.Attachments) != 1 {
		t.Errorf("made again: silent %v, %s", again.X.Silent, again)
	}
	if now := ada.EndTurn(); now.ID == again.ID || !now.Mentioned(bruno) {
		t.Errorf("then: %s", now)
	}
	w.Quiet()
}
