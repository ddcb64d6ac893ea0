package table_test

import (
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/storage"
)

// TestInvitationTimesOut ensures that an invitation that not everybody has accepted times out after seven days and
// not before, is posted so, and refuses answers afterwards; that the bot's own absence does not count; and that one
// which was answered in time is left alone.
func TestInvitationTimesOut(t *testing.T) {
	w := newWorld(t)
	deck := table.Deck{Name: "d", Cards: tally.Deck()}
	lost := w.invite(table.Settings{}, nil, nil, nil)
	w.accepts(lost.ID, "bruno")
	played := w.invites("dora", "bruno")
	w.accepts(played.ID, "bruno")
	declined := w.invites("dora", "bruno")
	w.declines(declined.ID, "bruno")
	w.clock.Advance(2 * 24 * time.Hour)
	w.restart(24 * time.Hour)
	w.clock.Advance(5*24*time.Hour - time.Millisecond)
	w.tick()
	if got := w.status(lost.ID).Status; got != storage.Invited {
		t.Fatalf("too early the invitation is %s", got)
	}
	w.rows()
	w.clock.Advance(time.Millisecond)
	next := w.tick()
	if got := w.status(lost.ID).Status; got != storage.TimedOut {
		t.Fatalf("after seven days the invitation is %s", got)
	}
	if got := w.rows(); len(got) == 0 || got[0] != "invite" {
		t.Errorf("rows %q", got)
	}
	if next.IsZero() || w.status(played.ID).Status != storage.Running ||
		w.status(declined.ID).Status != storage.Cancelled {
		t.Error("the others were touched")
	}
	_, err := w.table.Accept(w.ctx, lost.ID, "chiara", deck, w.interaction())
	w.refused(err, table.CodeTimedOut)
	_, err = w.table.Decline(w.ctx, lost.ID, "chiara", w.interaction())
	w.refused(err, table.CodeTimedOut)
	_, err = w.table.Accept(w.ctx, played.ID, "bruno", deck, w.interaction())
	w.refused(err, table.CodeAnswered)
	found, err := w.table.Find(w.ctx, "chiara", "", storage.Invited)
	w.ok(err)
	if len(found) > 0 {
		t.Errorf("still listed: %+v", found)
	}
}

// TestLastMoment ensures that an acceptance before the timer counts, however late.
func TestLastMoment(t *testing.T) {
	w := newWorld(t)
	m := w.invite(table.Settings{}, nil, nil)
	w.clock.Advance(8 * 24 * time.Hour)
	w.accepts(m.ID, "bruno")
	w.tick()
	if got := w.status(m.ID).Status; got != storage.Running {
		t.Errorf("accepted before the timer the match is %s", got)
	}
}

// TestInvite ensures that what cannot be a match is refused with its reason, and leaves nothing behind.
func TestInvite(t *testing.T) {
	base := table.Invitation{Server: "s", Channel: "c", Game: tally.Name, From: "a", To: []string{"b"},
		Deck: table.Deck{Cards: tally.Deck()}}
	for _, test := range []struct {
		name string
		edit func(*table.Invitation)
		code string
	}{
		{"unknown game", func(in *table.Invitation) { in.Game = "chess" }, table.CodeGame},
		{"nobody", func(in *table.Invitation) { in.To = nil }, table.CodePlayers},
		{"too many", func(in *table.Invitation) { in.To = []string{"b", "c", "d", "e"} }, table.CodePlayers},
		{"oneself", func(in *table.Invitation) { in.To = []string{"a"} }, table.CodeSelf},
		{"somebody twice", func(in *table.Invitation) { in.To = []string{"b", "b"} }, table.CodeSelf},
		{"a clock too fast", func(in *table.Invitation) { in.Settings.Turn = time.Millisecond }, table.CodeClock},
		{"a clock too slow", func(in *table.Invitation) {
			in.Settings.Reaction = 31 * 24 * time.Hour
		}, table.CodeClock},
		{"an unknown rule", func(in *table.Invitation) {
			in.Settings.Rules = map[string]int{"speed": 1}
		}, table.CodeNoRule},
		{"a rule out of bounds", func(in *table.Invitation) {
			in.Settings.Rules = map[string]int{"life": 0}
		}, table.CodeRule},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := newWorld(t)
			in := base
			test.edit(&in)
			_, err := w.table.Invite(w.ctx, in)
			w.refused(err, test.code)
			w.wantRows("after a refusal")
		})
	}
}

// TestSameInvitation ensures that a command delivered twice makes one match.
func TestSameInvitation(t *testing.T) {
	w := newWorld(t)
	in := table.Invitation{Game: tally.Name, Channel: "c", From: "a", To: []string{"b"},
		Deck: table.Deck{Cards: tally.Deck()}, Interaction: "i"}
	_, err := w.table.Invite(w.ctx, in)
	w.ok(err)
	_, err = w.table.Invite(w.ctx, in)
	w.refused(err, table.CodeTwice)
	all, err := w.table.Find(w.ctx, "a", "")
	w.ok(err)
	if len(all) != 1 {
		t.Errorf("%d matches, want 1", len(all))
	}
}

// TestTimedOutTooLate ensures that an invitation that was answered is not ended by a timer that comes behind.
func TestTimedOutTooLate(t *testing.T) {
	w := newWorld(t)
	for _, decide := range []func(match string){
		func(match string) { w.accepts(match, "bruno") },
		func(match string) { w.declines(match, "bruno") },
	} {
		id := w.invites("ada", "bruno").ID
		decide(id)
		was := w.status(id)
		w.rows()
		w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
			return tx.PutJob(storage.Job{Key: "invite:" + id, Kind: table.JobInvite, Due: w.clock.Now(), Match: id})
		}))
		if w.tick(); w.json(w.status(id)) != w.json(was) {
			t.Errorf("it is %+v, was %+v", w.status(id), was)
		}
		w.wantRows("too late")
	}
}
