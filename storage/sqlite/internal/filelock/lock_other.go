//go:build unix && !linux

package filelock

import "os"

// lockDatabase locks nothing: these systems have no lock that neither disturbs those of SQLite nor ends when SQLite
// closes the file. The file beside the database is what keeps others away, so hard links are not known there.
func lockDatabase(*os.File) error { return nil }
