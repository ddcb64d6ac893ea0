package filelock

import (
	"errors"
	"math"
	"os"

	"golang.org/x/sys/windows"
)

// lockDatabase locks one byte far behind all that SQLite reads, writes or locks.
func lockDatabase(file *os.File) error { return lockByte(file) }

// lockBeside locks one byte far behind the text, for on Windows a locked part of a
// file cannot be read by others, and they should be able to read who holds it.
func lockBeside(file *os.File) error { return lockByte(file) }

func lockByte(file *os.File) error {
	at := windows.Overlapped{OffsetHigh: math.MaxInt32}
	err := windows.LockFileEx(windows.Handle(file.Fd()),
		windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &at)
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) {
		return ErrHeld
	}
	return err
}
