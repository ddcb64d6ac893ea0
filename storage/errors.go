package storage

import (
	"errors"
	"fmt"
)

// The errors that callers tell apart with errors.Is. What storage returns wraps one of them and says which row or
// file it is about; for a file also what to do.
var (
	// ErrNotFound: the row, or a row that it refers to, does not exist.
	ErrNotFound = errors.New("not found")
	// ErrExists: a row with this key (or a backup file of this name) exists already.
	ErrExists = errors.New("exists already")
	// ErrConflict: the row has changed since the caller read it: the match's Seq has moved on, the log entry's number
	// is taken, the outbox row is not in flight.
	ErrConflict = errors.New("changed meanwhile")
	// ErrDuplicateInteraction: an input of this interaction was logged before.
	ErrDuplicateInteraction = errors.New("interaction was handled before")
	// ErrInvalid: the row breaks its contract, which is a mistake of the program.
	ErrInvalid = errors.New("invalid row")
	// ErrClosed: the store, or the transaction, has ended.
	ErrClosed = errors.New("storage is closed")
	// ErrInUse: another process (or another Store) has the database open.
	ErrInUse = errors.New("database is in use")
	// ErrUnreadable: the file is no database of Farpost, is damaged, or cannot be opened.
	ErrUnreadable = errors.New("database cannot be read")
	// ErrDamaged is what every [DamagedError] is.
	ErrDamaged = errors.New("database is damaged")
	// ErrMoved: the database is no longer where it was opened; somebody has moved or replaced the file.
	ErrMoved = errors.New("database was moved")
	// ErrNotKept: the disk did not keep what was written. The store does nothing more; whether the last changes are
	// there shows when it is opened again.
	ErrNotKept = errors.New("the disk did not keep what was written")
	// ErrNewerSchema is what every [NewerSchemaError] is.
	ErrNewerSchema = errors.New("database is of a newer Farpost")
)

// NewerSchemaError refuses a database that a newer program has migrated.
type NewerSchemaError struct {
	File  string // the database
	Have  int64  // the schema version of the file
	Known int64  // the newest version that this program knows
}

// Error says both versions and what to do.
func (e *NewerSchemaError) Error() string {
	return fmt.Sprintf("database %s has schema version %d, but this Farpost knows only up to %d: "+
		"run the newer Farpost, or restore a backup from before the upgrade", e.File, e.Have, e.Known)
}

// Is makes errors.Is(err, ErrNewerSchema) true.
func (e *NewerSchemaError) Is(target error) bool { return target == ErrNewerSchema }

// DamagedError says that part of a database cannot be read. The rest of it can still be used.
type DamagedError struct {
	File string // the database
	What string // what was being read or written; "" when the whole file was looked through
	Err  error  // what the engine found
}

// Error says what is damaged and what to do.
func (e *DamagedError) Error() string {
	what := e.What
	if what != "" {
		what += ": "
	}
	return fmt.Sprintf("database %s is damaged (%s%v): stop the bot, keep the file, and restore a backup",
		e.File, what, e.Err)
}

// Is makes errors.Is(err, ErrDamaged) true.
func (e *DamagedError) Is(target error) bool { return target == ErrDamaged }

// Unwrap returns what the engine found.
func (e *DamagedError) Unwrap() error { return e.Err }

// Panicked is what an update panics with whose function ran on another goroutine and panicked there.
type Panicked struct {
	Value any    // what the function panicked with
	Stack []byte // where
}

// Error says both.
func (p *Panicked) Error() string { return fmt.Sprintf("%v\n\nin an update:\n%s", p.Value, p.Stack) }
