package sqlite_test

import (
	"fmt"
	"io"
	"os"
	"testing"

	"golang.org/x/sys/unix"
)

// checkLocked checks that SQLite's shared lock on a database that this process has open is still there. Without it
// another process that copies the database takes itself for the last one and deletes the log of writes.
func checkLocked(t *testing.T, file string) {
	t.Helper()
	c := start(t, "locked", file)
	c.read(1, func(locked string) {
		if locked != "true" {
			t.Error("SQLite's lock on the database is gone")
		}
	})
	c.wait()
}

// tellLocked is the child that looks.
func tellLocked(file string) error {
	locked, err := isLocked(file)
	fmt.Println(locked)
	return err
}

// isLocked says whether another process holds the lock with which SQLite reads.
func isLocked(file string) (bool, error) {
	f, err := os.OpenFile(file, os.O_RDWR, 0)
	if err != nil {
		return false, err
	}
	defer f.Close()
	const shared, size = 0x40000002, 510 // where SQLite locks
	at := unix.Flock_t{Type: unix.F_WRLCK, Whence: io.SeekStart, Start: shared, Len: size}
	if err := unix.FcntlFlock(f.Fd(), unix.F_GETLK, &at); err != nil {
		return false, err
	}
	return at.Type != unix.F_UNLCK, nil
}
