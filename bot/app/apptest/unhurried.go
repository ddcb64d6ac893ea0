package apptest

import "time"

// Unhurried is a clock for a sandbox whose bot may be as slow as the machine: the computer's, but what takes a second
// or more never comes. So the 3 seconds of an interaction do not end, and the pauses of members who play by themselves
// do.
type Unhurried struct{}

// Now is the computer's time.
func (Unhurried) Now() time.Time { return time.Now() }

// AfterFunc calls f when a pause is over, and never after more than that.
func (Unhurried) AfterFunc(d time.Duration, f func()) (stop func() bool) {
	if d >= time.Second {
		return func() bool { return true }
	}
	return time.AfterFunc(d, f).Stop
}
