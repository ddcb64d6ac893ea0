package sqlite_test

import (
	"context"
	"path/filepath"
	"testing"

	"farpost/storage"
	"farpost/storage/sqlite"
	"farpost/storage/storagetest"
)

// open opens a database and closes it with the test.
func open(t testing.TB, file string) *sqlite.Store {
	t.Helper()
	s, err := sqlite.Open(context.Background(), file)
	if err != nil {
		t.Fatalf("Open: %v", err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Errorf("Close: %v", err)
		}
	})
	return s
}

// TestConformance: SQLite keeps the whole contract of storage.
func TestConformance(t *testing.T) {
	storagetest.Run(t, storagetest.Engine{
		New: func(t *testing.T) storage.Store {
			return open(t, filepath.Join(t.TempDir(), "farpost.db"))
		},
		Reopen: func(t *testing.T, file string) storage.Store { return open(t, file) },
	})
}

func view(t testing.TB, s storage.Store, f func(storage.ReadTx) error) {
	t.Helper()
	if err := s.View(context.Background(), f); err != nil {
		t.Errorf("View: %v", err)
	}
}
