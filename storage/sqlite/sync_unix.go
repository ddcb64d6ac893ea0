//go:build unix

package sqlite

import (
	"errors"
	"os"
)

// syncFolder waits until the names in a folder are on the disk.
func syncFolder(folder string) error { return syncFile(folder) }

// syncFile waits until a file is on the disk.
func syncFile(file string) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
