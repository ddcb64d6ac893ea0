package sqlite

import (
	"errors"
	"fmt"
	"os"
	"runtime"
)

// private is the mode of a database, of the files beside it, and of backups: hands and decks are in them.
const private = 0o600

// narrow takes the rights of everybody but the owner from a database and the files that SQLite keeps beside it, those
// of them that are there. SQLite gives the ones that it makes later the database's mode. A file system without such
// rights, or an owner who is somebody else, is let be: whoever set that up knows of it.
func narrow(file string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	for _, name := range []string{file, file + "-wal", file + "-shm"} {
		info, err := os.Stat(name)
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		if err != nil {
			return fmt.Errorf("looking who may read %s: %w", name, err)
		}
		mode := info.Mode().Perm()
		if mode&^private == 0 {
			continue
		}
		err = os.Chmod(name, mode&private)
		if err != nil && !errors.Is(err, os.ErrPermission) && !errors.Is(err, errors.ErrUnsupported) {
			return fmt.Errorf("taking the rights of others from %s: %w", name, err)
		}
	}
	return nil
}

// createPrivate makes an empty file that nobody else may read, whatever the umask. It must not exist yet.
func createPrivate(name string) error {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, private)
	if err != nil {
		return err
	}
	return errors.Join(f.Chmod(private), f.Close())
}
