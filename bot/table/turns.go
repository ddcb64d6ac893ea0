package table

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"math"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// Turn is one turn of a match, a past one or the present, as everybody knows it.
type Turn struct {
	N      int             // as the game counts turns
	At     time.Time       // of its last input
	View   engine.View     // of a spectator, after its last input
	Events []engine.Phrase // from its beginning to the next turn's
}

// turnsReplayed is the greatest number of inputs that are replayed for the turns of a match. More would be too much
// work for a picture.
const turnsReplayed = 5000

// Turns returns the last n turns of a match, the oldest first. Past states are not stored, so the match is replayed
// from its inputs, one match at a time. Turns returns nil if the replay does not reach the logged states, because
// another build played the match otherwise, or if the match has more than 5,000 inputs.
func (t *Table) Turns(ctx context.Context, match string, n int) ([]Turn, error) {
	r, err := t.replay(ctx, match, n, math.MaxUint64)
	if err != nil || r == nil {
		return nil, err
	}
	return r.turns, nil
}

// Final returns the last table of a match that is over, as everybody saw it. When a player's concession ended it, that
// is the table before: rules may take away at once what a player leaves behind. It is false where Turns is nil.
func (t *Table) Final(ctx context.Context, match string) (engine.View, bool, error) {
	r, err := t.replay(ctx, match, 1, math.MaxUint64)
	if err != nil || r == nil || r.state.Result == nil || len(r.turns) == 0 {
		return engine.View{}, false, err
	}
	v := r.turns[0].View
	if r.last == engine.InputConcede && r.before.Seats != nil {
		result := v.Result
		v = r.before
		v.Result, v.Waiting = result, nil
	}
	return v, true, nil
}

// replay replays a match up to an entry of its log and keeps its last n turns; nil where that cannot be had.
func (t *Table) replay(ctx context.Context, match string, n int, last uint64) (*replayer, error) {
	pos, err := t.Position(ctx, match)
	if err != nil || n <= 0 || pos.Match.Seq > turnsReplayed {
		return nil, err
	}
	select {
	case t.replaying <- struct{}{}:
		defer func() { <-t.replaying }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	r := &replayer{t: t, pos: pos, most: n}
	ok, err := r.run(ctx, min(last, pos.Match.Seq))
	if err != nil || !ok {
		return nil, err
	}
	return r, nil
}

// replayer replays a match and gathers its turns.
type replayer struct {
	t     *Table
	pos   Position // of today
	most  int      // turns to keep
	state *engine.State
	hash  []byte // logged for state
	turns []Turn
	// before is the view before the last input, and last that input's kind.
	before engine.View
	last   engine.InputKind
}

// next replays a log entry. It reports false if this build plays the match otherwise.
func (r *replayer) next(ctx context.Context, e storage.Entry) (bool, error) {
	events, err := eventsFor(e, engine.NoSeat)
	if err != nil {
		return false, err
	}
	if len(e.StateHash) == 0 { // an entry of the table's own, which has no input
		if n := len(r.turns); n > 0 {
			r.turns[n-1].Events = append(r.turns[n-1].Events, events...)
		}
		return true, nil
	}
	var in engine.Input
	if err := json.Unmarshal(e.Input, &in); err != nil {
		return false, fmt.Errorf("input of entry %d in the log of match %s: %w", e.Seq, e.Match, err)
	}
	switch {
	case r.state == nil:
		setup, err := r.setup(in.Q)
		if err != nil {
			return false, err
		}
		if r.state, _, err = engine.New(r.pos.Ruleset, r.pos.Book, setup); err != nil {
			return false, nil // this build does not deal it
		}
	case in.Kind == inputRollback:
		if ok, err := r.rollback(ctx, in.Q); err != nil || !ok {
			return false, err
		}
	default:
		if r.state, _, err = engine.Apply(r.pos.Ruleset, r.pos.Book, r.state, in); err != nil {
			return false, nil // this build plays it otherwise
		}
	}
	r.hash, r.last = e.StateHash, in.Kind
	if n := len(r.turns); n > 0 {
		r.before = r.turns[n-1].View
	}
	v, err := engine.ViewOf(r.pos.Ruleset, r.pos.Book, r.state, engine.NoSeat)
	if err != nil {
		return false, err
	}
	if last := len(r.turns) - 1; last < 0 || r.turns[last].N != v.Turn {
		if ok, err := r.matchesLog(); err != nil || !ok {
			return false, err
		}
		if last >= 0 {
			var before []engine.Phrase
			before, events = r.splitAtTurn(events)
			r.turns[last].Events = append(r.turns[last].Events, before...)
		}
		r.turns = append(r.turns, Turn{N: v.Turn})
		r.turns = r.turns[max(0, len(r.turns)-r.most):]
	}
	turn := &r.turns[len(r.turns)-1]
	turn.At, turn.View, turn.Events = e.At, v, append(turn.Events, events...)
	return true, nil
}

// splitAtTurn splits the events of an input that began a turn: those before the turn began, and the rest.
func (r *replayer) splitAtTurn(events []engine.Phrase) (before, rest []engine.Phrase) {
	for i := len(events) - 1; i >= 0 && r.pos.Ruleset.TurnEvent != ""; i-- {
		if events[i].Code == r.pos.Ruleset.TurnEvent {
			return events[:i], events[i:]
		}
	}
	return nil, events
}

// setup returns with what the match was dealt.
func (r *replayer) setup(seed uint64) (engine.Setup, error) {
	settings, err := SettingsOf(r.pos.Match)
	if err != nil {
		return engine.Setup{}, err
	}
	setup := engine.Setup{Seed: seed, Options: settings.Rules, StandingPasses: r.pos.Ruleset.Presets(len(r.pos.Seats))}
	for _, s := range r.pos.Seats {
		cards, err := cardsOf(s)
		if err != nil {
			return setup, err
		}
		setup.Decks = append(setup.Decks, cards)
	}
	return setup, nil
}

// matchesLog reports whether the replayed state has the hash that was logged for it.
func (r *replayer) matchesLog() (bool, error) {
	if r.state == nil {
		return false, nil
	}
	raw, err := engine.Encode(r.state)
	sum := sha256.Sum256(raw)
	return bytes.Equal(sum[:], r.hash), err
}
