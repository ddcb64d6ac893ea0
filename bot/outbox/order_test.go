package outbox_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"farpost/bot/outbox"
	"farpost/storage"
)

// at returns a row of a rank that goes to a door.
func at(door string, rank int, lane, name string) storage.OutboxRow {
	r := row(lane, name)
	r.Door, r.Rank = door, rank
	return r
}

// TestUrgent ensures that what is urgent overtakes, and that a worker is kept for it when all others are held up.
func TestUrgent(t *testing.T) {
	w := newWorld(t, at("", 2, "a", "edit a"), at("", 1, "b", "hand b"), at("", 1, "c", "hand c"))
	w.run(func(c *outbox.Config) { c.Workers = 3 })
	begun := []string{w.next(), w.next()}
	slices.Sort(begun)
	if !slices.Equal(begun, []string{"hand b", "hand c"}) {
		t.Fatalf("began with %q", begun)
	}
	w.quiet("one worker is for prompts")
	w.append(at("", 0, "d", "prompt"), at("", 0, "e", "second prompt"))
	w.outbox.Wake()
	if got := w.next(); got != "prompt" {
		t.Fatalf("then %s", got)
	}
	w.quiet("all are busy")
	w.answer <- nil
	if got := w.next(); got != "second prompt" {
		t.Errorf("then %s", got)
	}
	w.answer <- nil
	w.idle(storage.InFlight, 2)
	w.quiet("the free worker is for prompts")
	w.answer <- nil
	if got := w.next(); got != "edit a" {
		t.Errorf("then %s", got)
	}
	for range 2 {
		w.answer <- nil
	}
	w.end()
}

// TestClosedDoor ensures that a closed door holds what comes later, too, also over a restart; that people are told of
// it once; and that it opens with what first goes through, or when something has changed there.
func TestClosedDoor(t *testing.T) {
	w := newWorld(t, at("person:7", 1, "hand:1", "first"))
	told := make(chan string, 10)
	watch := func(c *outbox.Config) {
		c.Trouble = func(_ context.Context, r storage.OutboxRow, p storage.Pause, cause error) error {
			told <- p.Reason + " " + string(r.Payload) + " " + cause.Error()
			return nil
		}
	}
	w.run(watch)
	w.next()
	w.answer <- outbox.Closed(errors.New("refused"), time.Minute, "permission")
	w.idle(storage.Pending, 1)
	w.append(at("person:7", 1, "hand:2", "second"), at("person:8", 1, "hand:3", "elsewhere"))
	w.outbox.Wake()
	if got := w.next(); got != "elsewhere" {
		t.Fatalf("%s was tried at a closed door", got)
	}
	w.answer <- nil
	w.idle(storage.InFlight, 0)
	w.end()

	w.run(watch) // the bot starts anew
	w.idle(storage.Pending, 2)
	w.quiet("the pause lasts over a restart")
	w.clock.Advance(time.Minute)
	for range 2 {
		w.next()
		w.answer <- outbox.Closed(errors.New("refused"), time.Hour, "permission")
	}
	w.idle(storage.Pending, 2)
	w.ok(w.outbox.Open(t.Context(), "person:9")) // not closed
	w.ok(w.outbox.Open(t.Context(), "person:7"))
	w.next()
	w.next()
	w.answer <- outbox.Closed(errors.New("still refused"), time.Hour, "permission")
	w.answer <- nil
	w.idle(storage.Pending, 1)
	w.end()
	close(told)
	var got []string
	for s := range told {
		got = append(got, s)
	}
	// Either of the two rows may be the one that is refused after the door was opened.
	if len(got) != 2 || got[0] != "permission first refused" || !strings.HasSuffix(got[1], " still refused") {
		t.Errorf("told %q", got)
	}
}

// TestOpenedWhileTold ensures that a door which is opened while people are being told of it stays open.
func TestOpenedWhileTold(t *testing.T) {
	w := newWorld(t, at("channel:1", 0, "a", "row"))
	w.run(func(c *outbox.Config) {
		c.Trouble = func(ctx context.Context, _ storage.OutboxRow, p storage.Pause, _ error) error {
			return w.outbox.Open(ctx, p.Door)
		}
	})
	w.next()
	w.answer <- outbox.Closed(errors.New("refused"), time.Hour, "permission")
	w.next()
	w.answer <- nil
	w.idle(storage.Pending, 0)
	w.end()
}

// TestOpenedMeanwhile ensures that what is refused while its door is being opened is tried again at once: nobody would
// open the door a second time.
func TestOpenedMeanwhile(t *testing.T) {
	w := newWorld(t, at("channel:1", 0, "a", "row"))
	w.run(func(*outbox.Config) {})
	w.next()
	w.answer <- outbox.Closed(errors.New("refused"), time.Minute, "permission")
	w.idle(storage.Pending, 1)
	w.quiet("the door is closed")
	w.clock.Advance(time.Minute)
	w.next()
	w.ok(w.outbox.Open(t.Context(), "channel:1"))
	w.answer <- outbox.Closed(errors.New("refused before it was opened"), time.Hour, "permission")
	w.next()
	w.answer <- nil
	w.idle(storage.Pending, 0)
	w.end()
}

// TestThrough ensures that only what goes through opens a door, not a row that had nothing to send.
func TestThrough(t *testing.T) {
	w := newWorld(t, at("channel:1", 0, "a", "nothing"), at("channel:1", 0, "b", "something"))
	w.ok(w.store.Update(t.Context(), func(tx storage.Tx) error {
		return tx.PauseDoor(storage.Pause{Door: "channel:1", Until: w.clock.Now(), Reason: "permission", Told: true})
	}))
	var mended []string
	w.run(func(c *outbox.Config) {
		c.Workers = 1
		inner := c.Handle
		c.Handle = func(ctx context.Context, r storage.OutboxRow) (string, error) {
			if string(r.Payload) == "something" {
				outbox.Through(ctx)
			}
			return inner(ctx, r)
		}
		c.Mended = func(_ context.Context, r storage.OutboxRow, p storage.Pause) error {
			mended = append(mended, string(r.Payload))
			return nil
		}
	})
	for range 2 {
		w.next()
		w.answer <- nil
	}
	w.idle(storage.Done, 2)
	w.end()
	if !slices.Equal(mended, []string{"something"}) {
		t.Errorf("opened by %q", mended)
	}
	w.ok(w.store.View(t.Context(), func(tx storage.ReadTx) error {
		_, err := tx.Pause("channel:1")
		if !errors.Is(err, storage.ErrNotFound) {
			t.Errorf("the pause is still there: %v", err)
		}
		return nil
	}))
}

// full is a storage whose disk is full at claims: they come to nothing at the end of their transactions.
type full struct {
	storage.Store
	claims *atomic.Int64 // how many are still to fail
}

func (f full) Update(ctx context.Context, do func(storage.Tx) error) error {
	return f.Store.Update(ctx, func(tx storage.Tx) error {
		c := &claiming{Tx: tx}
		err := do(c)
		if c.claimed && f.claims.Add(-1) >= 0 {
			err = errors.Join(err, errDisk)
		}
		return err
	})
}

// claiming notes whether its transaction claims rows.
type claiming struct {
	storage.Tx
	claimed bool
}

func (c *claiming) ClaimOutbox(now time.Time, limit, rank int) ([]storage.OutboxRow, error) {
	c.claimed = true
	return c.Tx.ClaimOutbox(now, limit, rank)
}

// TestFullDisk ensures that a row whose claim was not saved is not sent, and that claiming pauses.
func TestFullDisk(t *testing.T) {
	w := newWorld(t, row("a", "a1"))
	claims := new(atomic.Int64)
	claims.Store(3)
	w.run(func(c *outbox.Config) { c.Store = full{c.Store, claims} })
	for range 3 {
		if err := <-w.reported; !errors.Is(err, errDisk) {
			t.Fatalf("reported %v", err)
		}
		w.ok(w.clock.AwaitWaiting(t.Context(), 1))
		w.quiet("nothing was claimed")
		w.clock.Advance(time.Second)
	}
	if got := w.next(); got != "a1" {
		t.Errorf("then %s", got)
	}
	w.answer <- nil
	w.idle(storage.Done, 1)
	w.end()
}
