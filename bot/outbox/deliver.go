package outbox

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"farpost/storage"
)

// deliver sends a row and records what became of it. It finishes that also when ctx ends, which stops the outbox.
func (o *Outbox) deliver(ctx context.Context, row storage.OutboxRow) {
	result, err := o.handle(context.WithoutCancel(ctx), row)
	if err == nil {
		o.record(ctx, row, func(tx storage.Tx, now time.Time) error { return tx.FinishOutbox(row.ID, result, now) })
		return
	}
	at, unsure, again := o.nextAttempt(row, err, o.Clock.Now())
	if again {
		o.record(ctx, row, func(tx storage.Tx, now time.Time) error {
			return tx.RetryOutbox(row.ID, at, err.Error(), unsure, now)
		})
		return
	}
	o.Report(fmt.Errorf("outbox: row %d (%s) given up after %d attempts: %w", row.ID, row.Kind, row.Attempts, err))
	o.record(ctx, row, func(tx storage.Tx, now time.Time) error { return tx.KillOutbox(row.ID, err.Error(), now) })
}

// handle calls the handler. A panic is a failed attempt, so that one row cannot take the bot down.
func (o *Outbox) handle(ctx context.Context, row storage.OutboxRow) (result string, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("sending row %d (%s) broke: %v", row.ID, row.Kind, p)
			o.Report(fmt.Errorf("outbox: %w\n%s", err, debug.Stack()))
		}
	}()
	return o.Handle(ctx, row)
}

// record stores what became of a row. While the storage fails it tries again every second and holds the row's lane:
// to forget that the row was sent would send it twice. If the outbox stops before it succeeds, the next start finds
// the row in flight and looks whether it arrived.
func (o *Outbox) record(ctx context.Context, row storage.OutboxRow, write func(storage.Tx, time.Time) error) {
	for {
		now := o.Clock.Now()
		err := o.Store.Update(context.WithoutCancel(ctx), func(tx storage.Tx) error { return write(tx, now) })
		if err == nil || errors.Is(err, storage.ErrClosed) {
			return
		}
		o.Report(fmt.Errorf("outbox: record row %d: %w", row.ID, err))
		if errors.Is(err, storage.ErrConflict) {
			return // somebody else has taken the row
		}
		if o.Clock.Wait(ctx, now.Add(time.Second), nil) != nil {
			return
		}
	}
}

// nextAttempt returns when to try a failed row again; again is false to give it up. A row that may have arrived stays
// unsure: a later attempt that surely failed says nothing about the earlier one.
func (o *Outbox) nextAttempt(row storage.OutboxRow, err error, now time.Time) (at time.Time, unsure, again bool) {
	f := &failure{unsure: true}
	errors.As(err, &f)
	if f.never || (f.after == 0 && row.Attempts >= o.MaxAttempts) {
		return time.Time{}, false, false
	}
	pause := f.after
	if pause == 0 {
		pause = min(time.Second<<min(row.Attempts, 12), time.Hour)
	}
	return now.Add(pause), f.unsure || row.Unsure, true
}

// failure is an error with what to do about its row.
type failure struct {
	err    error
	after  time.Duration // the pause before the next attempt; 0 for a growing one
	unsure bool          // the attempt may have arrived
	never  bool          // give up
}

func (f *failure) Error() string { return f.err.Error() }
func (f *failure) Unwrap() error { return f.err }

// Later returns an error that has the row tried again after a pause; 0 for a growing one. unsure says that this
// attempt may have arrived after all.
func Later(err error, after time.Duration, unsure bool) error {
	return &failure{err: err, after: after, unsure: unsure}
}

// Never returns an error that has the row given up, because no attempt will succeed.
func Never(err error) error { return &failure{err: err, never: true} }
