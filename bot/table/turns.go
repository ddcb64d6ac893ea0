package table

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// Turn is one turn of a match that is in the past, or the one that runs, as everybody knows it.
type Turn struct {
	N      int // as the game counts it
	At     time.Time
	View   engine.View     // of a spectator, when something was asked in it for the last time
	Events []engine.Phrase // from its beginning to that of the next one
}

// turnsReplayed is how many inputs of a match are played again for its turns at most. Longer matches have none: that
// would be too much work for a picture.
const turnsReplayed = 5000

// Turns gives the last n turns of a match, the oldest first. The states of the past are not stored: the match is played
// again from its inputs. Where that does not lead to what was logged, because another build played it otherwise, or
// the match is too long, there are no turns, and that is no error. One match at a time is played again.
func (t *Table) Turns(ctx context.Context, match string, n int) ([]Turn, error) {
	pos, err := t.Position(ctx, match)
	if err != nil || n <= 0 || pos.Match.Seq > turnsReplayed {
		return nil, err
	}
	select {
	case t.again <- struct{}{}:
		defer func() { <-t.again }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	r := replayer{pos: pos, most: n}
	const page = 200
	for from := uint64(0); from <= pos.Match.Seq; {
		var entries []storage.Entry
		if err := t.Store.View(ctx, func(tx storage.ReadTx) (err error) {
			entries, err = tx.Log(match, from, page)
			return err
		}); err != nil {
			return nil, err
		}
		for _, e := range entries {
			if e.Seq > pos.Match.Seq {
				break // it came meanwhile
			}
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			if ok, err := r.next(e); err != nil || !ok {
				return nil, err
			}
			from = e.Seq + 1
		}
		if len(entries) < page {
			break
		}
	}
	if ok, err := r.proved(); err != nil || !ok {
		return nil, err
	}
	return r.turns, nil
}

// replayer plays a match again.
type replayer struct {
	pos   Position
	most  int
	state *engine.State
	hash  []byte // of the state, as logged
	turns []Turn
}

// next plays one logged input. It is false when this build cannot.
func (r *replayer) next(e storage.Entry) (bool, error) {
	told, err := toldOf(e, engine.NoSeat)
	if err != nil {
		return false, err
	}
	if len(e.StateHash) == 0 { // no input of the engine
		if n := len(r.turns); n > 0 {
			r.turns[n-1].Events = append(r.turns[n-1].Events, told...)
		}
		return true, nil
	}
	var in engine.Input
	if err := json.Unmarshal(e.Input, &in); err != nil {
		return false, fmt.Errorf("log of match %s, entry %d: %w", e.Match, e.Seq, err)
	}
	if r.state == nil {
		r.state, err = r.deal(in.Q)
	} else {
		r.state, _, err = engine.Apply(r.pos.Ruleset, r.pos.Book, r.state, in)
	}
	if err != nil {
		return false, nil // this build plays it otherwise
	}
	r.hash = e.StateHash
	v, err := engine.ViewOf(r.pos.Ruleset, r.pos.Book, r.state, engine.NoSeat)
	if err != nil {
		return false, err
	}
	if last := len(r.turns) - 1; last < 0 || r.turns[last].N != v.Turn {
		if ok, err := r.proved(); err != nil || !ok {
			return false, err
		}
		if last >= 0 {
			var before []engine.Phrase
			before, told = r.parted(told)
			r.turns[last].Events = append(r.turns[last].Events, before...)
		}
		r.turns = append(r.turns, Turn{N: v.Turn})
		r.turns = r.turns[max(0, len(r.turns)-r.most):]
	}
	turn := &r.turns[len(r.turns)-1]
	turn.At, turn.View, turn.Events = e.At, v, append(turn.Events, told...)
	return true, nil
}

// parted splits what an input that went on to another turn did: what came before that turn began, and the rest.
func (r *replayer) parted(told []engine.Phrase) (before, rest []engine.Phrase) {
	for i := len(told) - 1; i >= 0 && r.pos.Ruleset.TurnEvent != ""; i-- {
		if told[i].Code == r.pos.Ruleset.TurnEvent {
			return told[:i], told[i:]
		}
	}
	return nil, told
}

// deal begins the match as it was begun.
func (r *replayer) deal(seed uint64) (*engine.State, error) {
	settings, err := SettingsOf(r.pos.Match)
	if err != nil {
		return nil, err
	}
	setup := engine.Setup{Seed: seed, Options: settings.Rules, StandingPasses: r.pos.Ruleset.Presets(len(r.pos.Seats))}
	for _, s := range r.pos.Seats {
		cards, err := cardsOf(s)
		if err != nil {
			return nil, err
		}
		setup.Decks = append(setup.Decks, cards)
	}
	state, _, err := engine.New(r.pos.Ruleset, r.pos.Book, setup)
	return state, err
}

// proved reports whether the state is the one that was logged.
func (r *replayer) proved() (bool, error) {
	if r.state == nil {
		return false, nil
	}
	raw, err := engine.Encode(r.state)
	sum := sha256.Sum256(raw)
	return bytes.Equal(sum[:], r.hash), err
}
