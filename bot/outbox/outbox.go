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

// Handler sends one row. It gives what the row became, such as a message's id, for the record.
type Handler func(ctx context.Context, row storage.OutboxRow) (result string, err error)

// Config wires an Outbox.
type Config struct {
	Store  storage.Store
	Clock  clock.Clock
	Handle Handler
	// Workers is how many rows may be in flight at once, at least 1.
	Workers int
	// MaxAttempts bounds the attempts of a row; 0 means 20, which with growing pauses is some nine hours. A
	// row whose handler asks for a pause of its own is not given up: it waits for something that it knows.
	MaxAttempts int
	// Report is told of rows that were given up and of faults of the storage. It must not wait.
	Report func(error)
}

// Outbox delivers rows until its context ends.
type Outbox struct {
	Config
	wake chan struct{}
}

// New makes an outbox.
func New(c Config) *Outbox {
	c.Workers = max(c.Workers, 1)
	if c.MaxAttempts == 0 {
		c.MaxAttempts = 20
	}
	if c.Report == nil {
		c.Report = func(error) {}
	}
	return &Outbox{Config: c, wake: make(chan struct{}, 1)}
}

// Wake says that there may be new rows. It never waits.
func (o *Outbox) Wake() {
	select {
	case o.wake <- struct{}{}:
	default:
	}
}

// Run delivers until ctx ends, then waits until the rows in flight are sent and recorded. Rows that were in
// flight when an earlier process died are taken up first, as unsure. Rows that are done with are forgotten
// after a week. It returns an error only when the storage fails at the start.
func (o *Outbox) Run(ctx context.Context) error {
	err := o.Store.Update(ctx, func(tx storage.Tx) error {
		_, err := tx.RequeueOutbox(o.Clock.Now())
		return err
	})
	if ctx.Err() != nil {
		return nil // stopped before it began
	}
	if err != nil {
		return fmt.Errorf("outbox: take up rows in flight: %w", err)
	}
	var running sync.WaitGroup
	defer running.Wait()
	free := make(chan struct{}, o.Workers)
	for range o.Workers {
		free <- struct{}{}
	}
	var swept time.Time
	for ctx.Err() == nil {
		if now := o.Clock.Now(); now.Sub(swept) >= sweepEvery {
			swept = now
			o.sweep(ctx, now)
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
		if err := o.Clock.Wait(ctx, next, o.wake); err != nil {
			return nil
		}
	}
	return nil
}

// claim takes as many rows as there are free workers, and tells when the next row will be ready.
func (o *Outbox) claim(ctx context.Context, free int) (rows []storage.OutboxRow, next time.Time, err error) {
	if free == 0 {
		return nil, time.Time{}, nil // a worker that ends wakes us
	}
	now := o.Clock.Now()
	ready := false
	err = o.Store.View(ctx, func(tx storage.ReadTx) error {
		at, ok, err := tx.NextOutbox()
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
		rows, err = tx.ClaimOutbox(now, free)
		return err
	})
	return rows, now, err // look again at once: there may be more than workers
}
