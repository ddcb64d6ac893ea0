package tournament

import (
	"context"
	"errors"
	"slices"
	"time"

	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

// Work takes an event up whose job is due: it deals some matches, or carries out what the clock decides. It is called
// by the table.
func (d *Desk) Work(ctx context.Context, job storage.Job) error {
	id := string(job.Payload)
	facts, err := d.facts(ctx, id)
	if refused(err) {
		facts, err = nil, nil // the event is gone; the job goes, too
	}
	if err != nil {
		return err
	}
	return d.Table.Update(ctx, func(tx storage.Tx) error {
		s, err := d.sit(tx, id)
		if refused(err) {
			return tx.DeleteJob(job.Key)
		}
		if err != nil {
			return err
		}
		todo := undealt(s.e)
		for _, at := range todo[:min(len(todo), batch)] {
			if err := s.deal(at); err != nil {
				return err
			}
		}
		if kind, round, at, ok := s.e.Wake(); ok && len(todo) == 0 && !at.After(d.Now()) {
			if err := s.bot(event.Action{Kind: kind, Round: round, Facts: facts}); err != nil {
				return err
			}
		}
		return s.schedule()
	})
}

// sit takes an event up, and gives it the time that nobody could play since it was last taken up.
func (d *Desk) sit(tx storage.Tx, id string) (*sitting, error) {
	s := &sitting{d: d, tx: tx, row: storage.Event{ID: id}}
	if err := s.reload(); err != nil {
		return nil, err
	}
	return s, s.giveBack()
}

// giveBack gives the event the time that nobody could play since it was last taken up. Less than a minute waits until
// it is more.
func (s *sitting) giveBack() error {
	beat, err := s.tx.Heartbeat()
	if err != nil {
		return err
	}
	was, err := memoOf(s.row)
	by := (beat.Given - was.Given).Truncate(time.Second)
	if err != nil || by < time.Minute {
		return err
	}
	was.Given += by
	s.row.Desk = written(was)
	if err := s.tx.UpdateEvent(s.row); err != nil {
		return err
	}
	if _, _, _, runs := s.e.Wake(); !runs {
		return nil
	}
	return s.bot(event.Action{Kind: event.Given, For: by})
}

// Boot gives all open events the time that nobody could play, so that what is shown of them is true. It is called once
// at start, after the table's.
func (d *Desk) Boot(ctx context.Context) error {
	open, err := d.List(ctx, storage.EventFilter{Open: true})
	for _, v := range open {
		err = errors.Join(err, d.Table.Update(ctx, func(tx storage.Tx) error {
			s, err := d.sit(tx, v.Row.ID)
			if err != nil {
				return err
			}
			return s.schedule()
		}))
	}
	return err
}

// facts are how the open pairings stand whose time is over; nil if the clock decides nothing now.
func (d *Desk) facts(ctx context.Context, id string) ([]event.Fact, error) {
	v, err := d.Look(ctx, id)
	if err != nil {
		return nil, err
	}
	kind, round, _, ok := v.Event.Wake()
	now := d.Now()
	if !ok || kind != event.Expire || v.Event.Plan.Elsewhere {
		return nil, nil
	}
	r := v.Event.Rounds[round-1]
	quiet := min(v.Event.Plan.Turn, r.Due.Sub(r.Began)/2)
	var out []event.Fact
	for _, p := range r.Pairings {
		if p.Done != "" || r.DueOf(p).After(now) {
			continue
		}
		f := event.Fact{Pairing: p.No, Idle: make([]bool, len(p.Players))}
		if i := slices.IndexFunc(p.Games, func(g event.Game) bool { return !g.Over }); i >= 0 {
			if err := d.look(ctx, &f, p, p.Games[i].Match, now.Add(-quiet)); err != nil {
				return nil, err
			}
		}
		out = append(out, f)
	}
	return out, nil
}

// look sees who is idle in a match since a moment, and how it stands by the game's time rule.
func (d *Desk) look(ctx context.Context, f *event.Fact, p event.Pairing, match string, since time.Time) error {
	var m storage.Match
	var seats []storage.Seat
	var silent []silence
	err := d.Store.View(ctx, func(tx storage.ReadTx) (err error) {
		if m, err = tx.Match(match); err != nil {
			return err
		}
		if seats, err = tx.Seats(match); err != nil {
			return err
		}
		silent, err = silences(tx, m, seats)
		return err
	})
	if err != nil || m.Status != storage.Running || !m.Stopped.IsZero() {
		return err
	}
	places, err := d.Table.PlacesByTime(ctx, match)
	if errors.Is(err, engine.ErrParked) {
		return nil
	}
	if err != nil {
		return err
	}
	f.Places = make([]int, len(p.Players))
	for _, s := range seats {
		if i := slices.Index(p.Players, s.Player); i >= 0 {
			f.Places[i] = places[s.No]
			f.Idle[i] = slices.ContainsFunc(silent, func(x silence) bool {
				return x.player == s.Player && !x.since.After(since)
			})
		}
	}
	return nil
}
