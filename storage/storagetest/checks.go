package storagetest

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"farpost/storage"
)

// noon is when tests happen; stored instants carry milliseconds.
var noon = time.Date(2026, 1, 2, 12, 0, 0, 678_000_000, time.UTC)

// in is an instant some hours after noon.
func in(hours int) time.Time { return noon.Add(time.Duration(hours) * time.Hour) }

// update runs f in an Update that must succeed.
func update(t *testing.T, s storage.Store, f func(storage.Tx) error) {
	t.Helper()
	if err := s.Update(context.Background(), f); err != nil {
		t.Fatalf("Update: %v", err)
	}
}

// view runs f in a View that must succeed.
func view(t *testing.T, s storage.Store, f func(storage.ReadTx) error) {
	t.Helper()
	if err := s.View(context.Background(), f); err != nil {
		t.Fatalf("View: %v", err)
	}
}

// refused runs f in an Update that must fail with want.
func refused(t *testing.T, s storage.Store, want error, f func(storage.Tx) error) {
	t.Helper()
	if err := s.Update(context.Background(), f); !errors.Is(err, want) {
		t.Fatalf("Update returned %v, want %v", err, want)
	}
}

// read is the value that f reads in a View of its own.
func read[T any](t *testing.T, s storage.Store, f func(storage.ReadTx) (T, error)) T {
	t.Helper()
	var got T
	view(t, s, func(tx storage.ReadTx) (err error) {
		got, err = f(tx)
		return err
	})
	return got
}

// missing checks that f finds nothing.
func missing[T any](t *testing.T, s storage.Store, f func(storage.ReadTx) (T, error)) {
	t.Helper()
	err := s.View(context.Background(), func(tx storage.ReadTx) error {
		_, err := f(tx)
		return err
	})
	if !errors.Is(err, storage.ErrNotFound) {
		t.Fatalf("reading a missing row: %v, want %v", err, storage.ErrNotFound)
	}
}

// equal compares what is with what should be.
func equal[T any](t *testing.T, what string, got, want T) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Fatalf("%s is not as expected (-want +got):\n%s", what, diff)
	}
}

// all runs steps until one fails.
func all(steps ...func() error) error {
	for _, step := range steps {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// aMatch is a running match between the players p0 and p1, without a book.
func aMatch(id string) storage.Match {
	return storage.Match{
		ID: id, Server: "s1", Channel: "c1", Thread: "t-" + id, Game: "toy", Settings: []byte(`{"turn":24}`),
		Status: storage.Running, Created: noon, Updated: noon,
	}
}

// create adds matches with the players p0 and p1 in seats 0 and 1.
func create(t *testing.T, s storage.Store, matches ...storage.Match) {
	t.Helper()
	update(t, s, func(tx storage.Tx) error {
		for _, m := range matches {
			err := all(
				func() error { return tx.CreateMatch(m, []byte("state 0")) },
				func() error { return tx.PutSeat(storage.Seat{Match: m.ID, No: 0, Player: "p0"}) },
				func() error { return tx.PutSeat(storage.Seat{Match: m.ID, No: 1, Player: "p1"}) },
			)
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// ids are the ids of matches in their order.
func ids(matches []storage.Match) []string {
	var out []string
	for _, m := range matches {
		out = append(out, m.ID)
	}
	return out
}
