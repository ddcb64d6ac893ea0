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
	return each(rows, jobOf), nil
}

// JobsDue implements [storage.JobReader].
func (t *readTx) JobsDue(now time.Time, limit int) ([]storage.Job, error) {
	rows, err := t.q.ListJobsDue(free, db.ListJobsDueParams{Due: millis(now), Limit: limitOf(limit)})
	if err != nil {
		return nil, t.fail(err, "jobs due at %v", now)
	}
	return each(rows, jobOf), nil
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

// LastAlive implements [storage.JobReader].
func (t *readTx) LastAlive() (time.Time, error) {
	alive, err := t.q.GetAlive(free)
	if errors.Is(err, sql.ErrNoRows) {
		return time.Time{}, nil
	}
	if err != nil {
		return time.Time{}, t.fail(err, "heartbeat")
	}
	return instant(alive), nil
}

// PutJob implements [storage.JobWriter].
func (t *tx) PutJob(j storage.Job) error {
	if err := j.Validate(); err != nil {
		return err
	}
	err := t.q.PutJob(free, db.PutJobParams{
		Key: j.Key, Kind: j.Kind, Due: millis(j.Due), Match: nullable(j.Match), Payload: blob(j.Payload),
	})
	if err != nil {
		return t.fail(err, "writing job %s", j.Key)
	}
	return nil
}

// DeleteJob implements [storage.JobWriter].
func (t *tx) DeleteJob(key string) error {
	if err := t.q.DeleteJob(free, key); err != nil {
		return t.fail(err, "removing job %s", key)
	}
	return nil
}

// ShiftJobs implements [storage.JobWriter].
func (t *tx) ShiftJobs(by time.Duration, kinds ...string) (int, error) {
	n, err := t.q.ShiftJobs(free, db.ShiftJobsParams{By: by.Milliseconds(), Kinds: kinds})
	if err != nil {
		return 0, t.fail(err, "shifting jobs %v by %v", kinds, by)
	}
	return int(n), nil
}

// Alive implements [storage.JobWriter].
func (t *tx) Alive(now time.Time) error {
	if err := t.q.PutAlive(free, millis(now)); err != nil {
		return t.fail(err, "writing heartbeat")
	}
	return nil
}

func jobOf(row db.Job) storage.Job {
	return storage.Job{
		Key: row.Key, Kind: row.Kind, Due: instant(row.Due), Match: row.Match.String, Payload: bytesOf(row.Payload),
	}
}
