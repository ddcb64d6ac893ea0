package outbox

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"farpost/bot/clock"
	"farpost/storage"
)

// Handler sends one row. It returns what to record about it, such as the message's id.
type Handler func(ctx context.Context, row storage.OutboxRow) (result string, err error)

// Config wires an Outbox.
type Config struct {
	Store  storage.Store
	Clock  clock.Clock
	Handle Handler
	// Workers is how many rows may be in flight at once, at least 1. Where there are more than one, the last free one
	// is kept for rows of Urgent rank or lower.
	Workers int
	// Urgent is the greatest rank of rows that wait for no others.
	Urgent int
	// MaxAttempts is how often a row is tried; 0 means 20, some nine hours with growing pauses. It does not hold for a
	// failure with a pause of its own, for which the handler knows what to wait for.
	MaxAttempts int
	// Report gets an error for every row that is given up, every handler that panics and every fault of the storage;
	// nil for nobody. It must return at once.
	Report func(error)
	// Halted says until when nothing can be sent at all; the zero time if something can. nil is always.
	Halted func() time.Time
	// Trouble is told once when a door is paused for a reason that people can mend, with the row that found it out and
	// what was in the way; nil for nobody. The pause counts as told when it returns nil.
	Trouble func(ctx context.Context, row storage.OutboxRow, p storage.Pause, cause error) error
	// Mended is told when a row has gone through a door that was paused; nil for nobody.
	Mended func(ctx context.Context, row storage.OutboxRow, p storage.Pause) error
}

// Outbox delivers rows until its context ends.
type Outbox struct {
	Config
	wake  chan struct{}
	doors doors
}

// New makes an outbox.
func New(c Config) *Outbox {
	c.Workers = max(c.Workers, 1)
	if c.MaxAttempts == 0 {
		c.MaxAttempts = 20
	}
	if c.Halted == nil {
		c.Halted = func() time.Time { return time.Time{} }
	}
	if c.Report == nil {
		c.Report = func(error) {}
	}
	return &Outbox{Config: c, wake: make(chan struct{}, 1), doors: newDoors()}
}

// Wake says that there may be new rows. It returns at once.
func (o *Outbox) Wake() {
	select {
	case o.wake <- struct{}{}:
	default:
	}
}

// Run delivers until ctx ends, then waits until the rows in flight are sent and recorded. It begins with the rows
// that were in flight when an earlier process died; they are unsure. It deletes rows a week after they were sent or
// given up. Run returns an error only if the storage fails at the start.
func (o *Outbox) Run(ctx context.Context) error {
	err := o.Store.Update(ctx, func(tx storage.Tx) error {
		if _, err := tx.RequeueOutbox(o.Clock.Now()); err != nil {
			return err
		}
		return hastened(tx, o.Clock.Now())
	})
	if ctx.Err() != nil {
		return nil // stopped before it began
	}
	if err != nil {
		return fmt.Errorf("outbox: take up rows in flight: %w", err)
	}
	if err := o.loadPauses(ctx); err != nil {
		return err
	}
	var running sync.WaitGroup
	defer running.Wait()
	free := make(chan struct{}, o.Workers)
	for range o.Workers {
		free <- struct{}{}
	}
	var swept, latest time.Time
	dirty := false // there is more to be swept
	for ctx.Err() == nil {
		now := o.Clock.Now()
		if latest.Sub(now) > setBack {
			o.hasten(ctx, now)
		}
		latest = now
		if dirty || now.Sub(swept) >= sweepEvery || swept.After(now) {
			swept, dirty = now, o.sweep(ctx, now)
		}
		rows, next, err := o.claim(ctx, len(free))
		if err != nil {
			if ctx.Err() != nil || errors.Is(err, storage.ErrClosed) {
				return nil
			}
			o.Report(fmt.Errorf("outbox: claim rows: %w", err))
			next = o.Clock.Now().Add(time.Second)
		}
		for _, row := range rows {
			<-free
			running.Add(1)
			go func() {
				defer running.Done()
				o.deliver(ctx, row)
				free <- struct{}{}
				o.Wake()
			}()
		}
		if dirty {
			next = o.Clock.Now()
		}
		if err := o.Clock.Wait(ctx, next, o.wake); err != nil {
			return nil
		}
	}
	return nil
}

// claim claims as many rows as there are free workers. next is when to look again; the zero time for at the next
// wake-up. What was not claimed durably is not returned: it might be sent twice.
func (o *Outbox) claim(ctx context.Context, free int) (rows []storage.OutboxRow, next time.Time, err error) {
	rank := storage.LastRank
	if free == 1 && o.Workers > 1 {
		rank = o.Urgent
	}
	if free == 0 {
		return nil, time.Time{}, nil // a worker that ends wakes us
	}
	limit := free
	if rank == storage.LastRank && o.Workers > 1 {
		limit = free - 1
	}
	now := o.Clock.Now()
	if until := o.Halted(); until.After(now) {
		return nil, until, nil
	}
	ready := false
	err = o.Store.View(ctx, func(tx storage.ReadTx) error {
		at, ok, err := tx.NextOutbox(rank)
		ready = ok && !at.After(now)
		if ok && !ready {
			next = at
		}
		return err
	})
	if err != nil || !ready {
		return nil, next, err
	}
	err = o.Store.Update(ctx, func(tx storage.Tx) error {
		var err error
		rows, err = tx.ClaimOutbox(now, limit, rank)
		return err
	})
	if err != nil {
		return nil, time.Time{}, err
	}
	if len(rows) == 0 {
		return nil, time.Time{}, nil // those whose time had come are for other workers, and one that ends wakes us
	}
	return rows, now, nil // look again at once: there may be more
}
