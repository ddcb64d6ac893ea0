package sqlite_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"farpost/storage"
	"farpost/storage/sqlite"
)

// ways are the ways around a lock by name: what is done to an open database, and the name by which the next process
// opens it.
var ways = map[string]func(t *testing.T, file string) (other string){
	"the same name": func(_ *testing.T, file string) string { return file },
	"symbolic link": func(t *testing.T, file string) string {
		other := filepath.Join(t.TempDir(), "linked.db")
		must(t, os.Symlink(file, other))
		return other
	},
	"folder that is a link": func(t *testing.T, file string) string {
		other := filepath.Join(t.TempDir(), "linked")
		must(t, os.Symlink(filepath.Dir(file), other))
		return filepath.Join(other, filepath.Base(file))
	},
	"hard link": func(t *testing.T, file string) string {
		other := filepath.Join(filepath.Dir(file), "hard.db")
		must(t, os.Link(file, other))
		return other
	},
	"lock file deleted": func(t *testing.T, file string) string {
		must(t, os.Remove(file+".lock"))
		return file
	},
	"hard link, lock file deleted": func(t *testing.T, file string) string {
		must(t, os.Remove(file+".lock"))
		other := filepath.Join(filepath.Dir(file), "hard.db")
		must(t, os.Link(file, other))
		return other
	},
	"moved away": func(t *testing.T, file string) string {
		other := filepath.Join(filepath.Dir(file), "moved.db")
		must(t, os.Rename(file, other))
		return other
	},
	"replaced": func(t *testing.T, file string) string {
		must(t, os.Rename(file, file+".old"))
		return file
	},
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// openOnce is a child that opens a database, and tells whether it was in use.
func openOnce(file string) error {
	_, err := sqlite.Open(context.Background(), file)
	fmt.Println(errors.Is(err, storage.ErrInUse))
	return nil
}

// TestOneProcess ensures that a database that one process has open is refused to every other one, by whatever name and
// whatever becomes of the lock file, and can be had once the process was killed.
func TestOneProcess(t *testing.T) {
	for name, around := range ways {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "farpost.db")
			c := start(t, "write", file)
			c.read(20, func(string) {})
			other := around(t, file)
			if _, err := sqlite.Open(context.Background(), other); !errors.Is(err, storage.ErrInUse) {
				t.Fatalf("the second process got the database: %v, want %v", err, storage.ErrInUse)
			}
			c.kill()
			open(t, other)
		})
	}
}

// TestOneStore ensures the same within one process and against another one at the same time, and that refusing and
// copying free none of the first store's locks.
func TestOneStore(t *testing.T) {
	for name, around := range ways {
		t.Run(name, func(t *testing.T) {
			file := sampleFile(t)
			s := open(t, file)
			other := around(t, file)
			if _, err := sqlite.Open(context.Background(), other); !errors.Is(err, storage.ErrInUse) {
				t.Fatalf("the second store got the database: %v, want %v", err, storage.ErrInUse)
			}
			if name == "moved away" || name == "replaced" {
				return
			}
			must(t, s.Backup(context.Background(), filepath.Join(t.TempDir(), "a.db")))
			must(t, sqlite.Backup(context.Background(), file, filepath.Join(t.TempDir(), "b.db")))
			c := start(t, "open", other)
			c.read(1, func(inUse string) {
				if inUse != "true" {
					t.Error("another process got the database after a refusal and a backup")
				}
			})
			c.wait()
			checkLocked(t, file)
		})
	}
}
