package filelock_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"farpost/storage/sqlite/internal/filelock"
)

// TestLock: a lock is held once, names its holder, and can be had again.
func TestLock(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.lock")
	for range 2 {
		lock, err := filelock.Acquire(path)
		if err != nil {
			t.Fatal(err)
		}
		_, err = filelock.Acquire(path)
		if !errors.Is(err, filelock.ErrHeld) || !strings.Contains(err.Error(), fmt.Sprint(os.Getpid())) {
			t.Errorf("second lock: %v, want %v by process %d", err, filelock.ErrHeld, os.Getpid())
		}
		if err := lock.Release(); err != nil {
			t.Fatal(err)
		}
	}
}

// TestNoFolder: a lock that cannot be made is not taken for one that is held.
func TestNoFolder(t *testing.T) {
	_, err := filelock.Acquire(filepath.Join(t.TempDir(), "no", "x.lock"))
	if err == nil || errors.Is(err, filelock.ErrHeld) {
		t.Errorf("a lock in a missing folder: %v", err)
	}
}
