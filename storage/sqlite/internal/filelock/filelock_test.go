package filelock_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"farpost/storage/sqlite/internal/filelock"
)

func acquire(t *testing.T, path string) *filelock.Lock {
	t.Helper()
	lock, err := filelock.Acquire(path)
	if err != nil {
		t.Fatal(err)
	}
	return lock
}

// TestLock: a lock is held once, names its holder, and can be had again.
func TestLock(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.db")
	for range 2 {
		lock := acquire(t, path)
		if !filelock.IsHeld(path) {
			t.Error("nobody knows of the lock")
		}
		_, err := filelock.Acquire(path)
		if !errors.Is(err, filelock.ErrHeld) || !strings.Contains(err.Error(), fmt.Sprint(os.Getpid())) {
			t.Errorf("second lock: %v, want %v by process %d", err, filelock.ErrHeld, os.Getpid())
		}
		if err := lock.Release(); err != nil {
			t.Fatal(err)
		}
		if filelock.IsHeld(path) {
			t.Error("the lock is still known after it was given back")
		}
	}
}

// TestPrivate: what is created can be read by its owner alone.
func TestPrivate(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no such modes")
	}
	path := filepath.Join(t.TempDir(), "x.db")
	lock := acquire(t, path)
	for _, name := range []string{path, path + ".lock"} {
		if info, err := os.Stat(name); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: %v, %v", name, info.Mode(), err)
		}
	}
	if err := lock.Release(); err != nil {
		t.Fatal(err)
	}
}

// TestMoved: a lock knows whether a name still leads to its file.
func TestMoved(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.db")
	lock := acquire(t, path)
	defer lock.Release()
	if !lock.IsAt(path) {
		t.Error("the file is taken for moved")
	}
	if err := os.Rename(path, path+".old"); err != nil {
		t.Fatal(err)
	}
	if lock.IsAt(path) || !lock.IsAt(path+".old") {
		t.Error("the file that was moved is not known by its new name alone")
	}
}

// TestNoFolder: a lock that cannot be made is not taken for one that is held.
func TestNoFolder(t *testing.T) {
	_, err := filelock.Acquire(filepath.Join(t.TempDir(), "no", "x.db"))
	if err == nil || errors.Is(err, filelock.ErrHeld) {
		t.Errorf("a lock in a missing folder: %v", err)
	}
}
