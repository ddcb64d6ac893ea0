package filelock

import (
	"os"
	"slices"
	"sync"
)

// ours are the databases that this process holds. They belong to the process, as the kernel's locks of SQLite do.
var ours struct {
	sync.Mutex
	list []os.FileInfo
}

// IsHeld reports whether this process holds the lock on a database, by whatever name.
func IsHeld(database string) bool {
	ours.Lock()
	defer ours.Unlock()
	return isOurs(database)
}

// isOurs is IsHeld for who has locked ours.
func isOurs(database string) bool {
	info, err := os.Stat(database)
	return err == nil && slices.ContainsFunc(ours.list, func(o os.FileInfo) bool { return os.SameFile(o, info) })
}

// disown takes a database off the list.
func disown(info os.FileInfo) {
	ours.Lock()
	defer ours.Unlock()
	ours.list = slices.DeleteFunc(ours.list, func(o os.FileInfo) bool { return os.SameFile(o, info) })
}
