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
	version, err := inspect(ctx, file)
	if err != nil {
		return err
	}
	if known := newestSchema(); version > known {
		return &storage.NewerSchemaError{File: file, Have: version, Known: known}
	}
	return nil
}

// inspect returns the schema version of a Farpost database, 0 for a database
// without any tables, and an error for other files, which it does not change.
func inspect(ctx context.Context, file string) (version int64, err error) {
	if err := checkHeader(file); err != nil {
		return 0, err
	}
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
// of a few bytes for an empty database and write over it.
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
