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
	// MaxAttempts bounds the attempts of a row; 0 means 20, about a day with growing pauses.
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

// Run delivers until ctx ends, then waits for the rows in flight. Rows that were in flight when an earlier
// process died are taken up first, as unsure. It returns an error only when the storage fails for good.
func (o *Outbox) Run(ctx context.Context) error {
	err := o.Store.Update(ctx, func(tx storage.Tx) error {
		_, err := tx.RequeueOutbox(o.Clock.Now())
		return err
	})
	if err != nil {
		return fmt.Errorf("outbox: take up rows in flight: %w", err)
	}
	var running sync.WaitGroup
	defer running.Wait()
	free := make(chan struct{}, o.Workers)
	for range o.Workers {
		free <- struct{}{}
	}
	for ctx.Err() == nil {
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
				o.deliver(context.WithoutCancel(ctx), row)
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

// deliver sends a row and records what became of it.
func (o *Outbox) deliver(ctx context.Context, row storage.OutboxRow) {
	result, err := o.Handle(ctx, row)
	now := o.Clock.Now()
	record := func(tx storage.Tx) error { return tx.FinishOutbox(row.ID, result, now) }
	if err != nil {
		at, unsure, again := o.verdict(row, err, now)
		record = func(tx storage.Tx) error { return tx.RetryOutbox(row.ID, at, err.Error(), unsure, now) }
		if !again {
			o.Report(fmt.Errorf("outbox: row %d (%s) given up after %d attempts: %w", row.ID, row.Kind, row.Attempts, err))
			record = func(tx storage.Tx) error { return tx.KillOutbox(row.ID, err.Error(), now) }
		}
	}
	if err := o.Store.Update(ctx, record); err != nil && !errors.Is(err, storage.ErrClosed) {
		o.Report(fmt.Errorf("outbox: record row %d: %w", row.ID, err))
	}
}

// verdict says when to try a failed row again, if at all.
func (o *Outbox) verdict(row storage.OutboxRow, err error, now time.Time) (at time.Time, unsure, again bool) {
	var f *failure
	if !errors.As(err, &f) {
		f = &failure{unsure: true}
	}
	if f.never || row.Attempts >= o.MaxAttempts {
		return time.Time{}, false, false
	}
	pause := f.after
	if pause == 0 {
		pause = min(time.Second<<min(row.Attempts, 12), time.Hour)
	}
	return now.Add(pause), f.unsure, true
}

// failure is how a handler wants an error to be taken.
type failure struct {
	err    error
	after  time.Duration
	unsure bool
	never  bool
}

func (f *failure) Error() string { return f.err.Error() }
func (f *failure) Unwrap() error { return f.err }

// Later makes an error that is tried again after a pause (0: a growing one). unsure says that the attempt
// may have arrived after all.
func Later(err error, after time.Duration, unsure bool) error {
	return &failure{err: err, after: after, unsure: unsure}
}

// Never makes an error that no further attempt will mend.
func Never(err error) error { return &failure{err: err, never: true} }
