package outbox

import (
	"context"
	"errors"
	"fmt"
	"time"

	"farpost/storage"
)

// Hasten has what waits at a door for a time tried at once, because what it waits for may be so now. A closed door
// stays closed.
func (o *Outbox) Hasten(ctx context.Context, door string) error {
	err := o.Store.Update(context.WithoutCancel(ctx), func(tx storage.Tx) error {
		if _, err := tx.Pause(door); !errors.Is(err, storage.ErrNotFound) {
			return err
		}
		now := o.Clock.Now()
		if err := tx.PauseDoor(storage.Pause{Door: door, Until: now, Since: now}); err != nil {
			return err
		}
		_, err := tx.OpenDoor(door)
		return err
	})
	if err != nil {
		return fmt.Errorf("outbox: hasten %s: %w", door, err)
	}
	o.Wake()
	return nil
}

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
