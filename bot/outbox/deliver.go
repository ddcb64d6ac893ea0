package outbox

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"farpost/storage"
)

// deliver sends a row and records what became of it. ctx ends when the outbox is to stop; what was begun is
// finished all the same.
func (o *Outbox) deliver(ctx context.Context, row storage.OutboxRow) {
	result, err := o.handle(context.WithoutCancel(ctx), row)
	if err == nil {
		o.record(ctx, row, func(tx storage.Tx, now time.Time) error { return tx.FinishOutbox(row.ID, result, now) })
		return
	}
	at, unsure, again := o.verdict(row, err, o.Clock.Now())
	if again {
		o.record(ctx, row, func(tx storage.Tx, now time.Time) error {
			return tx.RetryOutbox(row.ID, at, err.Error(), unsure, now)
		})
		return
	}
	o.Report(fmt.Errorf("outbox: row %d (%s) given up after %d attempts: %w", row.ID, row.Kind, row.Attempts, err))
	o.record(ctx, row, func(tx storage.Tx, now time.Time) error { return tx.KillOutbox(row.ID, err.Error(), now) })
}

// handle calls the handler. One that breaks is a failed attempt, so that one row cannot take the bot down.
func (o *Outbox) handle(ctx context.Context, row storage.OutboxRow) (result string, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("sending row %d (%s) broke: %v", row.ID, row.Kind, p)
			o.Report(fmt.Errorf("outbox: %w\n%s", err, debug.Stack()))
		}
	}()
	return o.Handle(ctx, row)
}

// record writes down what became of a row. While the storage fails the row is held, and its lane with it:
// forgetting that it was sent would send it twice. When the outbox stops meanwhile, the next start finds the
// row in flight and looks whether it arrived.
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

// verdict says when to try a failed row again, if at all. A row that may have arrived stays one until it is
// known to have been sent: a later attempt that surely failed tells nothing of the earlier one.
func (o *Outbox) verdict(row storage.OutboxRow, err error, now time.Time) (at time.Time, unsure, again bool) {
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
