package sandbox

import (
	"context"
	"fmt"
)

// await returns when check, called with the world locked, is true: it looks now and after each
// change.
func (w *world) await(ctx context.Context, check func() bool) error {
	for {
		w.mu.Lock()
		ok, changed := check(), w.nextChange()
		w.mu.Unlock()
		if ok {
			return nil
		}
		if err := w.untilChanged(ctx, changed); err != nil {
			return err
		}
	}
}

// nextChange returns a channel that is closed at the next change. The caller holds the lock.
func (w *world) nextChange() <-chan struct{} { return w.changed }

// untilChanged waits for a change after the one at which changed was taken.
func (w *world) untilChanged(ctx context.Context, changed <-chan struct{}) error {
	select {
	case <-changed:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	case <-w.ctx.Done():
		return fmt.Errorf("sandbox: closed while waiting: %w", context.Canceled)
	}
}
