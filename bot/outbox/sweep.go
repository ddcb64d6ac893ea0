package outbox

import (
	"context"
	"fmt"
	"time"

	"farpost/storage"
)

const (
	// sweepAfter is how long rows that were sent, or given up, are kept for people to look at.
	sweepAfter = 7 * 24 * time.Hour
	// sweepEvery is the least time between two sweeps. A sweep happens when the outbox has something to do anyway.
	sweepEvery = time.Hour
	// sweepMost is how many rows of each status one sweep deletes at most, so that it holds up nobody.
	sweepMost = 5000
)

// sweep deletes old rows that were sent or given up. It reports a failure; the next sweep tries again.
func (o *Outbox) sweep(ctx context.Context, now time.Time) {
	err := o.Store.Update(ctx, func(tx storage.Tx) error {
		for _, s := range []storage.OutboxStatus{storage.Done, storage.Dead} {
			if _, err := tx.PurgeOutbox(s, now.Add(-sweepAfter), sweepMost); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil && ctx.Err() == nil {
		o.Report(fmt.Errorf("outbox: delete old rows: %w", err))
	}
}
