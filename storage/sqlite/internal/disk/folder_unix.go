//go:build unix

package disk

import (
	"errors"
	"os"
)

// Folder waits until the names in a folder are on the disk.
func Folder(folder string) error { return File(folder) }

// File waits until a file is on the disk.
func File(file string) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
