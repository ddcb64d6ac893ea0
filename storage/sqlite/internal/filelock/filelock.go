package filelock

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

// ErrHeld says that somebody else holds the lock.
var ErrHeld = errors.New("lock is held")

// Lock is a held lock.
type Lock struct{ file *os.File }

// Acquire takes the lock on a file, which it creates if need be, and writes our
// process id into it for people to read. It does not wait: if the lock is held
// it returns [ErrHeld], with the holder's process id where it can be read.
func Acquire(path string) (*Lock, error) {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	if err := tryLock(file); err != nil {
		holder := readHolder(file)
		return nil, errors.Join(holderError(err, holder), file.Close())
	}
	if err := writeHolder(file); err != nil {
		return nil, errors.Join(fmt.Errorf("writing process id into %s: %w", path, err), file.Close())
	}
	return &Lock{file: file}, nil
}

// Release gives the lock back. The file stays.
func (l *Lock) Release() error { return l.file.Close() }

func holderError(err error, holder string) error {
	if errors.Is(err, ErrHeld) && holder != "" {
		return fmt.Errorf("%w by process %s", err, holder)
	}
	return err
}

// readHolder is the process id in the file, or nothing where it cannot be read.
func readHolder(file *os.File) string {
	text, err := io.ReadAll(io.LimitReader(file, 20))
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(text))
}

func writeHolder(file *os.File) error {
	if err := file.Truncate(0); err != nil {
		return err
	}
	_, err := file.WriteAt([]byte(fmt.Sprintln(os.Getpid())), 0)
	return err
}
