package table

import (
	"context"
	"time"

	"farpost/storage"
)

// Grace is how long the bot may have been away before its absence is given back to every clock.
const Grace = 30 * time.Second

// Boot is to be called once at start, before Tick: when the bot was down for longer than Grace, all
// deadlines move by that time, ends of invitations too, and it tells by how much. Parked matches that this build knows go on.
func (t *Table) Boot(ctx context.Context) (time.Duration, error) {
	var down time.Duration
	err := t.update(ctx, func(tx storage.Tx) error {
		last, err := tx.LastAlive()
		if err != nil {
			return err
		}
		now := t.Now()
		if !last.IsZero() && now.Sub(last) > Grace {
			down = now.Sub(last)
			if _, err := tx.ShiftJobs(down, JobExpire, JobInvite); err != nil {
				return err
			}
			if _, err := tx.ShiftAsks(down); err != nil {
				return err
			}
			running, err := tx.Matches(storage.MatchFilter{Statuses: []storage.Status{storage.Running}})
			if err != nil {
				return err
			}
			for _, m := range running {
				seats, err := tx.Seats(m.ID)
				if err != nil {
					return err
				}
				if err := t.refresh(tx, m, len(seats)); err != nil {
					return err
				}
			}
		}
		if err := t.unpark(tx); err != nil {
			return err
		}
		if err := t.keepInviteEnds(tx); err != nil {
			return err
		}
		return tx.Alive(now)
	})
	return down, err
}

// Alive notes that the bot runs; call it every few seconds.
func (t *Table) Alive(ctx context.Context) error {
	return t.Store.Update(ctx, func(tx storage.Tx) error { return tx.Alive(t.Now()) })
}
