package discord_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/storage"
)

const (
	routeMessages = "/channels/{channel_id}/messages"
	routeMessage  = "/channels/{channel_id}/messages/{message_id}"
	routeThread   = "/channels/{channel_id}/messages/{message_id}/threads"
)

// TestAppliedWithoutAnswer ensures that nothing is sent twice when the connection breaks after Discord has
// done what was asked, for every kind of message, within one life of the bot.
func TestAppliedWithoutAnswer(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, template string
		skip           int // requests to let through first
	}{
		{"invitation", routeMessages, 0},
		{"thread", routeThread, 0},
		{"front", routeMessages, 1},
		{"direct message", routeMessages, 2},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := newWorld(t)
			if test.skip > 0 {
				m := w.invitation(0, 1)
				w.delivered()
				w.server.Inject(sandbox.Fault{Kind: sandbox.FaultDropAfter, Method: "POST", Template: test.template, Times: test.skip})
				w.press(1, m, "accept:calm")
			} else {
				w.server.Inject(sandbox.Fault{Kind: sandbox.FaultDropAfter, Method: "POST", Template: test.template})
				w.begin()
			}
			w.delivered()
			if n := w.server.FaultsLeft(); n != 0 {
				t.Fatalf("%d faults did not strike", n)
			}
			w.once()
		})
	}
}

// once checks that a match that has just begun stands on Discord exactly once.
func (w *world) once() {
	w.Helper()
	v := w.who[0].View()
	threads, invitations, fronts, directs := 0, 0, 0, 0
	for _, c := range v.Channels {
		if c.Kind == "thread" {
			threads++
		}
		for _, m := range v.Messages[c.ID] {
			_, hand := find(m, "hand")
			switch {
			case m.Author.ID != v.Bot.User.ID || m.X.Ephemeral:
			case c.Kind == "text":
				invitations++
			case c.Kind == "thread" && hand:
				fronts++
			case c.Kind == "dm":
				directs++
			}
		}
	}
	if threads != 1 || invitations != 1 || fronts != 1 || directs != 1 {
		w.Errorf("%d threads, %d invitations, %d fronts, %d direct messages, want one of each", threads, invitations, fronts, directs)
	}
}

// TestKilled ensures the same across a crash: rows in flight are looked for by the next process, which
// brings what it finds up to date; and what had not arrived is sent.
func TestKilled(t *testing.T) {
	t.Parallel()
	for _, arrived := range []bool{true, false} {
		t.Run(fmt.Sprint("arrived ", arrived), func(t *testing.T) {
			w := newWorld(t)
			m := w.invitation(0, 1)
			w.halt() // nothing is delivered any more
			w.halt = nil
			w.press(1, m, "accept:calm")
			// The process claims rows, sends them, and dies before it can note that: again and again.
			for range 12 {
				w.crash(arrived)
			}
			w.run()
			w.delivered()
			w.once()
			if front := w.front(0); len(front.Attachments) != 1 {
				t.Errorf("the picture is missing: %s", show(front))
			}
			w.quiet()
		})
	}
}

// TestHandBeforeThread ensures that the copy of a hand leads to the match's thread, also when it was sent before there was
// one.
func TestHandBeforeThread(t *testing.T) {
	w := newWorld(t)
	m := w.invitation(0, 1)
	w.halt()
	w.halt = nil
	w.press(1, m, "accept:calm")
	var rows []storage.OutboxRow
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) (err error) {
		rows, err = tx.ClaimOutbox(w.clock.Now(), 0)
		return err
	}))
	sent := 0
	for _, r := range rows {
		if r.Kind != table.RowHand {
			continue
		}
		_, err := w.bot.Deliver(w.ctx, r)
		w.ok(err)
		w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error { return tx.FinishOutbox(r.ID, "", w.clock.Now()) }))
		sent++
	}
	if sent != 2 {
		t.Fatalf("%d hands were to be sent first", sent)
	}
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error { _, err := tx.RequeueOutbox(w.clock.Now()); return err }))
	w.run()
	front := w.front(0)
	dm, ok := w.direct(0)
	if !ok || !strings.HasSuffix(dm.Components[0].Components[0].URL, "/"+front.ChannelID) {
		t.Errorf("the match is in %s, the hand leads elsewhere: %+v", front.ChannelID, dm.Components)
	}
	w.once()
	w.quiet()
}

// crash claims what is next, delivers it or not, and starts the bot anew without noting what it did.
func (w *world) crash(arrived bool) {
	w.Helper()
	var rows []storage.OutboxRow
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) (err error) {
		if _, err = tx.RequeueOutbox(w.clock.Now()); err == nil {
			rows, err = tx.ClaimOutbox(w.clock.Now(), 0)
		}
		return err
	}))
	for _, r := range rows {
		if arrived {
			if _, err := w.bot.Deliver(w.ctx, r); err != nil {
				w.Fatalf("row %d (%s): %v", r.ID, r.Kind, err)
			}
		}
	}
	w.deaf()
	w.ok(w.store.Close())
	w.wire() // the session goes on: Discord cannot tell
	if !arrived || len(rows) == 0 {
		return
	}
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error { // one of them was noted in time
		return tx.FinishOutbox(rows[0].ID, "", w.clock.Now())
	}))
}

// TestRateLimited ensures that a 429 delays a message by what it says and does not double it.
func TestRateLimited(t *testing.T) {
	w := newWorld(t)
	w.server.Inject(sandbox.Fault{Kind: sandbox.FaultRateLimit, Method: "POST", Template: routeMessages, RetryAfter: 50 * time.Millisecond, Times: 2})
	w.server.Inject(sandbox.Fault{Kind: sandbox.FaultStatus, Status: 503, Method: "POST", Template: routeThread, Times: 2})
	w.server.Inject(sandbox.Fault{Kind: sandbox.FaultStatusAfter, Status: 502, Method: "PATCH", Template: routeMessage})
	w.begin()
	w.delivered()
	w.once()
	w.quiet()
}

// TestMessageDeleted ensures that a deleted front is made again from the state, without another mention, and
// that the match goes on in it.
func TestMessageDeleted(t *testing.T) {
	w := newWorld(t)
	front := w.begun()
	w.ok(w.server.DeleteMessage(front.ID))
	m := w.command(1, front.ChannelID, "tally", []string{"shout"}) // interjecting changes the last events
	w.press(1, m, "confirm")
	again := w.front(0)
	if again.ID == front.ID || again.X.MentionsMe && !again.X.Silent || len(again.Attachments) != 1 {
		t.Errorf("made again: silent %v, %s", again.X.Silent, show(again))
	}
	m = w.press(0, again, "move")
	m = w.press(0, m, "verb:end")
	w.press(0, m, "confirm")
	if got := w.front(1); got.ID == again.ID || !got.X.MentionsMe {
		t.Errorf("then: %s", show(got))
	}
	w.quiet()
}

// TestThreadDeleted ensures that a deleted thread is made again, and that the match goes on there.
func TestThreadDeleted(t *testing.T) {
	t.Parallel()
	for _, invitationToo := range []bool{false, true} {
		t.Run(fmt.Sprint("invitation too ", invitationToo), func(t *testing.T) {
			w := newWorld(t)
			front := w.begun()
			if invitationToo {
				w.ok(w.server.DeleteMessage(front.ChannelID)) // a thread has the id of the message it starts from
			}
			w.ok(w.server.DeleteChannel(front.ChannelID))
			m := w.command(0, w.matches(), "tally", []string{"end"})
			w.press(0, m, "confirm")
			again := w.front(1)
			if again.ID == front.ID || !again.X.MentionsMe || invitationToo && again.ChannelID == front.ChannelID {
				t.Errorf("made again in %s: %s", again.ChannelID, show(again))
			}
			for _, c := range w.who[1].View().Channels {
				if c.ID == again.ChannelID && c.Kind != "thread" {
					t.Errorf("the match goes on in a %s", c.Kind)
				}
			}
			m = w.press(1, again, "move")
			m = w.press(1, m, "verb:end")
			w.press(1, m, "confirm")
			if got := w.front(0); got.ChannelID != again.ChannelID {
				t.Errorf("then in channel %s, want %s", got.ChannelID, again.ChannelID)
			}
			w.quiet()
		})
	}
}

// TestArchived ensures that a thread that has gone to sleep is woken by an edit.
func TestArchived(t *testing.T) {
	w := newWorld(t)
	front := w.begun()
	w.ok(w.server.ArchiveThread(front.ChannelID, true, false))
	m := w.command(1, w.matches(), "tally", []string{"shout"})
	w.press(1, m, "confirm")
	if got := w.front(0); got.ID != front.ID || !strings.Contains(show(got)+fields(got), "shouted") {
		t.Errorf("after an edit in an archived thread: %s %s", show(got), fields(got))
	}
	w.quiet()
}

func fields(m sandbox.Message) string {
	var b strings.Builder
	for _, e := range m.Embeds {
		for _, f := range e.Fields {
			b.WriteString(f.Name + ": " + f.Value + "; ")
		}
	}
	return b.String()
}

// TestTooManyThreads ensures that a match waits for a thread, that the organiser is told once, and that it
// begins when there is room.
func TestTooManyThreads(t *testing.T) {
	w := newWorld(t, func(c *sandbox.Config) { c.Limits.ActiveThreads = 1 })
	w.command(0, w.matches(), "setup", nil)
	front := w.begun()
	m := w.invitation(2, 3)
	w.press(3, m, "accept")
	told := w.await(0, "the word to the organiser", func(m sandbox.Message) bool { return m.ChannelID == w.matches() && m.X.MentionsMe })
	for range 3 {
		w.ok(w.clock.AwaitWaiting(w.ctx, 1))
		w.clock.Advance(15 * time.Minute)
	}
	w.ok(w.server.ArchiveThread(front.ChannelID, true, false))
	w.delivered()
	if got := w.front(3); got.ChannelID != m.ID || !got.X.MentionsMe {
		t.Errorf("once there was room: %s", show(got))
	}
	n := 0
	for _, list := range w.who[0].View().Messages {
		for _, x := range list {
			if x.X.MentionsMe && x.ChannelID == told.ChannelID {
				n++
			}
		}
	}
	if n != 1 {
		t.Errorf("the organiser was told %d times", n)
	}
	w.quiet()
}
