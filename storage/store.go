package storage

import "context"

// Store is the database of one bot. Many goroutines may use it at once.
type Store interface {
	// Update runs f in a transaction that may write. Updates run one after the other. If f returns an error or panics,
	// nothing it wrote is kept; the error is returned as it is, the panic goes on (as [Panicked], if f ran on another
	// goroutine). If Update returns nil, everything f wrote is durable.
	//
	// Several waiting updates may share one commit. They stay separate: one that
	// fails leaves nothing behind and does not disturb the others.
	//
	// If ctx has ended before f starts, f does not run. Once f has started, the end of ctx no longer matters. f runs
	// at most once, on any goroutine; if it ends that one, the caller's ends. It must not call Update and must not use
	// tx after it has returned. It should not wait for anything outside the database, because others wait for it.
	Update(ctx context.Context, f func(tx Tx) error) error

	// View runs f over one consistent moment of the database. f sees every update that had returned before the call. It
	// must not use tx after it has returned. What f saw is durable when View returns. A View inside an Update does not
	// see what that update has written.
	View(ctx context.Context, f func(tx ReadTx) error) error

	// Backup writes a consistent copy of the whole database to a new file, while
	// the store is in use. The file must not exist yet ([ErrExists]); it appears
	// under its name only when it is complete and on the disk.
	Backup(ctx context.Context, file string) error

	// Check looks through the whole database for damage. It may take long, and holds neither updates nor views up. It
	// must not be called within an update. A [DamagedError] says what it found, ErrMoved that the database is no longer
	// where it was opened.
	Check(ctx context.Context) error

	// Schema returns the version of the schema that the database has, counted from 1.
	Schema(ctx context.Context) (int64, error)

	// Close waits for running updates and closes the database. Every later call fails with ErrClosed. A view that is
	// running may finish. Closing twice is no error.
	Close() error
}

// ReadTx reads. All of its methods see the same moment and, within an Update, what that update has written so far. A
// row that is asked for by its key and does not exist is [ErrNotFound]. An empty list is nil.
type ReadTx interface {
	MatchReader
	LogReader
	JobReader
	OutboxReader
	MessageReader
	DeckReader
	PeopleReader
	ResultReader
	EventReader
}

// Tx reads and writes. A method that returns an error has done nothing, so f may handle the error, for example
// [ErrDuplicateInteraction], and still return nil. But an error of the disk or of the database itself undoes the whole
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
	ResultWriter
	EventWriter
}
