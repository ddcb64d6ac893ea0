package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"github.com/mattn/go-sqlite3"

	"farpost/storage"
)

// failed says at what SQLite failed, as a [storage.DamagedError] where the file is damaged.
func failed(file, what string, err error) error {
	var known *storage.DamagedError
	if isDamage(err) && !errors.As(err, &known) {
		return &storage.DamagedError{File: file, What: what, Err: err}
	}
	return fmt.Errorf("%s: %w", what, err)
}

// isDamage reports whether SQLite says that it read what it cannot have written.
func isDamage(err error) bool {
	var fault sqlite3.Error
	return errors.As(err, &fault) && (fault.Code == sqlite3.ErrCorrupt || fault.Code == sqlite3.ErrNotADB)
}

// Check implements [storage.Store]. It has a connection of its own, and reads every page once.
func (s *Store) Check(ctx context.Context) error {
	if s.writer.isStopped() {
		return storage.ErrClosed
	}
	if !s.lock.IsAt(s.file) {
		return fmt.Errorf("%w: %s is not the file that this Farpost has opened: stop the bot, put that file back, start",
			storage.ErrMoved, s.file)
	}
	verdict, err := quickCheck(ctx, s.file)
	switch {
	case isDamage(err):
		return &storage.DamagedError{File: s.file, Err: err}
	case err != nil:
		return fmt.Errorf("looking through database %s for damage: %w", s.file, err)
	case verdict != "":
		return &storage.DamagedError{File: s.file, Err: errors.New(verdict)}
	}
	return nil
}

// quickCheck returns the first thing that is wrong with a database, in one line, "" for nothing.
func quickCheck(ctx context.Context, file string) (verdict string, err error) {
	db, err := sql.Open("sqlite3", plainDSN(file))
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	if err := db.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&verdict); err != nil {
		return "", err
	}
	if verdict == "ok" {
		return "", nil
	}
	return strings.Join(strings.Fields(verdict), " "), nil
}
