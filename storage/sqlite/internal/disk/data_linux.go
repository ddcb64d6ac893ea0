package disk

import (
	"os"
	"syscall"
)

// Data waits until what was written to a file is on the disk. Times of access and change may be missing.
func Data(f *os.File) error {
	for {
		if err := syscall.Fdatasync(int(f.Fd())); err != syscall.EINTR {
			return os.NewSyscallError("fdatasync", err)
		}
	}
}
