package table

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// Grace is how long the bot may have been away before its absence is given back to every clock.
const Grace = 30 * time.Second

// Boot is to be called once at start, before Tick: when the bot was down for longer than Grace, all
// deadlines move by that time, and it tells by how much.
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
			if _, err := tx.ShiftJobs(down, JobExpire); err != nil {
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
				if err := t.post(tx, m, Row{Kind: RowRefresh}); err != nil {
					return err
				}
			}
		}
		return tx.Alive(now)
	})
	return down, err
}

// Alive notes that the bot runs; call it every few seconds.
func (t *Table) Alive(ctx context.Context) error {
	return t.Store.Update(ctx, func(tx storage.Tx) error { return tx.Alive(t.Now()) })
}

// Tick carries out what is due now and gives the time of the next deadline, zero when there is none.
// A match that cannot go on is parked and does not hold up the others.
func (t *Table) Tick(ctx context.Context) (time.Time, error) {
	var errs []error
	for {
		var jobs []storage.Job
		var next time.Time
		err := t.Store.View(ctx, func(tx storage.ReadTx) error {
			var err error
			if jobs, err = tx.JobsDue(t.Now(), 0); err != nil {
				return err
			}
			next, _, err = tx.NextDue()
			return err
		})
		if err != nil {
			return time.Time{}, err
		}
		if len(jobs) == 0 {
			return next, errors.Join(errs...)
		}
		seen := map[string]bool{}
		for _, j := range jobs {
			if seen[j.Match] {
				continue
			}
			seen[j.Match] = true
			if err := t.expire(ctx, j.Match); err != nil {
				errs = append(errs, err)
				if ctx.Err() != nil {
					return time.Time{}, errors.Join(errs...)
				}
			}
		}
		if len(errs) > 0 {
			return next, errors.Join(errs...)
		}
	}
}

// expire answers all questions of a match that have run out, together, with their defaults.
func (t *Table) expire(ctx context.Context, match string) error {
	err := t.update(ctx, func(tx storage.Tx) error {
		jobs, err := tx.JobsOf(match)
		if err != nil {
			return err
		}
		var qs []uint64
		for _, j := range jobs {
			if j.Kind != JobExpire || j.Due.After(t.Now()) {
				continue
			}
			q, err := strconv.ParseUint(string(j.Payload), 10, 64)
			if err != nil {
				return fmt.Errorf("job %s: %w", j.Key, err)
			}
			qs = append(qs, q)
			if err := tx.DeleteJob(j.Key); err != nil {
				return err
			}
		}
		pos, err := t.load(tx, match)
		if engine.IsRefusal(err) != nil {
			return nil // no longer played: the deadline has nothing to end
		}
		if err != nil {
			return err
		}
		in := engine.Input{Kind: engine.InputExpire, Seat: engine.NoSeat, Qs: qs}
		next, events, err := engine.Apply(pos.Ruleset, pos.Book, pos.State, in)
		if engine.IsRefusal(err) != nil {
			return nil // answered meanwhile
		}
		if err != nil {
			return err
		}
		m := pos.Match
		return t.save(tx, &m, pos.Seats, step{from: pos.State, to: next, events: events, input: in})
	})
	if errors.Is(err, engine.ErrParked) {
		return errors.Join(err, t.park(ctx, match, err), t.dropJobs(ctx, match))
	}
	return err
}

func (t *Table) dropJobs(ctx context.Context, match string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		jobs, err := tx.JobsOf(match)
		if err != nil {
			return err
		}
		for _, j := range jobs {
			if err := tx.DeleteJob(j.Key); err != nil {
				return err
			}
		}
		return nil
	})
}
