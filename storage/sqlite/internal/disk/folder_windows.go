package disk

import (
	"errors"
	"os"
)

// Folder does nothing: Windows cannot sync a folder and writes names through.
func Folder(string) error { return nil }

// File waits until a file is on the disk, which needs the right to write it.
func File(file string) error {
	f, err := os.OpenFile(file, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
