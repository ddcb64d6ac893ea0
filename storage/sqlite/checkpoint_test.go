package sqlite_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"farpost/storage"
)

// TestLogIsFolded ensures that the log of writes is folded back into the database while the store is open, before
// the writer would have to do it within a commit.
func TestLogIsFolded(t *testing.T) {
	file := filepath.Join(t.TempDir(), "farpost.db")
	s := open(t, file)
	size := func(name string) int64 {
		t.Helper()
		st, err := os.Stat(name)
		if err != nil {
			t.Fatal(err)
		}
		return st.Size()
	}
	update := func(f func(storage.Tx, string) (uint64, error)) {
		t.Helper()
		err := s.Update(context.Background(), func(tx storage.Tx) error { _, err := f(tx, "m"); return err })
		if err != nil {
			t.Fatal(err)
		}
	}
	update(begin)
	const byItself = 4000 * 4096 // bytes of log at which a commit folds it back
	before := size(file)
	for size(file) == before {
		if log := size(file + "-wal"); log >= byItself {
			t.Fatalf("the log has %d bytes and nothing of it was folded back", log)
		}
		update(act)
	}
}
