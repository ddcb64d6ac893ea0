package storage

import "time"

// Job is something to be done at an instant: a deadline, a reminder, a sweep.
type Job struct {
	Key     string // unique; a job of the same key is replaced
	Kind    string // what is to be done; never empty
	Due     time.Time
	Match   string // the match that it concerns; empty for none
	Payload []byte
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (j Job) Validate() error {
	return first(need("job", "key", j.Key), need("job "+j.Key, "kind", j.Kind))
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
	// LastAlive returns the last instant given to Alive; zero if there was none.
	LastAlive() (time.Time, error)
}

// JobWriter writes jobs and the heartbeat.
type JobWriter interface {
	// PutJob adds a job or replaces the one of the same key. ErrNotFound if it
	// names a match that is not there.
	PutJob(j Job) error
	// DeleteJob removes a job, if it is there.
	DeleteJob(key string) error
	// ShiftJobs moves the jobs of these kinds and returns how many it moved.
	ShiftJobs(by time.Duration, kinds ...string) (int, error)
	// Alive records that the bot runs at this instant.
	Alive(now time.Time) error
}
