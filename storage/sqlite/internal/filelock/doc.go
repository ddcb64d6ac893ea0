// Package filelock keeps a second process away from a file by an exclusive lock
// on a file beside it. The kernel owns the lock: it ends with the process, also
// at kill -9, so no stale lock is ever left to be cleaned up. The file itself
// stays; only the lock on it means anything.
package filelock
