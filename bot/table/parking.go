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

// park stops a match until a build comes that can go on with it, and posts a notice. The deadlines of its questions
// stay as they are, without jobs. in is the input that could not be carried out; nil if the match cannot be read. A
// match that is not running is left as it is.
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
		if err := t.resume(tx, pos, t.Now().Sub(p.Since)); err != nil {
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

// resume has a parked match run again and posts a notice. Its deadlines move by the time that it was parked.
func (t *Table) resume(tx storage.Tx, pos Position, parked time.Duration) error {
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
		a.Deadline = a.Deadline.Add(parked)
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
