package table_test

import (
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/storage"
)

// TestInvitationLapses ensures that an invitation that not everybody has accepted ends after seven days and not
// before, says so where it stands, and refuses kindly afterwards; that the bot's own absence does not count;
// and that one which was answered in time is left alone.
func TestInvitationLapses(t *testing.T) {
	w := newWorld(t)
	deck := table.Deck{Name: "d", Cards: tally.Deck()}
	lost := w.invite(table.Settings{}, nil, nil, nil)
	played, declined := w.invite(table.Settings{}, nil, nil), w.invite(table.Settings{}, nil, nil)
	_, err := w.table.Accept(w.ctx, lost.ID, "p1", deck, w.interaction())
	w.ok(err)
	_, err = w.table.Accept(w.ctx, played.ID, "p1", deck, w.interaction())
	w.ok(err)
	_, err = w.table.Decline(w.ctx, declined.ID, "p1", w.interaction())
	w.ok(err)
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
	_, err = w.table.Accept(w.ctx, lost.ID, "p2", deck, w.interaction())
	w.refused(err, table.CodeTimedOut)
	_, err = w.table.Decline(w.ctx, lost.ID, "p2", w.interaction())
	w.refused(err, table.CodeTimedOut)
	_, err = w.table.Accept(w.ctx, played.ID, "p1", deck, w.interaction())
	w.refused(err, table.CodeAnswered)
	found, err := w.table.Find(w.ctx, "p2", "", storage.Invited)
	w.ok(err)
	if len(found) > 0 {
		t.Errorf("still listed: %+v", found)
	}
}

// TestLastMoment ensures that an acceptance before the timer counts, however late, and that one of before there
// were ends gets its end at the next start.
func TestLastMoment(t *testing.T) {
	w := newWorld(t)
	deck := table.Deck{Name: "d", Cards: tally.Deck()}
	m, old := w.invite(table.Settings{}, nil, nil), w.invite(table.Settings{}, nil, nil)
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error { return tx.DeleteJob(table.JobInvite + ":" + old.ID) }))
	w.restart(0)
	w.clock.Advance(8 * 24 * time.Hour)
	_, err := w.table.Accept(w.ctx, m.ID, "p1", deck, w.interaction())
	w.ok(err)
	w.tick()
	if got := w.status(m.ID).Status; got != storage.Running {
		t.Errorf("accepted before the timer the match is %s", got)
	}
	if got := w.status(old.ID).Status; got != storage.TimedOut {
		t.Errorf("an invitation without an end is %s", got)
	}
}
