package storagetest

import (
	"testing"
	"time"

	"farpost/storage"
)

// keys are the keys of jobs in their order.
func keys(jobs []storage.Job) []string {
	var out []string
	for _, j := range jobs {
		out = append(out, j.Key)
	}
	return out
}

func due(t *testing.T, s storage.Store, now time.Time, limit int) []string {
	t.Helper()
	return keys(read(t, s, func(tx storage.ReadTx) ([]storage.Job, error) { return tx.JobsDue(now, limit) }))
}

// nextDue is the time of the next job, zero if there is none.
func nextDue(t *testing.T, s storage.Store) time.Time {
	t.Helper()
	return read(t, s, func(tx storage.ReadTx) (time.Time, error) {
		at, ok, err := tx.NextDue()
		equal(t, "ok", ok, !at.IsZero())
		return at, err
	})
}

// testJobs: jobs are put, replaced, found when due, and deleted.
func testJobs(t *testing.T, s storage.Store) {
	equal(t, "next of none", nextDue(t, s), time.Time{})
	create(t, s, aMatch("m"))
	put := func(key string, at time.Time, match string) {
		update(t, s, func(tx storage.Tx) error {
			return tx.PutJob(storage.Job{Key: key, Kind: "deadline", Due: at, Match: match})
		})
	}
	put("c", in(3), "m")
	put("a", in(2), "m")
	put("b", in(2), "")
	put("d", in(9), "m")
	equal(t, "next", nextDue(t, s), in(2))
	equal(t, "due before all", due(t, s, in(2).Add(-time.Millisecond), 0), nil)
	equal(t, "due at the instant", due(t, s, in(2), 0), []string{"a", "b"})
	equal(t, "due up to a limit", due(t, s, in(9), 3), []string{"a", "b", "c"})

	put("d", in(1), "m")
	equal(t, "due after moving one", due(t, s, in(5), 0), []string{"d", "a", "b", "c"})
	update(t, s, func(tx storage.Tx) error {
		return all(func() error { return tx.DeleteJob("d") }, func() error { return tx.DeleteJob("none") })
	})
	equal(t, "next after deleting", nextDue(t, s), in(2))
	missing(t, s, func(tx storage.ReadTx) (storage.Job, error) { return tx.Job("d") })
	of := read(t, s, func(tx storage.ReadTx) ([]storage.Job, error) { return tx.JobsOf("m") })
	equal(t, "jobs of the match", keys(of), []string{"a", "c"})
	equal(t, "jobs of no match", read(t, s, func(tx storage.ReadTx) ([]storage.Job, error) {
		return tx.JobsOf("")
	}), nil)
	refused(t, s, storage.ErrNotFound, func(tx storage.Tx) error {
		return tx.PutJob(storage.Job{Key: "x", Kind: "deadline", Match: "none"})
	})
}

// testShiftJobs: jobs of the named kinds move, the others stay.
func testShiftJobs(t *testing.T, s storage.Store) {
	update(t, s, func(tx storage.Tx) error {
		return all(
			func() error { return tx.PutJob(storage.Job{Key: "turn", Kind: "deadline", Due: in(1)}) },
			func() error { return tx.PutJob(storage.Job{Key: "ping", Kind: "reminder", Due: in(2)}) },
			func() error { return tx.PutJob(storage.Job{Key: "purge", Kind: "sweep", Due: in(3)}) },
		)
	})
	shift := func(want int, by time.Duration, kinds ...string) {
		update(t, s, func(tx storage.Tx) error {
			n, err := tx.ShiftJobs(by, kinds...)
			equal(t, "shifted jobs", n, want)
			return err
		})
	}
	shift(2, 10*time.Hour, "deadline", "reminder")
	shift(1, -time.Hour, "reminder")
	shift(0, time.Hour)
	shift(0, time.Hour, "nothing")
	for key, want := range map[string]time.Time{"turn": in(11), "ping": in(11), "purge": in(3)} {
		job := read(t, s, func(tx storage.ReadTx) (storage.Job, error) { return tx.Job(key) })
		equal(t, key, job.Due, want)
	}
}

// testHeartbeat: the last heartbeat is remembered, and there is none at first.
func testHeartbeat(t *testing.T, s storage.Store) {
	equal(t, "before any", read(t, s, storage.ReadTx.LastAlive), time.Time{})
	for _, at := range []time.Time{in(1), in(2)} {
		update(t, s, func(tx storage.Tx) error { return tx.Alive(at) })
		equal(t, "heartbeat", read(t, s, storage.ReadTx.LastAlive), at)
	}
}
