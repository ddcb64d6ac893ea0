package world

import (
	"context"
	"fmt"
	"time"
)

// Await returns when check, called with the world locked, is true: it looks now and after each
// change.
func (w *World) Await(ctx context.Context, check func() bool) error {
	for {
		w.mu.Lock()
		ok, changed := check(), w.NextChange()
		w.mu.Unlock()
		if ok {
			return nil
		}
		if err := w.UntilChanged(ctx, changed); err != nil {
			return err
		}
	}
}

// NextChange returns a channel that is closed at the next change. The caller holds the lock.
func (w *World) NextChange() <-chan struct{} { return w.changed }

// UntilChanged waits for a change after the one at which changed was taken.
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

// After runs f, locked, when d has passed on the sandbox's clock, unless the server was closed.
func (w *World) After(d time.Duration, f func()) (stop func() bool) {
	return w.Clock.AfterFunc(d, func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		if w.stopped {
			return
		}
		f()
		// commit reports its failure by fail.
		_ = w.commit()
	})
}
