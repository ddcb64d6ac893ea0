package storage

import "time"

// OutboxStatus is the stage of an outbox row.
type OutboxStatus string

// The statuses of an outbox row.
const (
	Pending  OutboxStatus = "pending"  // waits for its turn
	InFlight OutboxStatus = "inflight" // claimed; may or may not have arrived
	Done     OutboxStatus = "done"     // delivered
	Dead     OutboxStatus = "dead"     // will not be tried again
)

// OutboxRow is one thing to send. The rows of a lane are sent one at a time, in the order in which they were
// appended. A row that has to wait (NotBefore) holds up its lane, so what may be overtaken belongs in a lane of its
// own.
type OutboxRow struct {
	ID        int64  // given by AppendOutbox, ascending
	Lane      string // such as "channel:123"; never empty
	Coalesce  string // only the latest unsent row of this key is sent; empty for a row that is always sent
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
	return first(need("outbox row", "lane", r.Lane), need("outbox row", "kind", r.Kind))
}

// OutboxReader reads the outbox.
type OutboxReader interface {
	// OutboxRow returns one row.
	OutboxRow(id int64) (OutboxRow, error)
	// OutboxRows returns the rows of a status by id; at most limit, all if limit is 0.
	OutboxRows(status OutboxStatus, limit int) ([]OutboxRow, error)
	// NextOutbox returns the earliest NotBefore among the rows that are first in a lane with nothing in flight; the
	// zero time means at once. ok is false if there is no such row.
	NextOutbox() (at time.Time, ok bool, err error)
}

// OutboxWriter writes the outbox.
type OutboxWriter interface {
	// AppendOutbox adds a row at the end of its lane and returns its id. If it has
	// a Coalesce key, the pending row of that key is removed, wherever it stands;
	// one that is in flight or Unsure stays, as it may have arrived. ErrExists if
	// the nonce was used by a row that is still kept.
	AppendOutbox(r OutboxRow) (int64, error)
	// ClaimOutbox marks the first row of every lane as in flight, where that row is
	// pending and its NotBefore is not after now, and returns these rows, oldest
	// first; at most limit, all if limit is 0. A lane with a row in flight is busy.
	ClaimOutbox(now time.Time, limit int) ([]OutboxRow, error)
	// FinishOutbox marks a row in flight as done. ErrConflict if it is not in
	// flight; so also for the two that follow.
	FinishOutbox(id int64, result string, now time.Time) error
	// RetryOutbox makes a row in flight pending again, for an attempt at `at` or
	// later. unsure says that this attempt may have arrived after all (a timeout);
	// false says that the row is known not to have arrived.
	RetryOutbox(id int64, at time.Time, reason string, unsure bool, now time.Time) error
	// KillOutbox gives a row in flight up. Its lane goes on.
	KillOutbox(id int64, reason string, now time.Time) error
	// RequeueOutbox makes every row in flight pending and Unsure, and returns how
	// many: for the boot, when nobody is sending them any more.
	RequeueOutbox(now time.Time) (int, error)
	// PurgeOutbox deletes rows of this status (Done or Dead) that were last
	// changed before an instant, oldest first, and returns how many; at most limit,
	// all if limit is 0. ErrInvalid for rows that are still to be sent.
	PurgeOutbox(status OutboxStatus, before time.Time, limit int) (int, error)
}
