package table

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// retryTick is how long the timer waits after a Tick that could not carry out everything.
const retryTick = 5 * time.Second

// Boot is called once at start, before the first Tick. It gives the time since the bot last ran back to every clock,
// those of invitations, too, and returns it. It does not look at running matches, however many there are: what is
// shown of them is brought up to date when something happens there. Parked matches that this build can go on with run
// again.
//
// Where the database is damaged, so that the matches cannot be listed, Boot moves the deadlines and leaves the rest.
func (t *Table) Boot(ctx context.Context) (time.Duration, error) {
	down, err := t.boot(ctx, true)
	if errors.Is(err, storage.ErrDamaged) {
		return t.boot(ctx, false)
	}
	return down, err
}

// boot is Boot; without matches it only moves the deadlines.
func (t *Table) boot(ctx context.Context, matches bool) (time.Duration, error) {
	var down time.Duration
	start := &anchor{at: t.Now().Round(0)} // the clock on the wall alone
	if t.Playable != nil {
		start.playable = t.Playable()
	}
	err := t.Store.Update(ctx, func(tx storage.Tx) error {
		b, err := tx.Heartbeat()
		if err != nil {
			return err
		}
		if !b.Alive.IsZero() {
			down = start.at.Sub(b.Alive)
		}
		b.Alive, b.Shift, b.Given = start.at, b.Shift+down, b.Given+max(down, 0)
		start.beat = b
		if err := tx.PutHeartbeat(b); err != nil {
			return err
		}
		if !matches {
			return nil
		}
		return t.unpark(tx)
	})
	if err != nil {
		return 0, err
	}
	t.back.start(start)
	t.Woken()
	return down, nil
}

// Settle gives back what is to be given back by now, if that is anything. Tick does so before it looks at deadlines.
func (t *Table) Settle(ctx context.Context) error {
	if _, due := t.back.due(); !due {
		return nil
	}
	return t.Alive(ctx)
}

// Alive records that the bot runs, and gives back what is to be given back by now. It is to be called every few
// seconds, so that Boot knows how long the bot was down.
func (t *Table) Alive(ctx context.Context) error {
	var was, b storage.Heartbeat
	err := t.Store.Update(ctx, func(tx storage.Tx) (err error) {
		if was, err = tx.Heartbeat(); err != nil {
			return err
		}
		if b = was; t.back.began.Load() != nil {
			b = t.back.beat()
		}
		b.Alive = t.Now()
		return tx.PutHeartbeat(b)
	})
	if err != nil {
		return err
	}
	if t.back.began.Load() != nil {
		t.back.settled(&b)
	}
	if b.Shift != was.Shift {
		t.Woken() // what is due next is so at another time
	}
	return nil
}

// Tick carries out what is due, once it is sure that people could have answered until then. It returns when to call it
// next: at the next deadline, a few seconds from now if something failed, the zero time if there is no deadline. If
// that is not later than now, something is due for which it is not sure: Discord has to be heard first
// (Config.Playable).
//
// A match that fails does not hold up the others; its error is joined to what Tick returns. A match that this build
// cannot go on with is parked.
func (t *Table) Tick(ctx context.Context) (time.Time, error) {
	var errs []error
	failed := map[string]bool{}
	if err := t.Settle(ctx); err != nil {
		return t.Now().Add(retryTick), fmt.Errorf("give time back: %w", err)
	}
	for {
		var jobs []storage.Job
		var next time.Time
		err := t.Store.View(ctx, func(tx storage.ReadTx) error {
			b, err := tx.Heartbeat()
			if err != nil {
				return err
			}
			sure, likely := t.back.reached(b.Shift)
			if jobs, err = tx.JobsDue(sure, 0); err != nil {
				return err
			}
			var ok bool
			if next, ok, err = tx.NextDue(); ok {
				next = t.Now().Add(next.Sub(likely))
			}
			return err
		})
		if err != nil {
			errs = append(errs, fmt.Errorf("read the jobs that are due: %w", err))
			return t.Now().Add(retryTick), errors.Join(errs...)
		}
		tried := map[string]bool{}
		for _, j := range jobs {
			work := func(ctx context.Context, j storage.Job) error { return t.expire(ctx, j.Match) }
			whose := cmp.Or(j.Match, j.Key)
			switch {
			case tried[whose] || failed[whose]:
				continue
			case t.damaged.has(j.Match):
				failed[whose] = true // said once; its jobs stay
				continue
			case j.Kind == JobInvite:
				work = func(ctx context.Context, j storage.Job) error { return t.timeOut(ctx, j.Match) }
			case j.Kind == JobLook:
				work = func(ctx context.Context, j storage.Job) error { return t.look(ctx, j.Match) }
			case t.Work[j.Kind] != nil:
				work = t.Work[j.Kind]
			case j.Kind != JobExpire:
				continue
			}
			tried[whose] = true
			if err := work(ctx, j); err != nil {
				failed[whose] = true
				if j.Match != "" {
					t.damaged.note(j.Match, err)
				}
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
		if held, err := t.holdUnseen(tx, match); held || err != nil {
			return err
		}
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
		late := s.outOfTime(qs)
		over, err := s.expireTotals(late)
		if err != nil {
			return err
		}
		if over {
			return s.close()
		}
		if err := s.markExpired(qs); err != nil {
			return err
		}
		s.markLate(qs)
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
		if err := s.forfeit(lost, EventForfeit, engine.A("n", engine.Int(s.settings.Silence))); err != nil {
			return err
		}
		if err := s.forfeit(late, EventClock); err != nil {
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
	b, err := tx.Heartbeat()
	if err != nil {
		return nil, err
	}
	sure, _ := t.back.reached(b.Shift)
	var qs []uint64
	for _, j := range jobs {
		if j.Kind != JobExpire || j.Due.After(sure) {
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
