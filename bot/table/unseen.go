package table

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"farpost/storage"
)

// lateFrom is how late a prompt must arrive for its time to be given back. Less is as usual.
const lateFrom = time.Minute

// Age is how much playable time has gone by since a row was made: whatever was given back to everybody since does not
// count, nor do clocks that were set. A row of a build that did not note it has the age 0.
func (t *Table) Age(row Row) time.Duration {
	if row.Made == 0 {
		return 0
	}
	return t.Now().Sub(t.made(row))
}

// made is when a row was made, by the clock that deadlines have now.
func (t *Table) made(row Row) time.Time { return storage.FromMillis(row.Made).Add(t.back.shift()) }

// Unseen stops the clocks of a running match because a row of it cannot be sent: since it was made nobody has seen what
// is asked. A match whose clocks stand still already stays as it is.
func (t *Table) Unseen(ctx context.Context, row Row) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(row.Match)
		if err != nil || m.Status != storage.Running || IsStopped(m) {
			return err
		}
		return t.stopUnseen(tx, &m, row)
	})
}

// stopUnseen stops the clocks of a match since a row of it was made, and posts what shows them.
func (t *Table) stopUnseen(tx storage.Tx, m *storage.Match, row Row) error {
	if err := t.stopAt(tx, m, t.Now().Add(-max(t.Age(row), 0)), StoppedUnseen); err != nil {
		return err
	}
	return t.refreshClocks(tx, *m)
}

// Seen says that a row of a match was sent: clocks that stood still because nobody could see the match run again.
// For all others it only looks.
func (t *Table) Seen(ctx context.Context, match string) error {
	var m storage.Match
	err := t.Store.View(ctx, func(tx storage.ReadTx) (err error) {
		m, err = tx.Match(match)
		return err
	})
	if err != nil || m.Stopped.IsZero() || m.StoppedWhy != StoppedUnseen {
		return err
	}
	return t.StartClocks(ctx, match, StoppedUnseen)
}

// IsLate reports whether a row that asks seats came so late that one of them is to get time back ([Table.Late]).
func (t *Table) IsLate(asks []storage.Ask, row Row, seats []int) bool {
	late := t.Age(row)
	return slices.ContainsFunc(asks, func(a storage.Ask) bool { return t.isLate(a, late, seats) })
}

// isLate reports whether a question to one of some seats came too late: by a minute, or by so much that more of its
// time is gone than is left.
func (t *Table) isLate(a storage.Ask, late time.Duration, seats []int) bool {
	if a.Deadline.IsZero() || !slices.Contains(seats, a.Seat) || late <= 0 {
		return false
	}
	return late >= lateFrom || a.Deadline.Sub(t.Now()) < late
}

// Late gives seats of a running match the time back by which a row that asks them came too late. Less than a minute is
// as usual, unless less than that is left of the question's time. Nobody gets more than the whole time for a question.
func (t *Table) Late(ctx context.Context, row Row, seats []int) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(row.Match)
		if err != nil || m.Status != storage.Running || IsStopped(m) {
			return err
		}
		late := t.Age(row)
		set, err := SettingsOf(m)
		if err != nil {
			return err
		}
		asks, err := tx.Asks(row.Match)
		if err != nil {
			return err
		}
		given := false
		for i := range asks {
			a := &asks[i]
			if !t.isLate(*a, late, seats) {
				continue
			}
			given = true
			whole := t.Now().Add(set.After(a.Due))
			if a.Deadline = stored(a.Deadline.Add(late)); a.Deadline.After(whole) {
				a.Deadline = stored(whole)
			}
			a.Given += late // the match's next step tells it
			if err := t.putDeadline(tx, *a); err != nil {
				return err
			}
		}
		if !given {
			return nil
		}
		if err := tx.SetAsks(row.Match, asks); err != nil {
			return err
		}
		return t.refreshClocks(tx, m)
	})
}

// Nothing expires while an urgent row of its match waits to be sent. For a short time that is as usual, and the
// deadline is looked at again soon; from stopFrom on the match's clocks stand still. That is well behind the moment
// from which whoever sends rows says that one arrived late ([Table.Seen]), so that no match is left standing still.
const (
	stopFrom  = 90 * time.Second
	lookAgain = time.Second
)

// holdUnseen keeps a match from expiring of which something urgent was not sent yet, because nobody has seen it, and
// reports whether it did. Only a table whose rows are delivered does so (Config.Delivered).
func (t *Table) holdUnseen(tx storage.Tx, match string) (bool, error) {
	if !t.Delivered {
		return false, nil
	}
	head, err := tx.OutboxHead(matchLane(match))
	if errors.Is(err, storage.ErrNotFound) || err == nil && head.Rank != RankPrompt {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("what match %s has still to send: %w", match, err)
	}
	row, err := RowOf(head)
	if err != nil {
		return false, err
	}
	m, err := tx.Match(match)
	if err != nil || m.Status != storage.Running || IsStopped(m) {
		return false, err
	}
	if t.Age(row) >= stopFrom {
		return true, t.stopUnseen(tx, &m, row)
	}
	jobs, err := tx.JobsOf(match)
	if err != nil {
		return false, err
	}
	soon := t.Now().Add(lookAgain)
	for _, j := range jobs {
		if j.Kind != JobExpire || !j.Due.Before(soon) {
			continue
		}
		j.Due = soon
		if err := tx.PutJob(j); err != nil {
			return false, err
		}
	}
	return true, nil
}
