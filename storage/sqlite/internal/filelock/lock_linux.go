package filelock

import (
	"errors"
	"io"
	"math"
	"os"

	"golang.org/x/sys/unix"
)

// lockDatabase locks the last byte that a file could have, where SQLite locks nothing. The lock belongs to the open
// file, so it stays when SQLite closes others of the same file.
func lockDatabase(file *os.File) error {
	at := unix.Flock_t{Type: unix.F_WRLCK, Whence: io.SeekStart, Start: math.MaxInt64 - 1, Len: 1}
	for {
		err := unix.FcntlFlock(file.Fd(), unix.F_OFD_SETLK, &at)
		switch {
		case errors.Is(err, unix.EINTR):
			continue
		case errors.Is(err, unix.EAGAIN), errors.Is(err, unix.EACCES):
			return ErrHeld
		}
		return err
	}
}
