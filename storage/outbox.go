package storage

import (
	"fmt"
	"math"
	"time"
)

// OutboxStatus is the stage of an outbox row.
type OutboxStatus string

// The statuses of an outbox row.
const (
	Pending  OutboxStatus = "pending"  // waits for its turn
	InFlight OutboxStatus = "inflight" // claimed; may or may not have arrived
	Done     OutboxStatus = "done"     // delivered
	Dead     OutboxStatus = "dead"     // will not be tried again
)

// LastRank is the greatest rank that a row can have: given as a bound it lets every row through.
const LastRank = math.MaxInt32

// OutboxRow is one thing to send. The rows of a lane are sent one at a time, in the order in which they were
// appended. A row that has to wait (NotBefore) holds up its lane, so what may be overtaken belongs in a lane of its
// own. Of the rows that are first in their lanes those of the lowest rank go first, and of these the oldest. A row
// lends its rank to those before it in its lane.
type OutboxRow struct {
	ID        int64  // given by AppendOutbox, ascending
	Lane      string // such as "channel:123"; never empty
	Rank      int    // from 0, which is the most urgent, to LastRank
	Door      string // where it goes, such as "person:7": a Pause holds all its rows; or ""
	Coalesce  string // only the latest unsent row of this key is sent; empty for one that is always sent
	Nonce     string // unique key by which an arrival is recognised; empty for none
	Kind      string // what the payload is; never empty
	Payload   []byte
	Created   time.Time
	NotBefore time.Time // earliest attempt; zero for at once

	// What became of it. AppendOutbox ignores these.
	Status    OutboxStatus
	Attempts  int       // claims so far
	Unsure    bool      // an earlier attempt may have arrived: look before sending
	Result    string    // of a done row, such as the message's id
	LastError string    // of the last failed attempt
	Updated   time.Time // of the last change of status
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (r OutboxRow) Validate() error {
	if r.Rank < 0 || r.Rank > LastRank {
		return fmt.Errorf("%w: outbox row of rank %d: ranks go from 0 to %d", ErrInvalid, r.Rank, LastRank)
	}
	return first(need("outbox row", "lane", r.Lane), need("outbox row", "kind", r.Kind))
}

// OutboxReader reads the outbox.
type OutboxReader interface {
	// OutboxRow returns one row.
	OutboxRow(id int64) (OutboxRow, error)
	// OutboxRows returns the rows of a status by id; at most limit, all if limit is 0.
	OutboxRows(status OutboxStatus, limit int) ([]OutboxRow, error)
	// NextOutbox returns when the next row can be claimed: the zero time, which means at once, or the earliest
	// NotBefore among the rows that are first in a lane with nothing in flight. ok is false if there is no such row.
	// Rows of a greater rank than given do not count as ready at once.
	NextOutbox(rank int) (at time.Time, ok bool, err error)
	// OutboxHead returns the first row of a lane that is not sent yet. ErrNotFound if there is none.
	OutboxHead(lane string) (OutboxRow, error)
	// Pause returns the pause of a door. ErrNotFound if it has none.
	Pause(door string) (Pause, error)
	// Pauses returns all pauses by door, those that are over included.
	Pauses() ([]Pause, error)
}

// OutboxWriter writes the outbox.
type OutboxWriter interface {
	// AppendOutbox adds a row at the end of its lane and returns its id. If it has
	// a Coalesce key, the pending row of that key is removed, wherever it stands;
	// one that is in flight or Unsure stays, as it may have arrived. The row waits
	// for what a removed one had to wait for, and for the pause of its door.
	// ErrExists if the nonce was used by a row that is still kept.
	AppendOutbox(r OutboxRow) (int64, error)
	// ClaimOutbox marks the first row of every lane as in flight, where that row is
	// pending, its rank not greater than rank and its NotBefore not after now, and
	// returns these rows, the lowest rank first and then the oldest; at most limit,
	// all if limit is 0. A lane with a row in flight is busy. What a claim costs
	// does not grow with the rows that wait.
	ClaimOutbox(now time.Time, limit, rank int) ([]OutboxRow, error)
	// FinishOutbox marks a row in flight as done. ErrConflict if it is not in
	// flight; so also for the two that follow.
	FinishOutbox(id int64, result string, now time.Time) error
	// RetryOutbox makes a row in flight pending again, for an attempt at `at` or
	// later. unsure says that this attempt may have arrived after all (a timeout);
	// false says that the row is known not to have arrived.
	RetryOutbox(id int64, at time.Time, reason string, unsure bool, now time.Time) error
	// PauseDoor pauses a door, or changes its pause. The pending rows of the door
	// wait until then, and so do those that are appended.
	PauseDoor(p Pause) error
	// OpenDoor ends the pause of a door: its rows can go at once. It reports whether
	// there was one.
	OpenDoor(door string) (bool, error)
	// KillOutbox gives a row in flight up. Its lane goes on.
	KillOutbox(id int64, reason string, now time.Time) error
	// RequeueOutbox makes every row in flight pending and Unsure, and returns how
	// many: for the boot, when nobody is sending them any more.
	RequeueOutbox(now time.Time) (int, error)
	// HastenOutbox has all pending rows tried at once, also at doors that are paused,
	// if one of those that wait for a time was last changed after an instant that is
	// yet to come: the clock has been set back since, and the times of before say
	// nothing. It returns how many rows waited.
	HastenOutbox(future time.Time) (int, error)
	// PurgeOutbox deletes rows of this status (Done or Dead) that were last
	// changed before an instant, oldest first, and returns how many; at most limit,
	// all if limit is 0. ErrInvalid for rows that are still to be sent.
	PurgeOutbox(status OutboxStatus, before time.Time, limit int) (int, error)
}
