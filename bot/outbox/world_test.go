package outbox_test

import (
	"context"
	"errors"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"farpost/bot/clock"
	"farpost/bot/outbox"
	"farpost/storage"
	"farpost/storage/sqlite"
)

var start = time.Date(2026, 8, 1, 12, 0, 0, 0, time.UTC)

// world is an outbox over a database on disk, with a clock that stands still. Every attempt is announced on
// began and answered by what the test sends on answer.
type world struct {
	*testing.T
	store   storage.Store
	clock   *clock.Fake
	outbox  *outbox.Outbox
	began   chan storage.OutboxRow
	answer  chan error
	updates atomic.Int64
	stop    context.CancelFunc
	done    chan error

	reported chan error
}

// counting counts the reads and writes that reach the storage.
type counting struct {
	storage.Store
	n    *atomic.Int64
	fail *atomic.Int64 // updates still to fail
}

var errDisk = errors.New("disk full")

func (c counting) Update(ctx context.Context, f func(storage.Tx) error) error {
	c.n.Add(1)
	if c.fail.Add(-1) >= 0 {
		return errDisk
	}
	return c.Store.Update(ctx, f)
}

func (c counting) View(ctx context.Context, f func(storage.ReadTx) error) error {
	c.n.Add(1)
	return c.Store.View(ctx, f)
}

func newWorld(t *testing.T, rows ...storage.OutboxRow) *world {
	t.Helper()
	store, err := sqlite.Open(t.Context(), filepath.Join(t.TempDir(), "o.db"))
	if err != nil {
		t.Fatal(err)
	}
	w := &world{T: t, store: store, clock: clock.NewFake(start), began: make(chan storage.OutboxRow, 100),
		answer: make(chan error), reported: make(chan error, 100)}
	t.Cleanup(func() {
		if err := store.Close(); err != nil {
			t.Error(err)
		}
	})
	w.append(rows...)
	return w
}

func (w *world) append(rows ...storage.OutboxRow) {
	w.Helper()
	w.ok(w.store.Update(w.Context(), func(tx storage.Tx) error {
		for _, r := range rows {
			r.Created = w.clock.Now()
			if _, err := tx.AppendOutbox(r); err != nil {
				return err
			}
		}
		return nil
	}))
}

func (w *world) ok(err error) {
	w.Helper()
	if err != nil {
		w.Fatal(err)
	}
}

// run starts the outbox; edit changes its configuration.
func (w *world) run(edit func(*outbox.Config)) {
	w.Helper()
	c := outbox.Config{Store: w.store, Clock: w.clock, Workers: 4,
		Handle: func(ctx context.Context, r storage.OutboxRow) (string, error) {
			w.began <- r
			err := <-w.answer
			if ctx.Err() != nil {
				err = errors.Join(err, errors.New("the row's context ended"))
			}
			return "sent " + string(r.Payload), err
		},
		Report: func(err error) { w.reported <- err }}
	if edit != nil {
		edit(&c)
	}
	w.outbox = outbox.New(c)
	ctx, cancel := context.WithCancel(context.Background())
	w.stop, w.done = cancel, make(chan error, 1)
	go func() { w.done <- w.outbox.Run(ctx) }()
	w.Cleanup(cancel)
}

// end stops the outbox, which must have nothing in flight.
func (w *world) end() {
	w.Helper()
	w.stop()
	w.ok(<-w.done)
}

// next gives the next attempt's payload.
func (w *world) next() string {
	w.Helper()
	return string(w.attempt().Payload)
}

func (w *world) attempt() storage.OutboxRow {
	w.Helper()
	return <-w.began
}

// quiet checks that no attempt has begun.
func (w *world) quiet(when string) {
	w.Helper()
	select {
	case r := <-w.began:
		w.Fatalf("%s: %s was attempted", when, r.Payload)
	default:
	}
}

func (w *world) status(s storage.OutboxStatus) []storage.OutboxRow {
	w.Helper()
	var rows []storage.OutboxRow
	w.ok(w.store.View(w.Context(), func(tx storage.ReadTx) (err error) {
		rows, err = tx.OutboxRows(s, 0)
		return err
	}))
	return rows
}

// idle waits until the outbox has nothing to do but wait, and gives the rows of a status.
func (w *world) idle(s storage.OutboxStatus, n int) []storage.OutboxRow {
	w.Helper()
	for {
		if rows := w.status(s); len(rows) == n {
			w.ok(w.clock.AwaitWaiting(w.Context(), 1))
			return rows
		}
	}
}

func row(lane, name string) storage.OutboxRow {
	return storage.OutboxRow{Lane: lane, Kind: "k", Payload: []byte(name)}
}
