package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"sync"

	_ "github.com/mattn/go-sqlite3" // the driver "sqlite3"

	"farpost/storage"
	"farpost/storage/sqlite/internal/filelock"
)

// Store is a [storage.Store] in a SQLite file.
type Store struct {
	file    string
	lock    *filelock.Lock
	writing *sql.DB
	reading *sql.DB
	writer  *writer
	close   sync.Once
	closed  error // what Close returned
}

var _ storage.Store = (*Store)(nil)

// Open opens the database in a file, which it creates if there is none (the
// folder must exist), and migrates it to the newest schema. The errors that a
// person can do something about are [storage.ErrInUse], [storage.ErrNewerSchema]
// and [storage.ErrUnreadable]; a file that is refused is left as it was. A database that others may read is theirs no
// longer: its mode becomes 0600.
func Open(ctx context.Context, file string) (*Store, error) {
	file, err := filepath.Abs(file)
	if err != nil {
		return nil, fmt.Errorf("finding database %s: %w", file, err)
	}
	if err := checkPlace(file); err != nil {
		return nil, err
	}
	lock, err := filelock.Acquire(file)
	if errors.Is(err, filelock.ErrHeld) {
		return nil, fmt.Errorf("%w: %s (%w): stop the other Farpost, or give this one a database of its own",
			storage.ErrInUse, file, err)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %s: its lock cannot be taken: %w: the file and its folder must be writable",
			storage.ErrUnreadable, file, err)
	}
	s := &Store{file: file, lock: lock}
	if err := s.open(ctx); err != nil {
		return nil, errors.Join(err, s.release())
	}
	return s, nil
}

// open does what Open does once the lock is held.
func (s *Store) open(ctx context.Context) error {
	if err := probe(ctx, s.file); err != nil {
		return err
	}
	name, err := filepath.EvalSymlinks(s.file) // SQLite keeps its files beside the database that a link leads to
	if err != nil {
		return unreadable(s.file, err)
	}
	if err := narrow(name); err != nil {
		return unreadable(s.file, err)
	}
	if s.writing, err = sql.Open("sqlite3", writerDSN(s.file)); err != nil {
		return unreadable(s.file, err)
	}
	s.writing.SetMaxOpenConns(1)
	if err := migrate(ctx, s.writing); err != nil {
		return unreadable(s.file, err)
	}
	if s.reading, err = sql.Open("sqlite3", readerDSN(s.file)); err != nil {
		return unreadable(s.file, err)
	}
	s.reading.SetMaxOpenConns(maxReaders())
	s.reading.SetMaxIdleConns(maxReaders())
	conn, err := s.writing.Conn(ctx)
	if err != nil {
		return unreadable(s.file, err)
	}
	folding, err := newCheckpointer(s.file)
	if err != nil {
		return errors.Join(unreadable(s.file, err), conn.Close())
	}
	syncer, err := newSyncer(s.file, name)
	if err != nil {
		return errors.Join(unreadable(s.file, err), folding.stop(), conn.Close())
	}
	if s.writer, err = newWriter(s.file, conn, folding, syncer); err != nil {
		return errors.Join(unreadable(s.file, err), syncer.close(), folding.stop(), conn.Close())
	}
	return nil
}

// File is the absolute path of the database.
func (s *Store) File() string { return s.file }

// Close implements [storage.Store].
func (s *Store) Close() error {
	s.close.Do(func() { s.closed = s.release() })
	return s.closed
}

// release lets go of whatever is open, the lock last.
func (s *Store) release() error {
	var errs []error
	if s.writer != nil {
		errs = append(errs, s.writer.stop())
	}
	if s.reading != nil {
		errs = append(errs, s.reading.Close())
	}
	if s.writing != nil {
		errs = append(errs, s.writing.Close())
	}
	errs = append(errs, s.lock.Release())
	if err := errors.Join(errs...); err != nil {
		return fmt.Errorf("closing database %s: %w", s.file, err)
	}
	return nil
}
