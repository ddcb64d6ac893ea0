package filelock

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// ErrHeld says that somebody else holds the lock.
var ErrHeld = errors.New("lock is held")

// private is the mode of the files that are created: nobody else reads them.
const private = 0o600

// Lock is a held lock.
type Lock struct {
	database *os.File
	beside   *os.File    // NAME.lock
	info     os.FileInfo // which file it is; nil until it is held
}

// Acquire takes the lock on a database, which it creates empty if there is none, and writes our process id into the
// file beside it. It does not wait: if the lock is held it returns [ErrHeld], with the holder's process id where it can
// be read.
func Acquire(database string) (*Lock, error) {
	ours.Lock()
	defer ours.Unlock()
	if isOurs(database) {
		return nil, holderError(ErrHeld, fmt.Sprint(os.Getpid()))
	}
	l := &Lock{}
	if err := l.acquire(database); err != nil {
		return nil, errors.Join(err, l.close())
	}
	ours.list = append(ours.list, l.info)
	return l, nil
}

func (l *Lock) acquire(database string) (err error) {
	if l.database, err = openPrivate(database); err != nil {
		return err
	}
	name, err := filepath.EvalSymlinks(database)
	if err != nil {
		return err
	}
	name += ".lock"
	lockErr := lockDatabase(l.database)
	if lockErr != nil && !errors.Is(lockErr, ErrHeld) {
		return lockErr
	}
	if l.beside, err = openPrivate(name); err != nil {
		return errors.Join(lockErr, err)
	}
	if lockErr == nil {
		lockErr = lockBeside(l.beside)
	}
	if lockErr != nil {
		return holderError(lockErr, readHolder(l.beside))
	}
	if err := writeHolder(l.beside); err != nil {
		return fmt.Errorf("writing process id into %s: %w", name, err)
	}
	l.info, err = l.database.Stat()
	return err
}

// IsAt reports whether a name still leads to the database that is locked: nobody has moved or replaced it.
func (l *Lock) IsAt(name string) bool {
	info, err := os.Stat(name)
	return err == nil && os.SameFile(l.info, info)
}

// Release gives the lock back. SQLite must have closed the database before. The files stay.
func (l *Lock) Release() error {
	err := l.close()
	disown(l.info)
	return err
}

func (l *Lock) close() error {
	var errs []error
	for _, file := range []*os.File{l.beside, l.database} {
		if file != nil {
			errs = append(errs, file.Close())
		}
	}
	return errors.Join(errs...)
}

// openPrivate opens a file. One that it creates is nobody else's to read, whatever the umask.
func openPrivate(name string) (*os.File, error) {
	file, err := os.OpenFile(name, os.O_RDWR, 0)
	if !errors.Is(err, os.ErrNotExist) {
		return file, err
	}
	file, err = os.OpenFile(name, os.O_RDWR|os.O_CREATE, private)
	if err != nil {
		return nil, err
	}
	if err := file.Chmod(private); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return file, nil
}

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
