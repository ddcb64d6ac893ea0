package outbox

import (
	"context"
	"fmt"
	"time"

	"farpost/storage"
)

const (
	// keepFor is how long rows that were sent, or given up, are kept for people to look at.
	keepFor = 7 * 24 * time.Hour
	// sweepEvery is the least time between two sweeps; they happen when the outbox has something to do anyway.
	sweepEvery = time.Hour
	// sweepMost bounds the rows that one sweep deletes of each kind, so that it holds up nobody.
	sweepMost = 5000
)

// sweep forgets old rows that need nothing any more. A failure is reported, and the next sweep tries again.
func (o *Outbox) sweep(ctx context.Context, now time.Time) {
	err := o.Store.Update(ctx, func(tx storage.Tx) error {
		for _, s := range []storage.OutboxStatus{storage.Done, storage.Dead} {
			if _, err := tx.PurgeOutbox(s, now.Add(-keepFor), sweepMost); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil && ctx.Err() == nil {
		o.Report(fmt.Errorf("outbox: forget old rows: %w", err))
	}
}
