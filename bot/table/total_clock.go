package table

import (
	"time"

	"farpost/storage"
)

// totalClock is a seat's time for all its answers of a match together.
type totalClock struct {
	timeLeft
	// Slack is how much later than the earliest deadline of the seat's open questions the time runs out; 0 says that
	// the seat loses at that deadline.
	Slack time.Duration `json:"slack,omitempty"`
}

// ends returns when the total clock runs out of a seat with these open questions; zero if none of them has a deadline.
func (c totalClock) ends(seat int, asks []storage.Ask) time.Time {
	first := earliest(seat, asks)
	if first.IsZero() {
		return first
	}
	return first.Add(c.Slack)
}

// earliest returns the first deadline of a seat's open questions; zero if there is none.
func earliest(seat int, asks []storage.Ask) (first time.Time) {
	for _, a := range asks {
		if a.Seat == seat && !a.Deadline.IsZero() && (first.IsZero() || a.Deadline.Before(first)) {
			first = a.Deadline
		}
	}
	return first
}
