package storage

import "time"

// Job is something to be done at an instant: a deadline, a reminder, a sweep.
type Job struct {
	Key     string    // unique; a job of the same key is replaced
	Kind    string    // what is to be done; never empty
	Due     time.Time // it moves with the heartbeat's Shift
	Match   string    // the match that it concerns; empty for none
	Payload []byte
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (j Job) Validate() error {
	return first(need("job", "key", j.Key), need("job "+j.Key, "kind", j.Kind))
}

// Heartbeat is when the bot last said that it runs, and how much time it has given back. There is one.
type Heartbeat struct {
	Alive time.Time // zero if it never did
	// Shift is what all deadlines have moved by in all: those of jobs and asks, and since when matches are stopped.
	// What is written is stored without it, and read with it as it is then. So one row moves them all. It shrinks
	// when a clock was set backwards.
	Shift time.Duration
	// Given is how much time was given back in all, for [Ask.Given]. It knows nothing of clocks that were set.
	Given time.Duration
}

// JobReader reads jobs and the heartbeat.
type JobReader interface {
	// Job returns one job.
	Job(key string) (Job, error)
	// JobsOf returns the jobs of a match, by due time, then key.
	JobsOf(match string) ([]Job, error)
	// JobsDue returns the jobs due at now or before, earliest first, then by key; at
	// most limit, all of them if limit is 0.
	JobsDue(now time.Time, limit int) ([]Job, error)
	// NextDue is when the next job is due; ok is false if there is none.
	NextDue() (due time.Time, ok bool, err error)
	// Heartbeat returns the heartbeat as it was last written; zero if it never was.
	Heartbeat() (Heartbeat, error)
}

// JobWriter writes jobs and the heartbeat.
type JobWriter interface {
	// PutJob adds a job or replaces the one of the same key. ErrNotFound if it
	// names a match that is not there.
	PutJob(j Job) error
	// DeleteJob removes a job, if it is there.
	DeleteJob(key string) error
	// PutHeartbeat writes the heartbeat. A new Shift moves every deadline, at the cost of one row.
	PutHeartbeat(h Heartbeat) error
}
