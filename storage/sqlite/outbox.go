package sqlite

import (
	"database/sql"
	"errors"
	"time"

	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// OutboxRow implements [storage.OutboxReader].
func (t *readTx) OutboxRow(id int64) (storage.OutboxRow, error) {
	row, err := t.q.GetOutbox(free, id)
	if err != nil {
		return storage.OutboxRow{}, t.fail(err, "outbox row %d", id)
	}
	return outboxOf(row), nil
}

// OutboxRows implements [storage.OutboxReader].
func (t *readTx) OutboxRows(status storage.OutboxStatus, limit int) ([]storage.OutboxRow, error) {
	rows, err := t.q.ListOutbox(free, db.ListOutboxParams{Status: string(status), Limit: limitOf(limit)})
	if err != nil {
		return nil, t.fail(err, "outbox rows that are %s", status)
	}
	return each(rows, outboxOf), nil
}

// NextOutbox implements [storage.OutboxReader].
func (t *readTx) NextOutbox(rank int) (time.Time, bool, error) {
	ready, err := t.q.AnyReady(free, int64(rank))
	if err != nil || ready {
		return time.Time{}, ready, t.failing(err, "next outbox row")
	}
	at, err := t.q.NextAwake(free)
	if errors.Is(err, sql.ErrNoRows) {
		return time.Time{}, false, nil
	}
	return instant(at), err == nil, t.failing(err, "next outbox row")
}

// OutboxHead implements [storage.OutboxReader].
func (t *readTx) OutboxHead(lane string) (storage.OutboxRow, error) {
	row, err := t.q.LaneHead(free, lane)
	if err != nil {
		return storage.OutboxRow{}, t.fail(err, "first row of lane %s", lane)
	}
	return outboxOf(row), nil
}

// AppendOutbox implements [storage.OutboxWriter].
func (t *tx) AppendOutbox(r storage.OutboxRow) (int64, error) {
	if err := r.Validate(); err != nil {
		return 0, err
	}
	until, replaces, err := t.waits(r)
	if err != nil {
		return 0, err
	}
	id, err := t.q.InsertOutbox(free, db.InsertOutboxParams{
		Lane: r.Lane, Rank: int64(r.Rank), Door: r.Door, CoalesceBy: nullable(r.Coalesce), Nonce: nullable(r.Nonce),
		Kind: r.Kind, Created: millis(r.Created), NotBefore: until, Asleep: flag(until > 0), Payload: blob(r.Payload),
	})
	if err != nil {
		return 0, t.fail(err, "adding outbox row %s with nonce %q to lane %s", r.Kind, r.Nonce, r.Lane)
	}
	if !replaces {
		return id, nil
	}
	// After the row itself, which may be refused: then nothing may be gone.
	err = t.q.DropCoalesced(free, db.DropCoalescedParams{CoalesceBy: nullable(r.Coalesce), ID: id})
	if err != nil {
		return 0, t.fail(err, "replacing outbox row %s", r.Coalesce)
	}
	return id, nil
}

// waits tells how long a new row waits: for its own time, for its door, and for what the rows that it replaces had to
// wait for. It also tells whether there are such rows.
func (t *tx) waits(r storage.OutboxRow) (until int64, replaces bool, err error) {
	until = millis(r.NotBefore)
	if r.Door != "" {
		paused, err := t.doorUntil(r.Door, millis(r.Created))
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return 0, false, t.fail(err, "door %s", r.Door)
		}
		until = max(until, paused)
	}
	if r.Coalesce != "" {
		older, err := t.coalescedUntil(nullable(r.Coalesce))
		if err != nil {
			return 0, false, t.fail(err, "outbox rows of %s", r.Coalesce)
		}
		until, replaces = max(until, older), older >= 0
	}
	return until, replaces, nil
}

// ClaimOutbox implements [storage.OutboxWriter].
func (t *tx) ClaimOutbox(now time.Time, limit, rank int) ([]storage.OutboxRow, error) {
	if err := t.q.WakeOutbox(free, millis(now)); err != nil {
		return nil, t.fail(err, "outbox rows whose time has come")
	}
	rows, err := t.q.ListReady(free, db.ListReadyParams{Rank: int64(rank), Limit: limitOf(limit)})
	if err != nil {
		return nil, t.fail(err, "outbox rows that are ready")
	}
	claimed := each(rows, outboxOf)
	for i := range claimed {
		r := &claimed[i]
		if _, err := t.q.ClaimOutbox(free, db.ClaimOutboxParams{ID: r.ID, Updated: millis(now)}); err != nil {
			return nil, t.fail(err, "claiming outbox row %d", r.ID)
		}
		r.Status, r.Updated = storage.InFlight, instant(millis(now))
		r.Attempts++
	}
	return claimed, nil
}

func outboxOf(row db.Outbox) storage.OutboxRow {
	return storage.OutboxRow{
		ID: row.ID, Lane: row.Lane, Rank: int(row.Rank), Door: row.Door, Coalesce: row.CoalesceBy.String,
		Nonce: row.Nonce.String, Kind: row.Kind,
		Payload: bytesOf(row.Payload), Created: instant(row.Created), NotBefore: instant(row.NotBefore),
		Status: storage.OutboxStatus(row.Status), Attempts: int(row.Attempts), Unsure: row.Unsure != 0,
		Result: row.Result, LastError: row.LastError, Updated: instant(row.Updated),
	}
}
