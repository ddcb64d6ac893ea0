package app_test

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"farpost/bot/app"
	"farpost/bot/clock"
	"farpost/bot/sandbox"
	"farpost/storage"
)

// spoil overwrites the first page of a table in a database that is closed.
func spoil(t *testing.T, file, name string) {
	t.Helper()
	db, err := sql.Open("sqlite3", "file:"+file)
	if err != nil {
		t.Fatal(err)
	}
	var page, size int64
	if err := db.QueryRow("SELECT rootpage FROM sqlite_schema WHERE name = ?", name).Scan(&page); err != nil {
		t.Fatal(err)
	}
	if err := db.QueryRow("PRAGMA page_size").Scan(&size); err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	copy(raw[(page-1)*size:], bytes.Repeat([]byte{0xA5}, int(size)))
	if err := os.WriteFile(file, raw, 0o600); err != nil {
		t.Fatal(err)
	}
}

// TestDamagedDatabase ensures that a bot whose matches cannot be read starts, says so once in the log, answers players
// kindly without SQLite's words, and that its deadlines add nothing to the log.
func TestDamagedDatabase(t *testing.T) {
	w := start(t)
	w.begin()
	front := w.await(w.ada, "the first handover", func(m sandbox.Message) bool {
		_, ok := find(m, "hand")
		return ok
	})
	if err := w.app.Close(context.Background()); err != nil {
		t.Fatal(err)
	}
	spoil(t, w.config.DB, "matches")
	w.clock.Advance(time.Hour)
	w.boot()
	const found = "is damaged"
	count := func(words ...string) (n int) {
		w.mu.Lock()
		defer w.mu.Unlock()
		for _, l := range w.log {
			if strings.Contains(l, "level=ERROR") && strings.Contains(l, found) &&
				strings.Contains(l, strings.Join(words, " ")) {
				n++
			}
		}
		return n
	}
	if count() == 0 {
		t.Error("the log does not say that the database is damaged")
	}
	said := w.press(w.ada, front, "hand")
	if !strings.Contains(said.Content, "damaged") || strings.Contains(said.Content, "malformed") {
		t.Errorf("a player is told %q", said.Content)
	}
	w.clock.Advance(10 * 24 * time.Hour)
	for range 3 {
		if _, err := w.app.Table.Tick(w.ctx); err != nil && !strings.Contains(err.Error(), found) {
			t.Errorf("Tick: %v", err)
		}
	}
	if _, err := w.app.Table.Tick(w.ctx); err != nil {
		t.Errorf("a match that cannot be read comes with every tick: %v", err)
	}
	w.press(w.ada, front, "hand")
	if n := count("interaction"); n != 1 { // the daily look says it anew; that is no press
		t.Errorf("the log tells of the same damage at %d presses", n)
	}
}

// forgetful is a store whose disk keeps the first updates and nothing after them.
type forgetful struct {
	storage.Store
	keeps atomic.Int64
}

func (s *forgetful) Update(ctx context.Context, f func(storage.Tx) error) error {
	if s.keeps.Add(-1) < 0 {
		return fmt.Errorf("%w: input/output error", storage.ErrNotKept)
	}
	return s.Store.Update(ctx, f)
}

// TestDiskKeepsNothing ensures that a bot whose disk keeps nothing any more ends within a heartbeat and says why,
// instead of refusing everybody for ever.
func TestDiskKeepsNothing(t *testing.T) {
	t.Parallel()
	now := clock.NewFake(time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC))
	disk := &forgetful{}
	disk.keeps.Store(20) // some heartbeats
	a, err := app.New(t.Context(), app.Config{DB: filepath.Join(t.TempDir(), "farpost.db"), SandboxAddr: "127.0.0.1:0"},
		app.Deps{Clock: now, Patience: clock.NewFake(now.Now()), Log: slog.New(slog.DiscardHandler), PerSecond: -1,
			Painter: unpainted,
			Seed:    func() uint64 { return 1 },
			Store:   func(own storage.Store) storage.Store { disk.Store = own; return disk }})
	if err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- a.Run(t.Context(), nil) }()
	for {
		select {
		case err := <-ended:
			if !errors.Is(err, storage.ErrNotKept) {
				t.Errorf("it ended with: %v", err)
			}
			return
		default:
			now.Advance(time.Second)
			runtime.Gosched()
		}
	}
}
