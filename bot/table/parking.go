package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// parking says why a match is parked, since when, and which input this build could not carry out; nil if the match
// could not even be read. A parked match has it in place of its result.
type parking struct {
	Why   string        `json:"parked"`
	Since time.Time     `json:"since"`
	Input *engine.Input `json:"input,omitempty"`
}

// park stops a match until a build comes that can go on with it, and posts a notice. Its clocks stand still. in is the
// input that could not be carried out; nil if the match cannot be read. A match that is not running is left as it is.
func (t *Table) park(ctx context.Context, match string, cause error, in *engine.Input) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		if m.Status != storage.Running {
			return nil
		}
		m.Result = written(parking{Why: cause.Error(), Since: t.Now(), Input: in})
		m.Status, m.Updated = storage.Parked, t.Now()
		if m.Stopped.IsZero() {
			err = t.stop(tx, &m, StoppedParked)
		} else {
			err = tx.UpdateMatch(m) // they stand still already, and go on doing so when the match is resumed
		}
		if err != nil {
			return err
		}
		return t.post(tx, m, Row{Kind: RowNotice, Word: WordParked})
	})
}

// settleParked parks a match if err wraps engine.ErrParked, and adds the refusal for the person. It returns any other
// err as it is. in is the input that failed; one without a kind says that the match could not be read.
func (t *Table) settleParked(ctx context.Context, match string, err error, in engine.Input) error {
	if !errors.Is(err, engine.ErrParked) {
		return err
	}
	cause := &in
	if in.Kind == "" {
		cause = nil
	}
	return errors.Join(err, t.park(ctx, match, err, cause), refuse(CodeParked))
}

// unpark resumes the parked matches that this build can go on with.
func (t *Table) unpark(tx storage.Tx) error {
	parked, err := tx.Matches(storage.MatchFilter{Statuses: []storage.Status{storage.Parked}})
	if err != nil {
		return err
	}
	for _, m := range parked {
		pos, err := t.loadAny(tx, m.ID)
		if errors.Is(err, engine.ErrParked) {
			continue
		}
		if err != nil {
			return err
		}
		var p parking
		if err := json.Unmarshal(m.Result, &p); err != nil {
			return fmt.Errorf("reason why match %s is parked: %w", m.ID, err)
		}
		if !pos.playable(p.Input) {
			continue
		}
		if pos.Match.Stopped.IsZero() { // parked by a build that had no such column, before anything was shifted
			b, err := tx.Heartbeat()
			if err != nil {
				return err
			}
			pos.Match.Stopped, pos.Match.StoppedWhy = p.Since.Add(b.Shift), StoppedParked
		}
		if err := t.resume(tx, pos); err != nil {
			return err
		}
	}
	return nil
}

// playable reports whether this build can show the position and does not park at an input; nil for no input.
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

// resume has a parked match run again and posts a notice. Its clocks go on, unless they stand still for another reason.
func (t *Table) resume(tx storage.Tx, pos Position) error {
	m := pos.Match
	m.Status, m.Result, m.Updated = storage.Running, nil, t.Now()
	err := error(nil)
	if m.StoppedWhy == StoppedParked {
		err = t.start(tx, &m)
	} else {
		err = tx.UpdateMatch(m)
	}
	if err != nil {
		return err
	}
	if err := t.post(tx, m, Row{Kind: RowNotice, Word: WordResumed}); err != nil {
		return err
	}
	return t.refresh(tx, m, pos.Seats)
}
