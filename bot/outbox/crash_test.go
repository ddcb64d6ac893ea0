package outbox_test

import (
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"farpost/bot/outbox"
	"farpost/storage"
)

// TestUnsureAfterRestart ensures that a row in flight at a crash comes back, unsure and before its lane goes on.
func TestUnsureAfterRestart(t *testing.T) {
	w := newWorld(t, row("a", "a1"), row("a", "a2"))
	w.ok(w.store.Update(t.Context(), func(tx storage.Tx) error { // the process that died
		_, err := tx.ClaimOutbox(w.clock.Now(), 0, storage.LastRank)
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
