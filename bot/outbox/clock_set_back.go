package outbox

import (
	"context"
	"fmt"
	"time"

	"farpost/storage"
)

// setBack is how much earlier than before the clock has to be for it to count as set back.
const setBack = time.Minute

// hastened has rows tried at once that were put off by a clock that has been set back since. They would wait for as
// long as it had been ahead, besides their pause.
func hastened(tx storage.Tx, now time.Time) error {
	_, err := tx.HastenOutbox(now.Add(setBack))
	return err
}

// hasten does that in a transaction of its own. A failure is reported; the next start tries again.
func (o *Outbox) hasten(ctx context.Context, now time.Time) {
	err := o.Store.Update(ctx, func(tx storage.Tx) error { return hastened(tx, now) })
	if err != nil && ctx.Err() == nil {
		o.Report(fmt.Errorf("outbox: the clock was set back, and what was put off before waits on: %w", err))
	}
}
