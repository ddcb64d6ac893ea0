package table

import (
	"context"
	"errors"
	"farpost/engine"
	"farpost/storage"
	"fmt"
	"slices"
	"strconv"
	"time"
)

// Grace is how long the bot may have been away before its absence is given back to every clock.
const Grace = 30 * time.Second

// retryTick is the pause after a Tick that could not carry out everything.
const retryTick = 5 * time.Second

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

// Tick carries out what is due now and gives the time of the next deadline, zero when there is none. A
// match that this build cannot go on with is parked, and told of in the error; it does not hold up the
// others. When something is left to be tried again the time is a few seconds off.
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
			return t.Now().Add(retryTick), errors.Join(append(errs, err)...)
		}
		tried := map[string]bool{}
		for _, j := range jobs {
			work := t.expire
			switch {
			case tried[j.Match] || failed[j.Match]:
				continue
			case j.Kind == JobInvite:
				work = t.lapseInvite
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

// expire answers all questions of a match that have run out, together, with their defaults.
func (t *Table) expire(ctx context.Context, match string) error {
	in := engine.Input{Kind: engine.InputExpire, Seat: engine.NoSeat}
	err := t.update(ctx, func(tx storage.Tx) error {
		qs, err := t.dueQuestions(tx, match)
		if err != nil {
			return err
		}
		in.Qs = qs
		pos, err := t.load(tx, match)
		if engine.IsRefusal(err) != nil {
			return nil // no longer played: the deadline has nothing to end
		}
		if err != nil {
			return err
		}
		s, err := t.sit(tx, pos)
		if err != nil {
			return err
		}
		if err := s.ranOut(qs); err != nil {
			return err
		}
		lost, err := s.leftSilent(qs)
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
		return errors.Join(fmt.Errorf("match %s: %w", match, err), t.park(ctx, match, err, &in))
	}
	if err != nil {
		return fmt.Errorf("deadlines of match %s: %w", match, err)
	}
	return nil
}

// dueQuestions takes the jobs of a match that are due, and gives the questions that they end.
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
			return nil, fmt.Errorf("job %s: %w", j.Key, err)
		}
		qs = append(qs, q)
		if err := tx.DeleteJob(j.Key); err != nil {
			return nil, err
		}
	}
	return qs, nil
}

// forfeit takes seats out of the match as if they had conceded, in seating order, as long as it goes on.
func (s *sitting) forfeit(seats []engine.Seat) error {
	slices.Sort(seats)
	for _, seat := range seats {
		if s.pos.State.Result != nil || s.pos.State.Seats[seat].Out {
			continue
		}
		s.notes[seat].Forfeit, s.dirty[seat] = true, true
		s.word = append(s.word, engine.Event{Kind: EventForfeit, Seat: seat, Args: []engine.Arg{engine.A("n", engine.Int(s.settings.Silence))}})
		if err := s.apply(engine.Input{Kind: engine.InputConcede, Seat: seat}, "", ""); err != nil {
			return err
		}
	}
	return nil
}
