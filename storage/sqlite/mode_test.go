//go:build unix

package sqlite_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/sys/unix"

	"farpost/storage"
	"farpost/storage/sqlite"
)

// checkPrivate checks that nobody but the owner may read or write files of a folder.
func checkPrivate(t *testing.T, folder string, names ...string) {
	t.Helper()
	for _, name := range names {
		info, err := os.Stat(filepath.Join(folder, name))
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if info.Mode().Perm() != 0o600 {
			t.Errorf("%s has the mode %v", name, info.Mode())
		}
	}
}

func init() { children["make"] = makeAll }

// makeAll is a child that makes a database and a backup under the umask that is given to it before the file's name.
func makeAll(arg string) error {
	var mask int
	var file string
	if _, err := fmt.Sscan(arg, &mask, &file); err != nil {
		return err
	}
	unix.Umask(mask)
	s, err := sqlite.Open(context.Background(), file)
	if err != nil {
		return err
	}
	err = s.Update(context.Background(), func(tx storage.Tx) error { _, err := begin(tx, "m"); return err })
	if err != nil {
		return err
	}
	if err := s.Backup(context.Background(), file+".backup"); err != nil {
		return err
	}
	fmt.Println("made")
	select {}
}

// TestPrivate ensures that a database, what SQLite keeps beside it, and backups are for their owner alone, whatever the
// umask.
func TestPrivate(t *testing.T) {
	for _, mask := range []int{0, 0o022, 0o277} {
		t.Run(fmt.Sprintf("%#o", mask), func(t *testing.T) {
			folder := t.TempDir()
			c := start(t, "make", fmt.Sprint(mask, " ", filepath.Join(folder, "farpost.db")))
			made := false
			c.read(1, func(line string) { made = line == "made" })
			if !made {
				t.Fatal("the child made nothing")
			}
			checkPrivate(t, folder, "farpost.db", "farpost.db-wal", "farpost.db-shm", "farpost.db.lock",
				"farpost.db.backup")
			c.kill()
		})
	}
}

// TestNarrowed ensures that a database of an earlier version, which others could read, and what a crash left beside it
// are for their owner alone once the database is open, also through a link.
func TestNarrowed(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "farpost.db")
	c := start(t, "write", file)
	c.read(20, func(string) {})
	c.kill() // leaves its log of writes
	files := []string{"farpost.db", "farpost.db-wal", "farpost.db-shm"}
	for _, name := range files {
		must(t, os.Chmod(filepath.Join(folder, name), 0o644))
	}
	link := filepath.Join(t.TempDir(), "link.db")
	must(t, os.Symlink(file, link))
	open(t, link)
	checkPrivate(t, folder, files...)
}

// TestRefusedKeepsMode ensures that a file that is none of ours keeps its mode.
func TestRefusedKeepsMode(t *testing.T) {
	file := filepath.Join(t.TempDir(), "diary.txt")
	write(t, file, []byte("Dear diary, today I played three matches.\n"))
	must(t, os.Chmod(file, 0o644))
	if _, err := sqlite.Open(context.Background(), file); err == nil {
		t.Fatal("a diary was opened")
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o644 {
		t.Errorf("its mode is now %v, %v", info.Mode(), err)
	}
}
