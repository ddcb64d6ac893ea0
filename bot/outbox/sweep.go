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
	// sweepMost is how many rows of each status one transaction deletes at most, so that it holds up nobody. Rows that
	// are to be sent go between two of them.
	sweepMost = 500
)

// sweep deletes some old rows that were sent or given up, and reports whether there are more. It reports a failure; the
// next sweep tries again.
func (o *Outbox) sweep(ctx context.Context, now time.Time) (more bool) {
	err := o.Store.Update(ctx, func(tx storage.Tx) error {
		more = false
		for _, s := range []storage.OutboxStatus{storage.Done, storage.Dead} {
			n, err := tx.PurgeOutbox(s, now.Add(-sweepAfter), sweepMost)
			if err != nil {
				return err
			}
			more = more || n == sweepMost
		}
		return nil
	})
	if err != nil && ctx.Err() == nil {
		o.Report(fmt.Errorf("outbox: delete old rows: %w", err))
	}
	return more && err == nil
}
