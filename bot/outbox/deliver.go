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
	sending, through := passing(context.WithoutCancel(ctx))
	changes := o.doors.changes(row.Door)
	result, err := o.handle(sending, row)
	if through.Load() {
		o.mended(ctx, row)
	}
	if err == nil {
		o.record(ctx, row, func(tx storage.Tx, now time.Time) error { return tx.FinishOutbox(row.ID, result, now) })
		return
	}
	f := failureOf(err)
	after, unsure, again := o.nextAttempt(row, f)
	switch {
	case again && f.reason != "" && o.doors.changes(row.Door) > changes:
		o.record(ctx, row, func(tx storage.Tx, now time.Time) error { // it was refused before the door was opened
			return tx.RetryOutbox(row.ID, now, err.Error(), unsure, now)
		})
	case again && f.reason != "" && row.Door != "":
		o.pause(ctx, row, f, after)
	case again:
		o.record(ctx, row, func(tx storage.Tx, now time.Time) error {
			return tx.RetryOutbox(row.ID, wholly(now.Add(after)), err.Error(), unsure, now)
		})
	default:
		o.Report(fmt.Errorf("outbox: row %d (%s) given up after %d attempts: %w", row.ID, row.Kind, row.Attempts, err))
		o.record(ctx, row, func(tx storage.Tx, now time.Time) error { return tx.KillOutbox(row.ID, err.Error(), now) })
	}
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

// wholly is an instant in whole milliseconds, as the storage keeps it, and not before at: a row that is to wait for
// less would be tried again and again until then.
func wholly(at time.Time) time.Time {
	return at.Add(time.Millisecond - time.Nanosecond).Truncate(time.Millisecond)
}

// nextAttempt returns after which pause to try a failed row again; again is false to give it up. A row that may have
// arrived stays unsure: a later attempt that surely failed says nothing about the earlier one.
func (o *Outbox) nextAttempt(row storage.OutboxRow, f *failure) (after time.Duration, unsure, again bool) {
	if f.never || (f.after == 0 && row.Attempts >= o.MaxAttempts) {
		return 0, false, false
	}
	pause := f.after
	if pause == 0 {
		pause = min(time.Second<<min(row.Attempts, 12), time.Hour)
	}
	return pause, f.unsure || row.Unsure, true
}
