package storagetest

import (
	"context"
	"errors"
	"testing"

	"farpost/storage"
)

// errChanged is an error of a caller's own.
var errChanged = errors.New("changed my mind")

// testUpdateKeeps: an update reads what it wrote, and later transactions too.
func testUpdateKeeps(t *testing.T, s storage.Store) {
	update(t, s, func(tx storage.Tx) error {
		if err := tx.PutPlayer(storage.Player{ID: "p", Locale: "it"}); err != nil {
			return err
		}
		p, err := tx.Player("p")
		equal(t, "locale within", p.Locale, "it")
		return err
	})
	got := read(t, s, func(tx storage.ReadTx) (storage.Player, error) { return tx.Player("p") })
	equal(t, "player after", got, storage.Player{ID: "p", Locale: "it"})
}

// testUpdateRollsBack: an error takes everything back and is returned as it is.
func testUpdateRollsBack(t *testing.T, s storage.Store) {
	create(t, s, aMatch("m"))
	err := s.Update(context.Background(), func(tx storage.Tx) error {
		err := all(
			func() error { return tx.Advance("m", 0, 1, []byte("state 1"), in(1)) },
			func() error { return tx.AppendLog(storage.Entry{Match: "m", Seq: 1, Interaction: "i"}) },
			func() error { return tx.PutJob(storage.Job{Key: "k", Kind: "deadline", Due: in(1)}) },
			func() error { return tx.SetAsks("m", []storage.Ask{{Seat: 0, Q: 1}}) },
			func() error { _, err := tx.AppendOutbox(storage.OutboxRow{Lane: "l", Kind: "post"}); return err },
		)
		if err != nil {
			return err
		}
		return errChanged
	})
	if err != errChanged {
		t.Fatalf("Update returned %v, want %v itself", err, errChanged)
	}
	equal(t, "match", read(t, s, func(tx storage.ReadTx) (storage.Match, error) { return tx.Match("m") }), aMatch("m"))
	equal(t, "state", read(t, s, func(tx storage.ReadTx) ([]byte, error) { return tx.State("m") }), []byte("state 0"))
	equal(t, "log", read(t, s, func(tx storage.ReadTx) ([]storage.Entry, error) { return tx.Log("m", 0, 0) }), nil)
	equal(t, "asks", read(t, s, func(tx storage.ReadTx) ([]storage.Ask, error) { return tx.Asks("m") }), nil)
	missing(t, s, func(tx storage.ReadTx) (storage.Job, error) { return tx.Job("k") })
	rows := read(t, s, func(tx storage.ReadTx) ([]storage.OutboxRow, error) {
		return tx.OutboxRows(storage.Pending, 0)
	})
	equal(t, "outbox", rows, nil)
}

// testUpdateHandlesErrors: after a refusal that f handles, the rest of it counts.
func testUpdateHandlesErrors(t *testing.T, s storage.Store) {
	create(t, s, aMatch("m"))
	update(t, s, func(tx storage.Tx) error {
		if err := tx.PutPlayer(storage.Player{ID: "before"}); err != nil {
			return err
		}
		if err := tx.CreateMatch(aMatch("m"), nil); !errors.Is(err, storage.ErrExists) {
			t.Errorf("creating a match twice: %v, want %v", err, storage.ErrExists)
		}
		if err := tx.PutSeat(storage.Seat{Match: "none", Player: "p"}); !errors.Is(err, storage.ErrNotFound) {
			t.Errorf("a seat of no match: %v, want %v", err, storage.ErrNotFound)
		}
		return tx.PutPlayer(storage.Player{ID: "after"})
	})
	for _, id := range []string{"before", "after"} {
		read(t, s, func(tx storage.ReadTx) (storage.Player, error) { return tx.Player(id) })
	}
}

// testPanicRollsBack: a panic takes everything back, goes on, and harms nobody.
func testPanicRollsBack(t *testing.T, s storage.Store) {
	panicked := func() (value any) {
		defer func() { value = recover() }()
		_ = s.Update(context.Background(), func(tx storage.Tx) error {
			if err := tx.PutPlayer(storage.Player{ID: "p"}); err != nil {
				return err
			}
			panic("at the table")
		})
		return nil
	}()
	equal(t, "panic", panicked, any("at the table"))
	missing(t, s, func(tx storage.ReadTx) (storage.Player, error) { return tx.Player("p") })
	update(t, s, func(tx storage.Tx) error { return tx.PutPlayer(storage.Player{ID: "p"}) })
}

// testGoexitRollsBack: a goroutine that ends within f leaves a working store.
func testGoexitRollsBack(t *testing.T, s storage.Store) {
	gone := make(chan struct{})
	go func() {
		defer close(gone)
		_ = s.Update(context.Background(), func(tx storage.Tx) error {
			if err := tx.PutPlayer(storage.Player{ID: "p"}); err != nil {
				return err
			}
			goexit()
			return nil
		})
	}()
	<-gone
	missing(t, s, func(tx storage.ReadTx) (storage.Player, error) { return tx.Player("p") })
	update(t, s, func(tx storage.Tx) error { return tx.PutPlayer(storage.Player{ID: "p"}) })
}
