package sqlite

import (
	"database/sql"
	"errors"
	"time"

	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// Job implements [storage.JobReader].
func (t *readTx) Job(key string) (storage.Job, error) {
	row, err := t.q.GetJob(free, key)
	if err != nil {
		return storage.Job{}, t.fail(err, "job %s", key)
	}
	return jobOf(row), nil
}

// JobsOf implements [storage.JobReader].
func (t *readTx) JobsOf(match string) ([]storage.Job, error) {
	rows, err := t.q.ListJobsOf(free, nullable(match))
	if err != nil {
		return nil, t.fail(err, "jobs of match %s", match)
	}
	return each(rows, func(r db.ListJobsOfRow) storage.Job { return jobOf(db.GetJobRow(r)) }), nil
}

// JobsDue implements [storage.JobReader].
func (t *readTx) JobsDue(now time.Time, limit int) ([]storage.Job, error) {
	rows, err := t.q.ListJobsDue(free, db.ListJobsDueParams{Now: millis(now), Limit: limitOf(limit)})
	if err != nil {
		return nil, t.fail(err, "jobs due at %v", now)
	}
	return each(rows, func(r db.ListJobsDueRow) storage.Job { return jobOf(db.GetJobRow(r)) }), nil
}

// NextDue implements [storage.JobReader].
func (t *readTx) NextDue() (time.Time, bool, error) {
	due, err := t.q.NextDue(free)
	if errors.Is(err, sql.ErrNoRows) {
		return time.Time{}, false, nil
	}
	if err != nil {
		return time.Time{}, false, t.fail(err, "next job")
	}
	return instant(due), true, nil
}

// Heartbeat implements [storage.JobReader].
func (t *readTx) Heartbeat() (storage.Heartbeat, error) {
	row, err := t.q.GetHeartbeat(free)
	if err != nil {
		return storage.Heartbeat{}, t.fail(err, "heartbeat")
	}
	return storage.Heartbeat{
		Alive: instant(row.Alive), Shift: span(row.Shift), Given: span(row.Given),
	}, nil
}

// PutJob implements [storage.JobWriter].
func (t *tx) PutJob(j storage.Job) error {
	if err := j.Validate(); err != nil {
		return err
	}
	row := db.PutJobParams{
		Key: j.Key, Kind: j.Kind, Due: millis(j.Due), Match: nullable(j.Match), Payload: blob(j.Payload),
	}
	n, err := t.q.PutJob(free, row)
	if err == nil && n == 0 {
		err = t.q.ReplaceJob(free, db.ReplaceJobParams(row))
	}
	return t.failing(err, "writing job %s", j.Key)
}

// DeleteJob implements [storage.JobWriter].
func (t *tx) DeleteJob(key string) error {
	if err := t.q.DeleteJob(free, key); err != nil {
		return t.fail(err, "removing job %s", key)
	}
	return nil
}

// PutHeartbeat implements [storage.JobWriter].
func (t *tx) PutHeartbeat(h storage.Heartbeat) error {
	err := t.q.PutHeartbeat(free, db.PutHeartbeatParams{
		Alive: millis(h.Alive), Shift: h.Shift.Milliseconds(), Given: h.Given.Milliseconds(),
	})
	if err != nil {
		return t.fail(err, "writing heartbeat")
	}
	return nil
}

// span is a stored length of time.
func span(millis int64) time.Duration { return time.Duration(millis) * time.Millisecond }

func jobOf(row db.GetJobRow) storage.Job {
	return storage.Job{
		Key: row.Key, Kind: row.Kind, Due: instant(row.Due), Match: row.Match.String, Payload: bytesOf(row.Payload),
	}
}
