// Package filelock keeps a second process away from a database by an exclusive lock. The kernel owns the lock: it ends
// with the process, also at kill -9, so no stale lock is ever left to be cleaned up.
//
// Two things are locked. One is the database file itself, so that it does not matter by which name it is opened: a
// symbolic or hard link is the same file. The other is a file beside it, NAME.lock, where NAME is the database's with
// symbolic links followed. It holds the process id for people to read, keeps away versions of this program that lock
// nothing else, and guards the name while the database is moved away. Deleting it frees nothing.
//
//	filelock.go       what is locked, and who holds it
//	held.go           what this process holds
//	lock_linux.go     how Linux locks the database
//	flock_unix.go     how Unixes lock the file beside
//	lock_other.go     other Unixes lock nothing in the database
//	lock_windows.go   how Windows locks both
//
// On Unix closing any descriptor of a file frees the locks that SQLite has on it in this process. So a database that
// this process holds is never opened again beside SQLite: [IsHeld] tells.
package filelock
