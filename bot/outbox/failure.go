package outbox

import (
	"errors"
	"time"
)

// failure is an error with what to do about its row.
type failure struct {
	err    error
	after  time.Duration // the pause before the next attempt; 0 for a growing one
	unsure bool          // the attempt may have arrived
	never  bool          // give up
	reason string        // pause the row's door for this reason; "" for the row alone
}

func (f *failure) Error() string { return f.err.Error() }
func (f *failure) Unwrap() error { return f.err }

// failureOf returns what to do about a row that failed with err.
func failureOf(err error) *failure {
	if f, ok := errors.AsType[*failure](err); ok {
		return f
	}
	return &failure{err: err, unsure: true}
}

// Later returns an error that has the row tried again after a pause; 0 for a growing one. unsure says that this
// attempt may have arrived after all.
func Later(err error, after time.Duration, unsure bool) error {
	return &failure{err: err, after: after, unsure: unsure}
}

// Never returns an error that has the row given up, because no attempt will succeed.
func Never(err error) error { return &failure{err: err, never: true} }

// Closed returns an error that pauses the row's door: this row and all others that go there, and those that are yet
// to come, wait so long. Reason is a short code of what is in the way and stays in the storage; Config.Trouble is told
// of it once. A row without a door waits alone.
func Closed(err error, after time.Duration, reason string) error {
	return &failure{err: err, after: after, reason: reason}
}
