//go:build !linux

package disk

import "os"

// Data waits until what was written to a file is on the disk.
func Data(f *os.File) error { return f.Sync() }
