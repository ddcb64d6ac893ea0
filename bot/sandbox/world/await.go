package world

import (
	"context"
	"fmt"
	"time"
)

// Await returns when check, called with the world locked, is true. It looks now and after each change, until ctx ends
// or the world stops. It takes the lock.
func (w *World) Await(ctx context.Context, check func() bool) error {
	for {
		var ok bool
		var changed <-chan struct{}
		w.Look(func() { ok, changed = check(), w.NextChange() })
		if ok {
			return nil
		}
		if err := w.UntilChanged(ctx, changed); err != nil {
			return err
		}
	}
}

// NextChange returns a channel that is closed at the next change.
func (w *World) NextChange() <-chan struct{} { return w.changed }

// UntilChanged waits for a change that NextChange returned, for ctx or for the world to stop. It works without the
// lock.
func (w *World) UntilChanged(ctx context.Context, changed <-chan struct{}) error {
	select {
	case <-changed:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	case <-w.ctx.Done():
		return fmt.Errorf("sandbox: closed while waiting: %w", context.Canceled)
	}
}

// After runs f, locked, when d has passed on the world's clock, unless the world was stopped, and commits what it
// changed. stop cancels that and says whether f was still to run.
func (w *World) After(d time.Duration, f func()) (stop func() bool) {
	return w.Clock.AfterFunc(d, func() {
		w.Enter(func() {
			f()
			// commit tells of its failure by Fail; nobody else is here to be told.
			_ = w.commit()
		})
	})
}
