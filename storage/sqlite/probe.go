package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/mattn/go-sqlite3"

	"farpost/storage"
)

// applicationID marks our files; the first migration writes it.
const applicationID = 1178686032

// checkPlace refuses, in words, paths at which there can be no database.
func checkPlace(file string) error {
	info, err := os.Stat(file)
	switch {
	case err == nil && info.IsDir():
		return fmt.Errorf("%w: %s is a folder: name a file in it", storage.ErrUnreadable, file)
	case err == nil && !info.Mode().IsRegular():
		return fmt.Errorf("%w: %s is no regular file: name another", storage.ErrUnreadable, file)
	case err == nil:
		return nil
	case !errors.Is(err, os.ErrNotExist):
		return fmt.Errorf("%w: %w", storage.ErrUnreadable, err)
	}
	if info, err := os.Stat(filepath.Dir(file)); err != nil || !info.IsDir() {
		return fmt.Errorf("%w: %s: there is no folder %s: create it first",
			storage.ErrUnreadable, file, filepath.Dir(file))
	}
	return nil
}

// probe looks at an existing file before anything is changed in it: it must be a
// Farpost database whose schema we know. A missing or empty file passes.
func probe(ctx context.Context, file string) error {
	info, err := os.Stat(file)
	if errors.Is(err, os.ErrNotExist) || err == nil && info.Size() == 0 {
		return nil
	}
	if err != nil {
		return unreadable(file, err)
	}
	if err := checkHeader(file); err != nil {
		return err
	}
	version, err := inspect(ctx, file)
	if err != nil {
		return err
	}
	if known := newestSchema(); version > known {
		return &storage.NewerSchemaError{File: file, Have: version, Known: known}
	}
	return nil
}

// inspect returns the schema version of a Farpost database, 0 for a database without any tables, and an error for
// other databases, which it does not change. What is no database at all must have been refused before.
func inspect(ctx context.Context, file string) (version int64, err error) {
	db, err := sql.Open("sqlite3", plainDSN(file))
	if err != nil {
		return 0, unreadable(file, err)
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	var id, tables, versioned int64
	if err := db.QueryRowContext(ctx, "PRAGMA application_id").Scan(&id); err != nil {
		return 0, unreadable(file, err)
	}
	row := db.QueryRowContext(ctx, "SELECT count(*), count(CASE WHEN name = ? THEN 1 END) FROM sqlite_schema",
		versionTable)
	if err := row.Scan(&tables, &versioned); err != nil {
		return 0, unreadable(file, err)
	}
	switch {
	case tables == 0:
		return 0, nil
	case id != applicationID && id != 0, versioned == 0:
		return 0, foreign(file)
	}
	version, err = schemaVersion(ctx, db)
	if err != nil {
		return 0, unreadable(file, err)
	}
	if version > 0 && id != applicationID {
		return 0, foreign(file)
	}
	return version, nil
}

func foreign(file string) error {
	return fmt.Errorf("%w: %s is the database of another program: name another file", storage.ErrUnreadable, file)
}

// checkHeader refuses what does not begin as a database. SQLite would take a file
// of a few bytes for an empty database and write over it. SQLite must not have the file open in this process: closing
// it here would free SQLite's locks.
func checkHeader(file string) error {
	const magic = "SQLite format 3\x00"
	f, err := os.Open(file)
	if err != nil {
		return unreadable(file, err)
	}
	head, err := io.ReadAll(io.LimitReader(f, int64(len(magic))))
	if err := errors.Join(err, f.Close()); err != nil {
		return unreadable(file, err)
	}
	if len(head) > 0 && string(head) != magic {
		return unreadable(file, sqlite3.Error{Code: sqlite3.ErrNotADB})
	}
	return nil
}

// unreadable says in a sentence why SQLite cannot work with a file.
func unreadable(file string, err error) error {
	why, advice := "it cannot be opened", "check the file and the folder it is in"
	var fault sqlite3.Error
	if errors.As(err, &fault) {
		switch fault.Code {
		case sqlite3.ErrNotADB:
			why, advice = "it is no SQLite database", "name another file, or restore a backup"
		case sqlite3.ErrCorrupt:
			why, advice = "it is damaged", "restore a backup"
		case sqlite3.ErrReadonly, sqlite3.ErrPerm, sqlite3.ErrCantOpen:
			why = "it cannot be opened for writing"
			advice = "check the permissions of the file and of the folder it is in"
		case sqlite3.ErrFull:
			why, advice = "the disk is full", "make room"
		case sqlite3.ErrBusy:
			why, advice = "another program keeps it locked", "close that program"
		}
	}
	return fmt.Errorf("%w: %s: %s (%w): %s", storage.ErrUnreadable, file, why, err, advice)
}
