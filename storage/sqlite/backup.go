package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"farpost/storage"
	"farpost/storage/sqlite/internal/disk"
	"farpost/storage/sqlite/internal/filelock"
)

// Backup copies the database in file to a new file, whether or not a process has
// it open: it takes no lock and holds no writer up. The copy is one consistent
// moment, is checked, and appears under its name only when it is whole and on the
// disk; until then it is called to.partial. Only its owner may read it. An existing file is never overwritten
// ([storage.ErrExists]).
func Backup(ctx context.Context, file, to string) error {
	if err := checkSource(ctx, file); err != nil {
		return err
	}
	if _, err := os.Lstat(to); err == nil {
		return fmt.Errorf("backup to %s: the file %w: choose another name", to, storage.ErrExists)
	} else if !errors.Is(err, os.ErrNotExist) {
		return fmt.Errorf("backup to %s: %w", to, err)
	}
	partial := to + ".partial"
	if err := os.Remove(partial); err != nil && !errors.Is(err, os.ErrNotExist) {
		return fmt.Errorf("backup to %s: removing what an interrupted backup left: %w", to, err)
	}
	if err := createPrivate(partial); err != nil { // SQLite takes an empty file for none, and keeps its mode
		return fmt.Errorf("backup to %s: %w", to, err)
	}
	if err := vacuumInto(ctx, file, partial); err != nil {
		return errors.Join(failed(file, "backup to "+to, err), removeIfThere(partial))
	}
	if err := publish(partial, to); err != nil {
		return errors.Join(fmt.Errorf("backup of %s to %s: %w", file, to, err), removeIfThere(partial))
	}
	return nil
}

// Backup implements [storage.Store].
func (s *Store) Backup(ctx context.Context, to string) error {
	if s.writer.isStopped() {
		return storage.ErrClosed
	}
	return Backup(ctx, s.file, to)
}

// checkSource refuses to copy what is no Farpost database.
func checkSource(ctx context.Context, file string) error {
	if _, err := os.Stat(file); err != nil {
		return fmt.Errorf("%w: %w: name the database to copy", storage.ErrUnreadable, err)
	}
	if err := checkPlace(file); err != nil {
		return err
	}
	if !filelock.IsHeld(file) { // what is open here is a database, and must not be opened beside SQLite
		if err := checkHeader(file); err != nil {
			return err
		}
	}
	version, err := inspect(ctx, file)
	if err == nil && version == 0 {
		return fmt.Errorf("%w: %s is empty: name the database to copy", storage.ErrUnreadable, file)
	}
	return err
}

// vacuumInto writes a compact copy within one read transaction, and checks it.
func vacuumInto(ctx context.Context, file, partial string) (err error) {
	db, err := sql.Open("sqlite3", plainDSN(file))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	if _, err := db.ExecContext(ctx, "VACUUM INTO ?", partial); err != nil {
		return err
	}
	return checkCopy(ctx, partial)
}

func checkCopy(ctx context.Context, partial string) error {
	verdict, err := quickCheck(ctx, partial)
	if err != nil {
		return fmt.Errorf("checking the copy: %w", err)
	}
	if verdict != "" {
		return fmt.Errorf("%w: the copy, and so probably the database, is damaged: %s", storage.ErrUnreadable, verdict)
	}
	return nil
}

// publish brings the bytes, then the name, to the disk.
func publish(partial, to string) error {
	if err := disk.File(partial); err != nil {
		return err
	}
	if err := os.Rename(partial, to); err != nil {
		return err
	}
	return disk.Folder(filepath.Dir(to))
}

func removeIfThere(file string) error {
	if err := os.Remove(file); err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	return nil
}
