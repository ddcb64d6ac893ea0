package storage

import (
	"fmt"
	"time"
)

// Ask is an open question of a match to a seat. It repeats what the engine's state says, so that an inbox needs no
// states.
type Ask struct {
	Match    string
	Seat     int
	Q        uint64    // the question's number in the match
	Kind     string    // what is asked; the ruleset's word
	Due      string    // the due class, such as "turn" or "reaction"
	Deadline time.Time // zero for none; it moves with the heartbeat's Shift
	// Given is how much time was given back since the ask was first written with Given 0, as the heartbeat's Given
	// counts it. An ask that is written as it was read keeps counting; with Given 0 it begins anew.
	Given     time.Duration
	Unawaited bool // the seat may answer, and nobody waits for it
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (a Ask) Validate() error {
	if a.Seat < 0 {
		return fmt.Errorf("%w: ask %d of match %s to seat %d; seats count from 0", ErrInvalid, a.Q, a.Match, a.Seat)
	}
	return need("ask", "match", a.Match)
}

// Waiting is an ask with the match that waits for it.
type Waiting struct {
	Ask   Ask
	Match Match
}
