package sqlite

import (
	"errors"
	"os"
)

// syncFolder does nothing: Windows cannot sync a folder and writes names through.
func syncFolder(string) error { return nil }

// syncFile waits until a file is on the disk, which needs the right to write it.
func syncFile(file string) error {
	f, err := os.OpenFile(file, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
