package outbox_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"farpost/bot/outbox"
	"farpost/storage"
)

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

// TestSweep ensures that rows which were sent or given up are forgotten after a week, and others never.
func TestSweep(t *testing.T) {
	w := newWorld(t, row("a", "sent"), row("b", "bad"), row("c", "stuck"))
	w.run(func(c *outbox.Config) { c.Workers = 1 })
	for range 3 {
		switch r := w.attempt(); string(r.Payload) {
		case "sent":
			w.answer <- nil
		case "bad":
			w.answer <- outbox.Never(errors.New("no"))
		case "stuck":
			w.answer <- outbox.Later(errors.New("wait"), 1000*time.Hour, false)
		}
	}
	w.idle(storage.InFlight, 0)
	for _, test := range []struct {
		after time.Duration
		left  int
	}{{6 * 24 * time.Hour, 1}, {2 * 24 * time.Hour, 0}} {
		w.clock.Advance(test.after)
		w.append(row("d", "new"))
		w.outbox.Wake()
		w.next()
		w.answer <- nil
		w.idle(storage.InFlight, 0)
		if sent, bad := len(w.status(storage.Done)), len(w.status(storage.Dead)); bad != test.left || sent < 1 {
			t.Errorf("%d sent, %d given up are left, want some and %d", sent, bad, test.left)
		}
	}
	if n := len(w.status(storage.Pending)); n != 1 {
		t.Errorf("%d rows wait, want 1", n)
	}
	w.end()
}

// TestSweepAll ensures that a sweep goes on until nothing is left, however many rows a day has made, in transactions
// that hold up nobody, and that what is to be sent goes between them.
func TestSweepAll(t *testing.T) {
	const many = 12_000
	w := newWorld(t)
	w.ok(w.store.Update(w.Context(), func(tx storage.Tx) error {
		for range many {
			if _, err := tx.AppendOutbox(storage.OutboxRow{Lane: "x", Kind: "k", Created: start}); err != nil {
				return err
			}
			rows, err := tx.ClaimOutbox(start, 1, storage.LastRank)
			if err != nil {
				return err
			}
			if err := tx.FinishOutbox(rows[0].ID, "", start); err != nil {
				return err
			}
		}
		return nil
	}))
	w.clock.Advance(8 * 24 * time.Hour)
	w.append(storage.OutboxRow{Lane: "y", Kind: "k", Payload: []byte("now")})
	count := counting{w.store, &w.updates, new(atomic.Int64)}
	w.run(func(c *outbox.Config) { c.Store = count })
	if got := w.next(); got != "now" {
		t.Errorf("sent %q", got)
	}
	if n := w.updates.Load(); n >= many/500 {
		t.Errorf("the row was sent after %d reads and writes, behind the sweep", n)
	}
	w.answer <- nil
	for left := many; left > 0; {
		w.ok(w.clock.AwaitWaiting(w.Context(), 1)) // nothing is to be done any more
		w.ok(w.store.View(w.Context(), func(tx storage.ReadTx) error {
			rows, err := tx.OutboxRows(storage.Done, 0)
			left = len(rows) - 1
			return err
		}))
	}
	w.end()
}

// TestWholeMillisecond ensures that a row which is to wait for less than a millisecond is not tried before: the storage
// keeps whole ones, and with a clock that stands still it would be tried without end.
func TestWholeMillisecond(t *testing.T) {
	w := newWorld(t, row("a", "soon"))
	w.clock.Advance(300 * time.Microsecond)
	w.run(nil)
	w.next()
	w.answer <- outbox.Later(errors.New("in a moment"), 400*time.Microsecond, false)
	if rows := w.idle(storage.Pending, 1); !rows[0].NotBefore.Equal(start.Add(time.Millisecond)) {
		t.Errorf("it waits until %v", rows[0].NotBefore)
	}
	w.clock.Advance(700 * time.Microsecond)
	if got := w.next(); got != "soon" {
		t.Errorf("then %s", got)
	}
	w.answer <- nil
	w.end()
}
