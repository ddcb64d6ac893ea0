package storagetest

import (
	"context"
	"errors"
	"runtime"
	"testing"

	"farpost/storage"
)

func goexit() { runtime.Goexit() }

// testEndedContext: nothing starts under an ended context; what runs is finished.
func testEndedContext(t *testing.T, s storage.Store) {
	ctx, cancel := context.WithCancel(context.Background())
	err := s.Update(ctx, func(tx storage.Tx) error {
		cancel()
		return tx.PutPlayer(storage.Player{ID: "p"})
	})
	equal(t, "an update whose context ends on the way", err, nil)
	read(t, s, func(tx storage.ReadTx) (storage.Player, error) { return tx.Player("p") })

	err = s.Update(ctx, func(storage.Tx) error { t.Error("f ran"); return nil })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("Update under an ended context: %v, want %v", err, context.Canceled)
	}
	err = s.View(ctx, func(storage.ReadTx) error { t.Error("f ran"); return nil })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("View under an ended context: %v, want %v", err, context.Canceled)
	}
}

// testEndedTransaction: a transaction that was kept beyond its end does nothing.
func testEndedTransaction(t *testing.T, s storage.Store) {
	var kept storage.Tx
	update(t, s, func(tx storage.Tx) error { kept = tx; return nil })
	if err := kept.PutPlayer(storage.Player{ID: "p"}); !errors.Is(err, storage.ErrClosed) {
		t.Errorf("writing in an ended update: %v, want %v", err, storage.ErrClosed)
	}
	if _, err := kept.Servers(); !errors.Is(err, storage.ErrClosed) {
		t.Errorf("listing in an ended update: %v, want %v", err, storage.ErrClosed)
	}
	missing(t, s, func(tx storage.ReadTx) (storage.Player, error) { return tx.Player("p") })

	var keptView storage.ReadTx
	view(t, s, func(tx storage.ReadTx) error { keptView = tx; return nil })
	if _, err := keptView.Player("p"); !errors.Is(err, storage.ErrClosed) {
		t.Errorf("reading in an ended view: %v, want %v", err, storage.ErrClosed)
	}
}

// testClosed: a closed store refuses everything, and closes again in peace.
func testClosed(t *testing.T, s storage.Store) {
	for range 2 {
		equal(t, "Close", s.Close(), nil)
	}
	ctx := context.Background()
	_, schemaErr := s.Schema(ctx)
	for what, err := range map[string]error{
		"Update": s.Update(ctx, func(storage.Tx) error { return nil }),
		"View":   s.View(ctx, func(storage.ReadTx) error { return nil }),
		"Schema": schemaErr,
		"Check":  s.Check(ctx),
		"Backup": s.Backup(ctx, t.TempDir()+"/backup"),
	} {
		if !errors.Is(err, storage.ErrClosed) {
			t.Errorf("%s of a closed store: %v, want %v", what, err, storage.ErrClosed)
		}
	}
}

// testViewIsOneMoment: a view sees neither open updates nor those after its first
// read, and an update is seen as soon as it has returned.
func testViewIsOneMoment(t *testing.T, s storage.Store) {
	locale := func(tx storage.ReadTx) string {
		p, err := tx.Player("p")
		if err != nil {
			t.Fatal(err)
		}
		return p.Locale
	}
	put := func(locale string) {
		update(t, s, func(tx storage.Tx) error { return tx.PutPlayer(storage.Player{ID: "p", Locale: locale}) })
	}
	put("en")
	view(t, s, func(tx storage.ReadTx) error {
		equal(t, "locale at first", locale(tx), "en")
		put("it")
		equal(t, "locale after an update", locale(tx), "en")
		return nil
	})
	update(t, s, func(tx storage.Tx) error {
		if err := tx.PutPlayer(storage.Player{ID: "p", Locale: "de"}); err != nil {
			return err
		}
		view(t, s, func(outside storage.ReadTx) error {
			equal(t, "locale outside of the open update", locale(outside), "it")
			return nil
		})
		return nil
	})
	view(t, s, func(tx storage.ReadTx) error {
		equal(t, "locale at last", locale(tx), "de")
		return nil
	})
}

// testSchema: a store that is open has a schema.
func testSchema(t *testing.T, s storage.Store) {
	version, err := s.Schema(context.Background())
	if err != nil || version < 1 {
		t.Errorf("Schema() = %d, %v; want a version from 1", version, err)
	}
}

// testCheck: a healthy store is found healthy, also while somebody reads it.
func testCheck(t *testing.T, s storage.Store) {
	PutSample(t, s)
	ctx := context.Background()
	equal(t, "Check", s.Check(ctx), nil)
	view(t, s, func(storage.ReadTx) error {
		equal(t, "Check during a view", s.Check(ctx), nil)
		return nil
	})
	ended, cancel := context.WithCancel(ctx)
	cancel()
	if err := s.Check(ended); !errors.Is(err, context.Canceled) {
		t.Errorf("Check under an ended context: %v, want %v", err, context.Canceled)
	}
}
