package table

import (
	"context"
	"time"

	"farpost/storage"
)

// Why the clocks of a match stand still (storage.Match.StoppedWhy).
const (
	// StoppedParked: this build cannot go on with the match.
	StoppedParked = "parked"
	// StoppedUnseen: nobody can see the match, because its messages do not arrive.
	StoppedUnseen = "unseen"
	// StoppedJudge: a judge was called, and has not settled the matter yet.
	StoppedJudge = "judge"
)

// StopClocks stops the clocks of a running match, for a reason that is one of those above. Its questions stay open and
// can be answered. Nothing expires until StartClocks. A match that is not running, or is stopped already, stays as it
// is.
func (t *Table) StopClocks(ctx context.Context, match, why string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil || m.Status != storage.Running || !m.Stopped.IsZero() {
			return err
		}
		if err := t.stop(tx, &m, why); err != nil {
			return err
		}
		return t.refreshClocks(tx, m)
	})
}

// StartClocks has the clocks of a match run again that were stopped for a reason. Each question has as much time as it
// had when they stopped. A match that is not running, or is stopped for another reason or not at all, stays as it is.
func (t *Table) StartClocks(ctx context.Context, match, why string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil || m.Status != storage.Running || m.Stopped.IsZero() || m.StoppedWhy != why {
			return err
		}
		if err := t.start(tx, &m); err != nil {
			return err
		}
		return t.refreshClocks(tx, m)
	})
}

// refreshClocks posts what shows the clocks of a match. Pictures show none.
func (t *Table) refreshClocks(tx storage.Tx, m storage.Match) error {
	if err := t.post(tx, m, Row{Kind: RowRefresh}); err != nil {
		return err
	}
	seats, err := tx.Seats(m.ID)
	if err != nil {
		return err
	}
	return t.hands(tx, m, seats)
}

// stop notes that the clocks of a match stand still from now on, and deletes the jobs of its deadlines.
func (t *Table) stop(tx storage.Tx, m *storage.Match, why string) error {
	return t.stopAt(tx, m, t.Now(), why)
}

// stopAt is stop for a match whose clocks should have stood still since an earlier moment. The deadlines stay: what
// each is later than that moment is left.
func (t *Table) stopAt(tx storage.Tx, m *storage.Match, since time.Time, why string) error {
	m.Stopped, m.StoppedWhy = stored(since), why
	if err := tx.UpdateMatch(*m); err != nil {
		return err
	}
	return deleteJobs(tx, m.ID)
}

// deleteJobs deletes the jobs of a match: its deadlines, and the next look for its players.
func deleteJobs(tx storage.Tx, match string) error {
	jobs, err := tx.JobsOf(match)
	if err != nil {
		return err
	}
	for _, j := range jobs {
		if err := tx.DeleteJob(j.Key); err != nil {
			return err
		}
	}
	return nil
}

// start has the clocks of a match run again: its deadlines move by the time that they stood still, and get their jobs.
func (t *Table) start(tx storage.Tx, m *storage.Match) error {
	by, unseen := t.Now().Sub(m.Stopped), m.StoppedWhy == StoppedUnseen
	m.Stopped, m.StoppedWhy = time.Time{}, ""
	if err := tx.UpdateMatch(*m); err != nil {
		return err
	}
	asks, err := tx.Asks(m.ID)
	if err != nil {
		return err
	}
	for i := range asks {
		a := &asks[i]
		if a.Given += by; !unseen {
			a.Given = 0 // a notice says it; otherwise the match's next step does
		}
		if a.Deadline.IsZero() {
			continue
		}
		a.Deadline = stored(a.Deadline.Add(by))
		if err := t.putDeadline(tx, *a); err != nil {
			return err
		}
	}
	if err := tx.SetAsks(m.ID, asks); err != nil {
		return err
	}
	return t.planLook(tx, *m, time.Time{})
}
