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

// testShift: a new shift moves every deadline by as much as it grew or shrank, in every list and by one row, and
// nothing else; what is written later is read as it was written.
func testShift(t *testing.T, s storage.Store) {
	stopped := aMatch("stopped")
	stopped.Stopped, stopped.StoppedWhy = in(4), "why"
	create(t, s, aMatch("m"), stopped)
	shift := func(by time.Duration) {
		update(t, s, func(tx storage.Tx) error {
			return tx.PutHeartbeat(storage.Heartbeat{Alive: in(1), Shift: by})
		})
	}
	write := func(key string, at time.Time, q uint64) {
		update(t, s, func(tx storage.Tx) error {
			asks, err := tx.Asks("m")
			return all(
				func() error { return err },
				func() error { return tx.PutJob(storage.Job{Key: key, Kind: "deadline", Due: at, Match: "m"}) },
				func() error { return tx.SetAsks("m", append(asks, storage.Ask{Q: q, Deadline: at})) },
			)
		})
	}
	// check compares what is read with the deadlines of both questions, and with since when the other match is stopped.
	check := func(first, second, since time.Time) {
		t.Helper()
		for key, want := range map[string]time.Time{"a": first, "b": second} {
			job := read(t, s, func(tx storage.ReadTx) (storage.Job, error) { return tx.Job(key) })
			equal(t, "job "+key, job.Due, want)
		}
		equal(t, "next", nextDue(t, s), first)
		equal(t, "due before the first", due(t, s, first.Add(-time.Millisecond), 0), nil)
		equal(t, "due at the first", due(t, s, first, 0), []string{"a"})
		equal(t, "due at the second", due(t, s, second, 0), []string{"a", "b"})
		of := read(t, s, func(tx storage.ReadTx) ([]storage.Job, error) { return tx.JobsOf("m") })
		equal(t, "jobs of the match", []time.Time{of[0].Due, of[1].Due}, []time.Time{first, second})
		asks := read(t, s, func(tx storage.ReadTx) ([]storage.Ask, error) { return tx.Asks("m") })
		equal(t, "asks", []time.Time{asks[0].Deadline, asks[1].Deadline, asks[2].Deadline},
			[]time.Time{{}, first, second})
		inbox := read(t, s, func(tx storage.ReadTx) ([]storage.Waiting, error) { return tx.Inbox("p0", "", 0) })
		equal(t, "inbox", []time.Time{inbox[0].Ask.Deadline, inbox[1].Ask.Deadline, inbox[2].Ask.Deadline},
			[]time.Time{first, second, {}})
		for _, m := range read(t, s, func(tx storage.ReadTx) ([]storage.Match, error) {
			return tx.Matches(storage.MatchFilter{})
		}) {
			if m.ID == "stopped" {
				equal(t, "stopped since", m.Stopped, since)
			} else {
				equal(t, "not stopped", m.Stopped, time.Time{})
			}
		}
	}
	update(t, s, func(tx storage.Tx) error { return tx.SetAsks("m", []storage.Ask{{Q: 1}}) })
	write("a", in(5), 2)
	shift(10 * time.Hour)
	write("b", in(16), 3)
	check(in(15), in(16), in(14))
	shift(11*time.Hour + time.Millisecond)
	check(in(16).Add(time.Millisecond), in(17).Add(time.Millisecond), in(15).Add(time.Millisecond))
	shift(-time.Hour) // a clock was set backwards
	check(in(4), in(5), in(3))
	update(t, s, func(tx storage.Tx) error { // a header that is written as it was read stays stopped since then
		m, err := tx.Match("stopped")
		return all(func() error { return err }, func() error { return tx.UpdateMatch(m) })
	})
	check(in(4), in(5), in(3))
}

// testGiven: an ask knows how much time was given back since it was written, and keeps counting when it is written as
// it was read.
func testGiven(t *testing.T, s storage.Store) {
	create(t, s, aMatch("m"))
	given := func(at time.Duration) {
		update(t, s, func(tx storage.Tx) error { return tx.PutHeartbeat(storage.Heartbeat{Given: at}) })
	}
	set := func(change func([]storage.Ask) []storage.Ask) {
		update(t, s, func(tx storage.Tx) error {
			asks, err := tx.Asks("m")
			return all(func() error { return err }, func() error { return tx.SetAsks("m", change(asks)) })
		})
	}
	check := func(want ...time.Duration) {
		t.Helper()
		var got []time.Duration
		for _, a := range read(t, s, func(tx storage.ReadTx) ([]storage.Ask, error) { return tx.Asks("m") }) {
			got = append(got, a.Given)
		}
		equal(t, "given", got, want)
	}
	given(time.Hour)
	set(func([]storage.Ask) []storage.Ask { return []storage.Ask{{Q: 1, Deadline: in(1)}} })
	check(0)
	given(3 * time.Hour)
	set(func(asks []storage.Ask) []storage.Ask { return append(asks, storage.Ask{Q: 2, Deadline: in(1)}) })
	check(2*time.Hour, 0)
	set(func(asks []storage.Ask) []storage.Ask { // another field changes
		asks[0].Unawaited = true
		return asks
	})
	given(4 * time.Hour)
	check(3*time.Hour, time.Hour)
	set(func(asks []storage.Ask) []storage.Ask {
		asks[0].Given = 0
		return asks
	})
	check(0, time.Hour)
}

// testHeartbeat: the last heartbeat is remembered, and there is none at first.
func testHeartbeat(t *testing.T, s storage.Store) {
	equal(t, "before any", read(t, s, storage.ReadTx.Heartbeat), storage.Heartbeat{})
	for _, h := range []storage.Heartbeat{
		{Alive: in(1)}, {Alive: in(2), Shift: time.Hour, Given: time.Minute}, {Alive: in(3), Shift: -time.Hour},
	} {
		update(t, s, func(tx storage.Tx) error { return tx.PutHeartbeat(h) })
		equal(t, "heartbeat", read(t, s, storage.ReadTx.Heartbeat), h)
	}
}
