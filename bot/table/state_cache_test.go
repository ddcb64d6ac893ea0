package table_test

import (
	"bytes"
	"context"
	"errors"
	"testing"

	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// counting is a store that counts how often a state is read, and whose next commit may fail.
type counting struct {
	storage.Store
	reads int
	fail  error
}

type countingRead struct {
	storage.ReadTx
	of *counting
}

type countingWrite struct {
	storage.Tx
	of *counting
}

func (c *counting) View(ctx context.Context, f func(storage.ReadTx) error) error {
	return c.Store.View(ctx, func(tx storage.ReadTx) error { return f(countingRead{tx, c}) })
}

func (c *counting) Update(ctx context.Context, f func(storage.Tx) error) error {
	return c.Store.Update(ctx, func(tx storage.Tx) error {
		if err := f(countingWrite{tx, c}); err != nil {
			return err
		}
		return c.fail
	})
}

func (r countingRead) State(match string) ([]byte, error) {
	r.of.reads++
	return r.ReadTx.State(match)
}

func (w countingWrite) State(match string) ([]byte, error) {
	w.of.reads++
	return w.Tx.State(match)
}

// counted makes the world's table anew over a store that counts.
func (w *world) counted() *counting {
	w.Helper()
	c := &counting{Store: w.store}
	var err error
	w.table, err = table.New(table.Config{Store: c, Games: w.games, Now: w.clock.Now,
		Seed: func() uint64 { return seatsAsInvited }, ID: w.interaction})
	w.ok(err)
	return c
}

// TestStateIsReadOnce ensures that a press, the act behind it and what is shown afterwards read a match's state once.
func TestStateIsReadOnce(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.DefaultSettings(), []string{"moth"}, nil)
	store := w.counted()
	w.pos(id)
	w.pos(id)
	w.does(id, ada, "end")
	w.pos(id)
	if store.reads != 1 {
		t.Errorf("the state was read %d times", store.reads)
	}
}

// TestRolledBack ensures that nothing is kept of a transaction that failed at its end: what the timer does next is what
// everybody sees.
func TestRolledBack(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.DefaultSettings(), []string{"moth"}, nil)
	store := w.counted()
	broken := errors.New("the disk is full")
	store.fail = broken
	if err := w.play(id, ada, "moth", ada); !errors.Is(err, broken) {
		t.Fatalf("a commit that fails: %v", err)
	}
	store.fail = nil
	w.clock.Advance(table.DefaultSettings().Turn)
	_, err := w.table.Tick(w.ctx) // Ada's turn ends by its clock
	w.ok(err)
	kept, err := engine.Encode(w.pos(id).State)
	w.ok(err)
	w.counted() // a table that has kept nothing
	read, err := engine.Encode(w.pos(id).State)
	w.ok(err)
	if !bytes.Equal(kept, read) {
		t.Error("what is kept of the match is not what is stored")
	}
}
