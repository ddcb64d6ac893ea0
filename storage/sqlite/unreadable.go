package sqlite

import (
	"errors"
	"fmt"

	"github.com/mattn/go-sqlite3"

	"farpost/storage"
)

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
