package table

import (
	"context"
	"encoding/json"
	"errors"
	"farpost/engine"
	"farpost/storage"
	"fmt"
	"time"
)

// parking is what the table keeps of a parked match, in its Result: why, since when, and the input that
// this build could not carry out.
type parking struct {
	Why   string        `json:"parked"`
	Since time.Time     `json:"since"`
	Input *engine.Input `json:"input,omitempty"`
}

// park sets a match aside until a build comes that knows its state, and says so where it is played. Its
// deadlines stop; nothing of it is lost. in is what could not be carried out, nil when the match cannot
// even be read.
func (t *Table) park(ctx context.Context, match string, cause error, in *engine.Input) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		if m.Status != storage.Running {
			return nil
		}
		if m.Result, err = json.Marshal(parking{Why: cause.Error(), Since: t.Now(), Input: in}); err != nil {
			return fmt.Errorf("park match %s: %w", match, err)
		}
		m.Status, m.Updated = storage.Parked, t.Now()
		if err := tx.UpdateMatch(m); err != nil {
			return err
		}
		jobs, err := tx.JobsOf(match)
		if err != nil {
			return err
		}
		for _, j := range jobs {
			if err := tx.DeleteJob(j.Key); err != nil {
				return err
			}
		}
		return t.post(tx, m, Row{Kind: RowNotice, Word: WordParked})
	})
}

// settleParked parks a match whose input ended in ErrParked, and makes the error a refusal for the person.
func (t *Table) settleParked(ctx context.Context, match string, err error, in engine.Input) error {
	if !errors.Is(err, engine.ErrParked) {
		return err
	}
	cause := &in
	if in.Kind == "" { // it did not come as far as an input
		cause = nil
	}
	return errors.Join(err, t.park(ctx, match, err, cause), refuse(CodeParked))
}

// unpark takes up the parked matches that this build can go on with, and gives back the time that they
// stood still to their clocks. It is part of Boot.
func (t *Table) unpark(tx storage.Tx) error {
	parked, err := tx.Matches(storage.MatchFilter{Statuses: []storage.Status{storage.Parked}})
	if err != nil {
		return err
	}
	for _, m := range parked {
		pos, err := t.look(tx, m.ID)
		if errors.Is(err, engine.ErrParked) {
			continue
		}
		if err != nil {
			return err
		}
		var p parking
		if err := json.Unmarshal(m.Result, &p); err != nil {
			return fmt.Errorf("parked match %s: %w", m.ID, err)
		}
		if !pos.playable(p.Input) {
			continue
		}
		if err := t.takeUp(tx, pos, t.Now().Sub(p.Since)); err != nil {
			return err
		}
	}
	return nil
}

// playable reports whether this build knows the position and, if one is given, what became of an input.
func (p Position) playable(in *engine.Input) bool {
	if _, err := p.View(engine.NoSeat); err != nil {
		return false
	}
	if in == nil {
		return true
	}
	_, _, err := engine.Apply(p.Ruleset, p.Book, p.State, *in)
	return !errors.Is(err, engine.ErrParked)
}

// takeUp lets a parked match run again, with all clocks moved by the time that it stood.
func (t *Table) takeUp(tx storage.Tx, pos Position, stood time.Duration) error {
	m := pos.Match
	m.Status, m.Result, m.Updated = storage.Running, nil, t.Now()
	if err := tx.UpdateMatch(m); err != nil {
		return err
	}
	for i := range pos.Asks {
		a := &pos.Asks[i]
		if a.Deadline.IsZero() {
			continue
		}
		a.Deadline = a.Deadline.Add(stood)
		if err := t.putDeadline(tx, *a); err != nil {
			return err
		}
	}
	if err := tx.SetAsks(m.ID, pos.Asks); err != nil {
		return err
	}
	if err := t.post(tx, m, Row{Kind: RowNotice, Word: WordResumed}); err != nil {
		return err
	}
	return t.refresh(tx, m, len(pos.Seats))
}
