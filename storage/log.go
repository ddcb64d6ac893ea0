package storage

import (
	"fmt"
	"time"
)

// NoSeat is the Seat of log entries that no seat made: timers, rulings.
const NoSeat = -1

// Entry is one accepted input of a match, or another thing that was done to it. It is kept for replay and audit.
type Entry struct {
	Match       string
	Seq         uint64 // the match's Seq after it; unique in the match
	At          time.Time
	Seat        int    // who acted; NoSeat if no seat did
	Player      string // user id of who acted; empty for the bot itself
	Interaction string // Discord's id of the press; unique over all matches; empty for none
	Input       []byte // as the engine encodes it
	Events      []byte // what followed
	StateHash   []byte // of the state after it
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (e Entry) Validate() error {
	if e.Seat < NoSeat {
		return fmt.Errorf("%w: log entry %d of match %s by seat %d", ErrInvalid, e.Seq, e.Match, e.Seat)
	}
	return need("log entry", "match", e.Match)
}

// LogReader reads the log.
type LogReader interface {
	// Log returns the match's entries from number `from` on, in order; at most limit,
	// all of them if limit is 0.
	Log(match string, from uint64, limit int) ([]Entry, error)
	// LogByInteraction returns the entry that an interaction made.
	LogByInteraction(id string) (Entry, error)
}

// LogWriter writes the log.
type LogWriter interface {
	// AppendLog adds an entry. ErrDuplicateInteraction if the interaction was logged
	// before, in any match; otherwise ErrConflict if the match has an entry of that
	// number; ErrNotFound if there is no such match.
	AppendLog(e Entry) error
}
