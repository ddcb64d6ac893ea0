package sqlite_test

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"farpost/storage"
	"farpost/storage/sqlite"
	"farpost/storage/storagetest"
)

// raw runs statements on a database file behind the store's back.
func raw(t *testing.T, file string, statements ...string) {
	t.Helper()
	db, err := sql.Open("sqlite3", "file:"+file)
	if err != nil {
		t.Fatal(err)
	}
	for _, statement := range statements {
		if _, err := db.Exec(statement); err != nil {
			t.Fatalf("%.60s: %v", statement, err)
		}
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
}

// sampleFile is a closed database with one of everything in it.
func sampleFile(t *testing.T) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "farpost.db")
	s := open(t, file)
	storagetest.PutSample(t, s)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	return file
}

func write(t *testing.T, file string, content []byte) {
	t.Helper()
	if err := os.WriteFile(file, content, 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestReopen: what was written is there after closing and opening again, under
// whatever file name.
func TestReopen(t *testing.T) {
	for _, name := range []string{"farpost.db", "my match.db", "100%?#&=.db", "città.db"} {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), name)
			s := open(t, file)
			storagetest.PutSample(t, s)
			if s.File() != file {
				t.Errorf("File() = %q, want %q", s.File(), file)
			}
			if err := s.Close(); err != nil {
				t.Fatal(err)
			}
			if info, err := os.Stat(file); err != nil || info.Size() == 0 {
				t.Errorf("the database is not at %s: %v", file, err)
			}
			storagetest.CheckSample(t, open(t, file))
		})
	}
}

// TestOpenTwice: also within one process a database is opened once at a time.
func TestOpenTwice(t *testing.T) {
	file := filepath.Join(t.TempDir(), "farpost.db")
	s := open(t, file)
	if _, err := sqlite.Open(context.Background(), file); !errors.Is(err, storage.ErrInUse) {
		t.Fatalf("second Open: %v, want %v", err, storage.ErrInUse)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	open(t, file)
}

// TestRefused: a file that cannot be used is refused in one sentence that names
// it and says what to do, and is left exactly as it was.
func TestRefused(t *testing.T) {
	good := sampleFile(t)
	content, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	damaged := bytes.Clone(content)
	for i := 100; i < 8192; i++ {
		damaged[i] = 0xA5
	}
	tests := []struct {
		name  string
		make  func(t *testing.T, file string)
		words string
	}{
		{"text", func(t *testing.T, file string) {
			write(t, file, []byte("Dear diary, today I played three matches.\n"))
		}, "no SQLite database"},
		{"one byte", func(t *testing.T, file string) { write(t, file, []byte("x")) }, "no SQLite database"},
		{"damaged", func(t *testing.T, file string) { write(t, file, damaged) }, "damaged"},
		{"cut short", func(t *testing.T, file string) { write(t, file, content[:5000]) }, "damaged"},
		{"another program's", func(t *testing.T, file string) {
			raw(t, file, "CREATE TABLE songs (title TEXT)")
		}, "another program"},
		{"another program's, marked", func(t *testing.T, file string) {
			raw(t, file, "PRAGMA application_id = 77", "CREATE TABLE songs (title TEXT)")
		}, "another program"},
		{"another program's, of goose", func(t *testing.T, file string) {
			raw(t, file, "CREATE TABLE goose_db_version (version_id INTEGER)",
				"INSERT INTO goose_db_version VALUES (1)")
		}, "another program"},
		{"folder", func(t *testing.T, file string) { mkdir(t, file) }, "is a folder"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "farpost.db")
			test.make(t, file)
			before, _ := os.ReadFile(file)
			_, err := sqlite.Open(context.Background(), file)
			checkRefusal(t, err, storage.ErrUnreadable, file, test.words)
			if after, _ := os.ReadFile(file); !bytes.Equal(before, after) {
				t.Error("the refused file was changed")
			}
			err = sqlite.Backup(context.Background(), file, file+".backup")
			checkRefusal(t, err, storage.ErrUnreadable, file, "")
		})
	}
}

func mkdir(t *testing.T, path string) {
	t.Helper()
	if err := os.Mkdir(path, 0o755); err != nil {
		t.Fatal(err)
	}
}

// checkRefusal checks an error for its kind, the file's name and words.
func checkRefusal(t *testing.T, err, want error, file, words string) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Fatalf("got %v, want %v", err, want)
	}
	if text := err.Error(); !strings.Contains(text, file) || !strings.Contains(text, words) ||
		strings.Contains(text, "\n") {
		t.Errorf("%q should be one line that names %s and says %q", text, file, words)
	}
}

// TestNowhere: a missing folder, and a database to copy that is missing, are named.
func TestNowhere(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "nowhere")
	_, err := sqlite.Open(context.Background(), filepath.Join(folder, "farpost.db"))
	checkRefusal(t, err, storage.ErrUnreadable, folder, "create it first")
	missing := filepath.Join(t.TempDir(), "missing.db")
	err = sqlite.Backup(context.Background(), missing, missing+".backup")
	checkRefusal(t, err, storage.ErrUnreadable, missing, "name the database")
	if _, err := os.Stat(missing); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("asking for a backup made a database: %v", err)
	}
}

// TestBackupPlace: a backup needs a folder, and takes the place of one that was
// interrupted.
func TestBackupPlace(t *testing.T) {
	s := open(t, sampleFile(t))
	folder := t.TempDir()
	if err := s.Backup(context.Background(), filepath.Join(folder, "no", "where")); err == nil {
		t.Error("a backup into a missing folder succeeded")
	}
	to := filepath.Join(folder, "backup.db")
	write(t, to+".partial", []byte("half a"))
	if err := s.Backup(context.Background(), to); err != nil {
		t.Fatalf("Backup: %v", err)
	}
	storagetest.CheckSample(t, open(t, to))
}
