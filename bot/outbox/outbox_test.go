package outbox_test

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
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
	select {
	case r := <-w.began:
		return r
	case <-time.After(20 * time.Second):
		w.Fatal("no attempt was made")
	}
	return storage.OutboxRow{}
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
	for begun := time.Now(); time.Since(begun) < 20*time.Second; {
		if rows := w.status(s); len(rows) == n && w.clock.AwaitWaiting(w.Context(), 1) == nil {
			return rows
		}
	}
	w.Fatalf("%d rows %s, want %d", len(w.status(s)), s, n)
	return nil
}

func row(lane, name string) storage.OutboxRow {
	return storage.OutboxRow{Lane: lane, Kind: "k", Payload: []byte(name)}
}

// TestLanes ensures that rows of a lane go in order and one at a time, and that lanes do not wait for each other.
func TestLanes(t *testing.T) {
	w := newWorld(t, row("a", "a1"), row("a", "a2"), row("b", "b1"), row("c", "c1"), row("a", "a3"))
	w.run(nil)
	first := []string{w.next(), w.next(), w.next()}
	slices.Sort(first)
	if !slices.Equal(first, []string{"a1", "b1", "c1"}) {
		t.Fatalf("began with %q", first)
	}
	w.quiet("a2 behind a1")
	for range 3 {
		w.answer <- nil
	}
	if got := w.next(); got != "a2" {
		t.Errorf("then %s", got)
	}
	w.answer <- nil
	if got := w.next(); got != "a3" {
		t.Errorf("then %s", got)
	}
	w.answer <- nil
	w.end()
	if rows := w.status(storage.Done); len(rows) != 5 || rows[0].Result != "sent a1" {
		t.Errorf("done: %+v", rows)
	}
}

// TestWorkers ensures that no more rows are in flight than there are workers.
func TestWorkers(t *testing.T) {
	var rows []storage.OutboxRow
	for i := range 9 {
		rows = append(rows, row(fmt.Sprint("lane", i), fmt.Sprint(i)))
	}
	w := newWorld(t, rows...)
	w.run(func(c *outbox.Config) { c.Workers = 2 })
	w.next()
	w.next()
	for i := range 9 {
		w.quiet("two in flight")
		w.answer <- nil
		if i < 7 {
			w.next()
		}
	}
	w.end()
	if n := len(w.status(storage.Done)); n != 9 {
		t.Errorf("%d done, want 9", n)
	}
}

// TestRetry ensures that a failed row is tried again after a growing pause, holding up its lane only, and that
// a pause named by the handler is kept.
func TestRetry(t *testing.T) {
	w := newWorld(t, row("a", "a1"))
	w.run(nil)
	w.next()
	for _, test := range []struct {
		err   error
		pause time.Duration
	}{
		{errors.New("no idea"), 2 * time.Second},
		{outbox.Later(errors.New("busy"), 0, false), 4 * time.Second},
		{outbox.Later(errors.New("429"), 90*time.Second, false), 90 * time.Second},
	} {
		w.answer <- test.err
		got := w.idle(storage.Pending, 1)[0]
		if want := w.clock.Now().Add(test.pause); !got.NotBefore.Equal(want) || !got.Unsure {
			t.Errorf("%v: again at %v (unsure %v), want %v, unsure", test.err, got.NotBefore, got.Unsure, want)
		}
		w.clock.Advance(test.pause - time.Millisecond)
		w.append(row("b", "b"))
		w.outbox.Wake()
		if got := w.next(); got != "b" {
			t.Fatalf("%s was attempted before its time", got)
		}
		w.answer <- nil
		w.idle(storage.InFlight, 0)
		w.clock.Advance(time.Millisecond)
		if got := w.next(); got != "a1" {
			t.Fatalf("then %s", got)
		}
	}
	w.answer <- nil
	w.end()
}

// TestSure ensures that a row that surely did not arrive is not looked for.
func TestSure(t *testing.T) {
	w := newWorld(t, row("a", "a1"))
	w.run(nil)
	w.next()
	w.answer <- outbox.Later(errors.New("refused"), time.Second, false)
	w.idle(storage.Pending, 1)
	w.clock.Advance(time.Second)
	if r := w.attempt(); r.Unsure || r.Attempts != 2 {
		t.Errorf("second attempt: %+v", r)
	}
	w.answer <- nil
	w.end()
}

// TestGivenUp ensures that a row is given up at once when its handler says so, or after the last attempt; that
// it is reported; that its lane goes on; and that a row which waits for something known is never given up.
func TestGivenUp(t *testing.T) {
	for _, test := range []struct {
		name     string
		err      error
		attempts int // until it is given up; 0: never
	}{
		{"never", outbox.Never(errors.New("no")), 1},
		{"a wrapped never", fmt.Errorf("more: %w", outbox.Never(errors.New("no"))), 1},
		{"attempts", errors.New("no"), 3},
		{"a pause", outbox.Later(errors.New("no"), time.Hour, false), 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := newWorld(t, row("a", "bad"), row("a", "good"))
			w.run(func(c *outbox.Config) { c.MaxAttempts = 3 })
			for range max(test.attempts, 1) - 1 {
				w.next()
				w.answer <- test.err
				w.idle(storage.Pending, 2)
				w.clock.Advance(time.Hour)
			}
			for range 7 {
				if test.attempts == 0 {
					w.next()
					w.answer <- test.err
					w.idle(storage.Pending, 2)
					w.clock.Advance(time.Hour)
				}
			}
			w.next()
			if test.attempts == 0 {
				test.err = nil
			}
			w.answer <- test.err
			if got := w.next(); got != "good" {
				t.Fatalf("then %s", got)
			}
			w.answer <- nil
			w.end()
			dead := w.status(storage.Dead)
			if want := min(test.attempts, 1); len(dead) != want || len(w.reported) != want {
				t.Errorf("%d given up, %d reported, want %d", len(dead), len(w.reported), want)
			}
		})
	}
}

// TestPanic ensures that a handler that breaks costs one attempt and not the bot.
func TestPanic(t *testing.T) {
	w := newWorld(t, row("a", "bad"), row("b", "good"))
	w.run(func(c *outbox.Config) {
		c.MaxAttempts = 1
		inner := c.Handle
		c.Handle = func(ctx context.Context, r storage.OutboxRow) (string, error) {
			if string(r.Payload) == "bad" {
				panic("drawn badly")
			}
			return inner(ctx, r)
		}
	})
	if got := w.next(); got != "good" {
		t.Fatalf("%s was sent", got)
	}
	w.answer <- nil
	w.idle(storage.Done, 1)
	w.idle(storage.Dead, 1)
	w.end()
}

// TestUnsureAfterRestart ensures that a row in flight at a crash comes back, unsure and before its lane goes on.
func TestUnsureAfterRestart(t *testing.T) {
	w := newWorld(t, row("a", "a1"), row("a", "a2"))
	w.ok(w.store.Update(t.Context(), func(tx storage.Tx) error { // the process that died
		_, err := tx.ClaimOutbox(w.clock.Now(), 0)
		return err
	}))
	w.run(nil)
	if r := w.attempt(); string(r.Payload) != "a1" || !r.Unsure || r.Attempts != 2 {
		t.Errorf("first after the restart: %+v", r)
	}
	w.answer <- outbox.Later(errors.New("could not look"), time.Second, false)
	w.idle(storage.Pending, 2)
	w.clock.Advance(time.Second)
	if r := w.attempt(); !r.Unsure {
		t.Error("a failed look made the row sure")
	}
	w.answer <- nil
	if r := w.attempt(); string(r.Payload) != "a2" || r.Unsure {
		t.Errorf("then: %+v", r)
	}
	w.answer <- nil
	w.end()
}

// TestShutdown ensures that rows in flight are finished and recorded, and that none is begun, once the
// context has ended.
func TestShutdown(t *testing.T) {
	w := newWorld(t, row("a", "a1"), row("a", "a2"), row("b", "b1"))
	w.run(nil)
	w.next()
	w.next()
	w.stop()
	select {
	case <-w.done:
		t.Fatal("Run returned with rows in flight")
	default:
	}
	w.answer <- nil
	w.answer <- outbox.Later(errors.New("late"), 0, false)
	w.ok(<-w.done)
	w.quiet("after the end")
	if done, pending := len(w.status(storage.Done)), len(w.status(storage.Pending)); done != 1 || pending != 2 {
		t.Errorf("%d done, %d pending, want 1 and 2", done, pending)
	}
}

// TestWake ensures that new rows are found by the wake-up, and that an idle outbox leaves the storage alone.
func TestWake(t *testing.T) {
	w := newWorld(t)
	var fail atomic.Int64
	w.run(func(c *outbox.Config) { c.Store = counting{w.store, &w.updates, &fail} })
	w.ok(w.clock.AwaitWaiting(t.Context(), 1))
	before := w.updates.Load()
	for range 100 {
		w.clock.Advance(time.Hour)
		w.ok(w.clock.AwaitWaiting(t.Context(), 1))
	}
	if now := w.updates.Load(); now != before {
		t.Errorf("an idle outbox went to the storage %d times", now-before)
	}
	w.append(row("a", "a1"))
	w.quiet("without a wake-up")
	w.outbox.Wake()
	if got := w.next(); got != "a1" {
		t.Errorf("sent %s", got)
	}
	w.answer <- nil
	w.end()
}

// TestBrokenStorage ensures that an outcome that could not be recorded is recorded later, and that nothing is
// sent twice meanwhile.
func TestBrokenStorage(t *testing.T) {
	w := newWorld(t, row("a", "a1"), row("a", "a2"))
	var fail atomic.Int64
	w.run(func(c *outbox.Config) { c.Store = counting{w.store, &w.updates, &fail} })
	w.next()
	fail.Store(2)
	w.answer <- nil
	for range 2 {
		if err := <-w.reported; !errors.Is(err, errDisk) {
			t.Errorf("reported: %v", err)
		}
		w.ok(w.clock.AwaitWaiting(t.Context(), 2)) // the outbox itself, and the one that is to record
		w.quiet("unrecorded")
		w.clock.Advance(time.Second)
	}
	if got := w.next(); got != "a2" {
		t.Errorf("then %s", got)
	}
	w.answer <- nil
	w.end()
	if done := w.status(storage.Done); len(done) != 2 || done[0].Attempts != 1 {
		t.Errorf("done: %+v", done)
	}
}
