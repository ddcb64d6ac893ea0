package storage

import "context"

// Store is a database of one bot. It is safe for use by many goroutines.
type Store interface {
	// Update runs f in a transaction that may write. Updates run one after the
	// other. If f returns an error or panics, nothing it wrote is kept; the error
	// is returned as it is, the panic goes on. If Update returns nil, everything
	// f wrote is durable.
	//
	// Several waiting updates may share one commit. They stay separate: one that
	// fails leaves nothing behind and does not disturb the others.
	//
	// A ctx that has ended before f starts means that f does not run; once f has
	// started it is carried to its end. f must not call Update, must not keep tx,
	// and should not wait for anything outside the database: others wait for it.
	// f runs at most once, on the caller's goroutine.
	Update(ctx context.Context, f func(tx Tx) error) error

	// View runs f over one consistent moment of the database, not before the call:
	// every update that had returned by then is seen. f must not keep tx. A View
	// inside an Update does not see what that update has written.
	View(ctx context.Context, f func(tx ReadTx) error) error

	// Backup writes a consistent copy of the whole database to a new file, while
	// the store is in use. The file must not exist yet ([ErrExists]); it appears
	// under its name only when it is complete and on the disk.
	Backup(ctx context.Context, file string) error

	// Schema is the version of the schema that the database has, counted from 1.
	Schema(ctx context.Context) (int64, error)

	// Close waits for running updates, lets go of the database and makes every
	// later call fail with ErrClosed. A view that is running may finish. Closing
	// twice is no error.
	Close() error
}

// ReadTx reads. All of its methods see the same moment, and, within an Update,
// what that update has written so far. A row that is asked for by its key and
// does not exist is [ErrNotFound]; a list that is empty is nil.
type ReadTx interface {
	MatchReader
	LogReader
	JobReader
	OutboxReader
	MessageReader
	DeckReader
	PeopleReader
}

// Tx reads and writes. When a method returns an error its own statement did
// nothing, so f may handle the error (say, [ErrDuplicateInteraction]) and still
// return nil; an error of the disk or of the database itself dooms the whole
// update, whatever f returns.
type Tx interface {
	ReadTx
	MatchWriter
	LogWriter
	JobWriter
	OutboxWriter
	MessageWriter
	DeckWriter
	PeopleWriter
}
