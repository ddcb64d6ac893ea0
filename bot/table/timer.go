package table

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// Grace is how long the bot may be down without giving the time back to the clocks.
const Grace = 30 * time.Second

// retryTick is how long the timer waits after a Tick that could not carry out everything.
const retryTick = 5 * time.Second

// Boot is called once at start, before the first Tick. If the bot was down for longer than Grace, Boot moves all
// deadlines by that time, those of invitations, too, and returns it. Parked matches that this build can go on with
// run again.
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
		if err := t.addInviteEnds(tx); err != nil {
			return err
		}
		return tx.Alive(now)
	})
	return down, err
}

// Alive records that the bot runs. It is to be called every few seconds, so that Boot knows how long the bot was down.
func (t *Table) Alive(ctx context.Context) error {
	return t.Store.Update(ctx, func(tx storage.Tx) error { return tx.Alive(t.Now()) })
}

// Tick carries out what is due now. It returns when to call it next: at the next deadline, a few seconds from now if
// something failed, the zero time if there is no deadline.
//
// A match that fails does not hold up the others; its error is joined to what Tick returns. A match that this build
// cannot go on with is parked.
func (t *Table) Tick(ctx context.Context) (time.Time, error) {
	var errs []error
	failed := map[string]bool{}
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
			errs = append(errs, fmt.Errorf("read the jobs that are due: %w", err))
			return t.Now().Add(retryTick), errors.Join(errs...)
		}
		tried := map[string]bool{}
		for _, j := range jobs {
			work := t.expire
			switch {
			case tried[j.Match] || failed[j.Match]:
				continue
			case j.Kind == JobInvite:
				work = t.timeOut
			case j.Kind != JobExpire:
				continue
			}
			tried[j.Match] = true
			if err := work(ctx, j.Match); err != nil {
				failed[j.Match] = true
				errs = append(errs, err)
			}
			if ctx.Err() != nil {
				return next, errors.Join(append(errs, ctx.Err())...)
			}
		}
		if len(tried) > 0 {
			continue // an answer by default may have opened questions that are due at once
		}
		if len(failed) > 0 && !next.IsZero() {
			next = t.Now().Add(retryTick)
		}
		return next, errors.Join(errs...)
	}
}

// expire takes the defaults of all questions of a match whose deadline has passed, in one input.
func (t *Table) expire(ctx context.Context, match string) error {
	in := engine.Input{Kind: engine.InputExpire, Seat: engine.NoSeat}
	err := t.update(ctx, func(tx storage.Tx) error {
		qs, err := t.dueQuestions(tx, match)
		if err != nil {
			return err
		}
		in.Qs = qs
		pos, err := t.loadRunning(tx, match)
		if engine.IsRefusal(err) != nil {
			return nil // the match is not running any more
		}
		if err != nil {
			return err
		}
		s, err := t.newSitting(tx, pos)
		if err != nil {
			return err
		}
		if err := s.markExpired(qs); err != nil {
			return err
		}
		lost, err := s.countSilence(qs)
		if err != nil {
			return err
		}
		err = s.apply(in, "", "")
		if engine.IsRefusal(err) != nil {
			return nil // answered meanwhile
		}
		if err != nil {
			return err
		}
		if err := s.forfeit(lost); err != nil {
			return err
		}
		return s.close()
	})
	if errors.Is(err, engine.ErrParked) {
		return errors.Join(fmt.Errorf("deadlines of match %s: %w", match, err), t.park(ctx, match, err, &in))
	}
	if err != nil {
		return fmt.Errorf("deadlines of match %s: %w", match, err)
	}
	return nil
}

// dueQuestions returns the questions of a match whose deadline has passed, and deletes their jobs.
func (t *Table) dueQuestions(tx storage.Tx, match string) ([]uint64, error) {
	jobs, err := tx.JobsOf(match)
	if err != nil {
		return nil, err
	}
	var qs []uint64
	for _, j := range jobs {
		if j.Kind != JobExpire || j.Due.After(t.Now()) {
			continue
		}
		q, err := strconv.ParseUint(string(j.Payload), 10, 64)
		if err != nil {
			return nil, fmt.Errorf("question number of job %s: %w", j.Key, err)
		}
		qs = append(qs, q)
		if err := tx.DeleteJob(j.Key); err != nil {
			return nil, err
		}
	}
	return qs, nil
}

// forfeit has seats that have lost by silence concede, in seating order, until the match is over.
func (s *sitting) forfeit(seats []engine.Seat) error {
	slices.Sort(seats)
	for _, seat := range seats {
		if s.pos.State.Result != nil || s.pos.State.Seats[seat].Out {
			continue
		}
		s.info[seat].Forfeit, s.changed[seat] = true, true
		s.remark(EventForfeit, seat, engine.A("n", engine.Int(s.settings.Silence)))
		if err := s.apply(engine.Input{Kind: engine.InputConcede, Seat: seat}, "", ""); err != nil {
			return err
		}
	}
	return nil
}
