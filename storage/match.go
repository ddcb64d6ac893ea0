package storage

import (
	"encoding/json"
	"fmt"
	"time"
)

// Status is the stage of a match.
type Status string

// The statuses of a match.
const (
	Invited   Status = "invited"   // somebody has yet to accept
	Setup     Status = "setup"     // accepted; a deck or a thread is still missing
	Running   Status = "running"   // being played
	Over      Status = "over"      // played to its end; Result says how
	Cancelled Status = "cancelled" // declined, withdrawn or called off
	TimedOut  Status = "lapsed"    // an invitation that not everybody accepted in time
	Parked    Status = "parked"    // waits for a build that understands its state
)

// Valid reports whether s is one of the statuses.
func (s Status) Valid() bool {
	switch s {
	case Invited, Setup, Running, Over, Cancelled, TimedOut, Parked:
		return true
	}
	return false
}

// Match is the header of a match: all but its state, so that lists stay cheap.
type Match struct {
	ID       string          // chosen by the caller, unique, never empty
	Server   string          // guild id; empty outside of servers
	Channel  string          // where it was started; parent of the thread
	Thread   string          // where it is played; empty for Channel itself
	Game     string          // the ruleset, such as "nim"; never empty
	Book     string          // hash of the compiled book, stored before; empty until dealt
	Settings json.RawMessage // the table's settings
	Status   Status
	Seq      uint64 // number of the last accepted input; moved by Advance only
	Created  time.Time
	Updated  time.Time
	Result   json.RawMessage // how it ended; empty until then
	// Stopped is since when the clocks of the match stand still; zero while they run. It moves with the heartbeat's
	// Shift, as deadlines do, so a deadline less Stopped is what is left. StoppedWhy says why; it is the caller's.
	Stopped    time.Time
	StoppedWhy string
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (m Match) Validate() error {
	if !m.Status.Valid() {
		return fmt.Errorf("%w: match %s of status %q", ErrInvalid, m.ID, m.Status)
	}
	row := "match " + m.ID
	return first(need("match", "id", m.ID), need(row, "game", m.Game),
		needJSON(row, "settings", m.Settings), needJSON(row, "result", m.Result))
}

// MatchFilter selects matches. An empty field selects all: the zero filter means all matches.
type MatchFilter struct {
	Player   string   // has a seat
	Server   string   // is played in this guild
	Place    string   // is played in this thread, or in this channel without a thread
	Statuses []Status // is in one of these
	Limit    int      // at most so many; 0 for all
}

// MatchReader reads matches and what belongs to them.
type MatchReader interface {
	// Match returns the header of one match.
	Match(id string) (Match, error)
	// State returns the engine's state as last saved; nil if none was saved yet.
	State(match string) ([]byte, error)
	// Matches returns those that fit the filter, latest updated first, then by id.
	Matches(filter MatchFilter) ([]Match, error)
	// Seats returns the seats of a match by number.
	Seats(match string) ([]Seat, error)
	// Asks returns the open questions of a match by seat, then Q.
	Asks(match string) ([]Ask, error)
	// Inbox is what matches in Setup or Running await from a player: earliest deadline
	// first, those without a deadline last; standing asks are left out, and so is the match but. At most limit are
	// returned, 0 for all.
	Inbox(player, but string, limit int) ([]Waiting, error)
	// Book returns a compiled card book by its hash.
	Book(hash string) ([]byte, error)
}

// MatchWriter writes matches and what belongs to them.
type MatchWriter interface {
	// CreateMatch adds a match with its first state (nil while it is not dealt).
	// ErrExists if the id is taken, ErrNotFound if its book is not stored.
	CreateMatch(m Match, state []byte) error
	// UpdateMatch writes the header anew, except for Seq and Created, which it
	// ignores. ErrNotFound if there is no such match.
	UpdateMatch(m Match) error
	// Advance saves the state that followed from an input and moves Seq from
	// `from` to `to`, which must be greater. ErrConflict if Seq is not `from`.
	Advance(match string, from, to uint64, state []byte, at time.Time) error
	// PutSeat adds or replaces a seat. ErrNotFound if there is no such match.
	PutSeat(s Seat) error
	// DeleteSeat takes a seat away, if it is there.
	DeleteSeat(match string, no int) error
	// SetAsks makes asks the open questions of a match, in place of those before.
	SetAsks(match string, asks []Ask) error
	// PutBook keeps a compiled book for ever. Storing the same bytes again is no
	// error; other bytes under the same hash are ErrExists.
	PutBook(hash string, book []byte) error
}
