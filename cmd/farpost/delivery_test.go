package main_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/engine/thorough"
	"farpost/storage"
)

// Routes by which the bot delivers.
const (
	toChannel = "/channels/{channel_id}/messages"
	toMessage = "/channels/{channel_id}/messages/{message_id}"
	toThread  = "/channels/{channel_id}/messages/{message_id}/threads"
)

// delivery is a thing that the bot sends once it has decided to, with what makes it do so.
type delivery struct {
	name             string
	kind             string // of the row of the outbox
	method, template string
	// place is the channel that it goes to, of a match with this invitation.
	place func(w *town, invite sandbox.Message) string
	// ready brings the match to where act makes the bot send it; what act meets from the dying bot is no fault.
	ready func(w *town) sandbox.Message
	act   func(w *town, invite sandbox.Message)
}

func deliveries() []delivery {
	matches := func(w *town, _ sandbox.Message) string { return w.server.ChannelID("matches") }
	thread := func(_ *town, invite sandbox.Message) string { return invite.ID } // Discord names it so
	dm := func(w *town, _ sandbox.Message) string {
		id, err := w.ada.Member.DM()
		w.ok(err)
		return id
	}
	nothing := func(*town) sandbox.Message { return sandbox.Message{} }
	playing := func(w *town) sandbox.Message {
		invite := w.invite()
		w.accept(invite)
		w.await("the first handover message", apptest.Asks)
		return invite
	}
	return []delivery{
		{"invitation", table.RowInvite, "POST", toChannel, matches, nothing,
			func(w *town, _ sandbox.Message) { w.dare() }},
		{"thread", table.RowThread, "POST", toThread, matches, (*town).invite, (*town).accept},
		{"first handover", table.RowHandover, "POST", toChannel, thread, (*town).invite, (*town).accept},
		{"hand", table.RowHand, "POST", toChannel, dm, (*town).invite, (*town).accept},
		{"later handover", table.RowHandover, "POST", toChannel, thread, playing,
			func(w *town, _ sandbox.Message) { w.untilGone() }},
		{"story", table.RowStory, "PATCH", toMessage, thread, playing,
			func(w *town, _ sandbox.Message) { w.untilGone() }},
		{"result", table.RowResult, "POST", toChannel, thread, playing, (*town).concede},
	}
}

// TestKilledBetweenCommitAndDelivery ensures that what the bot had decided to send, and was sending when it
// was killed, is there exactly once after the restart, whether or not it had arrived, and that the match
// goes on. Discord's own memory for nonces has run out by then, so the bot has to look.
func TestKilledBetweenCommitAndDelivery(t *testing.T) {
	thorough.Only(t, "it kills the bot again and again")
	t.Parallel()
	for _, d := range deliveries() {
		for _, arrived := range []bool{true, false} {
			t.Run(fmt.Sprintf("%s, arrived %v", d.name, arrived), func(t *testing.T) {
				t.Parallel()
				w := newTown(t, 11)
				row := w.dieAt(d, arrived)
				w.clock.advance(10 * time.Minute)
				w.start()
				l := w.settled()
				if i := slices.IndexFunc(l.rows[storage.Done],
					func(r storage.OutboxRow) bool { return r.ID == row.ID }); i < 0 {
					t.Errorf("row %d (%s) is not done", row.ID, row.Kind)
				}
				w.delivered(d, row, 1)
				w.once()
				w.whole(l.match.Status)
				w.bot.stop(t)
			})
		}
	}
}

// dieAt makes the bot send something, kills it while that is on its way, and gives the row of the outbox. Where another
// row went the same way first, the bot is started and it is tried again.
func (w *town) dieAt(d delivery, arrived bool) storage.OutboxRow {
	w.Helper()
	invite := d.ready(w)
	w.settled()
	for range 4 {
		place := d.place(w, invite)
		if !arrived {
			w.server.Inject(sandbox.Fault{Kind: sandbox.FaultDropBefore, Method: d.method, Template: d.template,
				ChannelID: place})
		}
		w.wire.set(func(x sandbox.Exchange) bool {
			return x.Method == d.method && x.Template == d.template &&
				strings.HasPrefix(x.Path, "/channels/"+place+"/")
		}, w.bot.kill)
		d.act(w, invite)
		w.bot.wait()
		if n := w.server.FaultsLeft(); n > 0 {
			w.Fatalf("%d faults did not strike", n)
		}
		l := w.ledger()
		for _, r := range l.rows[storage.InFlight] {
			row, err := table.RowOf(r)
			w.ok(err)
			if r.Kind == d.kind && (d.kind != table.RowHand || l.seats[row.Seats[0]].Player == w.ada.Member.ID()) {
				w.delivered(d, r, map[bool]int{true: 1}[arrived])
				return r
			}
		}
		w.clock.advance(10 * time.Minute)
		w.start()
		w.settled()
	}
	w.Fatalf("no row of kind %s was on its way", d.kind)
	return storage.OutboxRow{}
}

// delivered checks how many times a row has arrived.
func (w *town) delivered(d delivery, row storage.OutboxRow, want int) {
	w.Helper()
	got := 0
	switch d.kind {
	case table.RowThread:
		for _, c := range w.ada.Member.View().Channels {
			if c.Kind == "thread" {
				got++
			}
		}
	case table.RowStory:
		of, err := table.RowOf(row)
		w.ok(err)
		for _, m := range w.posted() {
			if m.ID == of.Of && len(m.Components)+len(m.Attachments) == 0 {
				got++
			}
		}
	default:
		got = len(w.marked(w.posted(), fmt.Sprintf("#%d", row.ID)))
	}
	if got != want {
		w.Errorf("%s, row %d: it is there %d times, want %d", d.name, row.ID, got, want)
	}
}

// whole checks that nothing is missing, by going on from where the match stands.
func (w *town) whole(s storage.Status) {
	w.Helper()
	switch s {
	case storage.Invited:
		invite := w.await("the invitation", func(m sandbox.Message) bool {
			_, ok := apptest.Find(m, "accept")
			return ok
		})
		w.accept(invite)
		w.await("the first handover message", apptest.Asks)
	case storage.Running:
		front := w.await("a handover message", apptest.Asks)
		if len(front.Attachments) != 1 {
			w.Errorf("%d pictures on the handover message, want one", len(front.Attachments))
		}
		w.ok(w.turn(w.ctx, front))
	case storage.Over:
		w.await("the result", apptest.Over)
		if i := slices.IndexFunc(w.posted(), apptest.Asks); i >= 0 {
			w.Error("the match is over, and a message still asks")
		}
	default:
		w.Errorf("the match is %s", s)
	}
	w.settled()
	w.once()
}
