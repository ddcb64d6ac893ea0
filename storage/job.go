package storage

import "time"

// Job is something to be done at an instant: a deadline, a reminder, a sweep.
type Job struct {
	Key     string // unique; putting it again replaces the job
	Kind    string // what is to be done; never empty
	Due     time.Time
	Match   string // whom it concerns; may be empty
	Payload []byte
}

// Validate reports what of the row breaks its contract.
func (j Job) Validate() error {
	return first(need("job", "key", j.Key), need("job "+j.Key, "kind", j.Kind))
}

// JobReader reads jobs and the heartbeat.
type JobReader interface {
	// Job is one job.
	Job(key string) (Job, error)
	// JobsOf are the jobs of a match, by due time, then key.
	JobsOf(match string) ([]Job, error)
	// JobsDue are the jobs due at now or before, earliest first, then by key; at
	// most limit, all of them if limit is 0.
	JobsDue(now time.Time, limit int) ([]Job, error)
	// NextDue is when the next job is due; ok is false if there is none.
	NextDue() (due time.Time, ok bool, err error)
	// LastAlive is the last instant given to Alive; zero if there was none.
	LastAlive() (time.Time, error)
}

// JobWriter writes jobs and the heartbeat.
type JobWriter interface {
	// PutJob adds a job or replaces the one of the same key. ErrNotFound if it
	// names a match that is not there.
	PutJob(j Job) error
	// DeleteJob removes a job, if it is there.
	DeleteJob(key string) error
	// ShiftJobs moves the jobs of these kinds and tells how many it moved.
	ShiftJobs(by time.Duration, kinds ...string) (int, error)
	// Alive notes that the bot runs at this instant.
	Alive(now time.Time) error
}
