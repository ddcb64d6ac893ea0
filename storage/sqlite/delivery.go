package sqlite

import (
	"fmt"
	"time"

	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// FinishOutbox implements [storage.OutboxWriter].
func (t *tx) FinishOutbox(id int64, result string, now time.Time) error {
	n, err := t.q.FinishOutbox(free, db.FinishOutboxParams{ID: id, Outcome: result, Updated: millis(now)})
	return t.landed(id, n, err)
}

// RetryOutbox implements [storage.OutboxWriter].
func (t *tx) RetryOutbox(id int64, at time.Time, reason string, unsure bool, now time.Time) error {
	n, err := t.q.RetryOutbox(free, db.RetryOutboxParams{
		ID: id, NotBefore: millis(at), Asleep: flag(millis(at) > 0), LastError: reason, Unsure: flag(unsure),
		Updated: millis(now),
	})
	return t.landed(id, n, err)
}

// KillOutbox implements [storage.OutboxWriter].
func (t *tx) KillOutbox(id int64, reason string, now time.Time) error {
	n, err := t.q.KillOutbox(free, db.KillOutboxParams{ID: id, LastError: reason, Updated: millis(now)})
	return t.landed(id, n, err)
}

// RequeueOutbox implements [storage.OutboxWriter].
func (t *tx) RequeueOutbox(now time.Time) (int, error) {
	n, err := t.q.RequeueOutbox(free, millis(now))
	if err != nil {
		return 0, t.fail(err, "requeueing the outbox")
	}
	return int(n), nil
}

// HastenOutbox implements [storage.OutboxWriter].
func (t *tx) HastenOutbox(future time.Time) (int, error) {
	n, err := t.q.HastenOutbox(free, millis(future))
	if err == nil && n > 0 {
		err = t.q.HastenDoors(free)
	}
	if err != nil {
		return 0, t.fail(err, "hastening the outbox")
	}
	return int(n), nil
}

// PurgeOutbox implements [storage.OutboxWriter].
func (t *tx) PurgeOutbox(status storage.OutboxStatus, before time.Time, limit int) (int, error) {
	if status != storage.Done && status != storage.Dead {
		return 0, fmt.Errorf("%w: outbox rows that are %q cannot be purged", storage.ErrInvalid, status)
	}
	n, err := t.q.PurgeOutbox(free, db.PurgeOutboxParams{
		Status: string(status), Updated: millis(before), Limit: limitOf(limit),
	})
	if err != nil {
		return 0, t.fail(err, "purging the outbox")
	}
	return int(n), nil
}

// landed checks that a statement about a row in flight has found it so.
func (t *tx) landed(id, n int64, err error) error {
	if err != nil {
		return t.fail(err, "outbox row %d", id)
	}
	if n == 1 {
		return nil
	}
	row, err := t.OutboxRow(id)
	if err != nil {
		return err
	}
	return fmt.Errorf("outbox row %d is %s, not in flight: %w", id, row.Status, storage.ErrConflict)
}
