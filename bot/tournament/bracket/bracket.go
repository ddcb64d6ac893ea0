package bracket

import (
	"errors"
	"fmt"
	"maps"
	"slices"
)

// Kind is how many losses put a player out.
type Kind string

// Kinds.
const (
	Single Kind = "single" // one
	Double Kind = "double" // two
)

// MaxPlayers is the largest bracket.
const MaxPlayers = 1024

// Errors of changes. They are wrapped with what was wanted.
var (
	ErrUnknown  = errors.New("not in this bracket")                     // no such tie or player
	ErrNotReady = errors.New("its players are not known yet")           // a tie is decided too early
	ErrDecided  = errors.New("already decided")                         // undo it first
	ErrReliedOn = errors.New("a later tie that rests on it is decided") // undo that first
	ErrNothing  = errors.New("nothing to undo")                         // not decided, or not dropped
)

// Bracket is the whole state of an elimination. The zero value has no players and no ties, and is never done.
type Bracket struct {
	Kind    Kind              `json:"kind"`
	Seeds   []string          `json:"seeds"`             // the best first
	Third   bool              `json:"third,omitempty"`   // the losers of the semifinals play for the third place
	Winners map[string]string `json:"winners,omitempty"` // the winner of each tie that was decided, by its id
	Dropped []string          `json:"dropped,omitempty"` // in the order in which they left
}

// New makes a bracket of two or more seeds, the best first. The first two meet in the final at the earliest; if their
// number is no power of two, the best have a bye in the first round. Third adds a tie for the third place to a single
// elimination of four or more; in a double elimination the loser of the lower final is third, and it is an error.
func New(kind Kind, seeds []string, third bool) (Bracket, error) {
	switch {
	case kind != Single && kind != Double:
		return Bracket{}, fmt.Errorf("bracket: a kind %q; want %q or %q", kind, Single, Double)
	case len(seeds) < 2 || len(seeds) > MaxPlayers:
		return Bracket{}, fmt.Errorf("bracket: %d players; want 2 to %d", len(seeds), MaxPlayers)
	case third && (kind == Double || len(seeds) < 4):
		return Bracket{}, fmt.Errorf("bracket: a tie for the third place needs a %s elimination of at least 4", Single)
	}
	for i, id := range seeds {
		if id == "" || slices.Contains(seeds[:i], id) {
			return Bracket{}, fmt.Errorf("bracket: seed %d is %q; want ids that are all different", i+1, id)
		}
	}
	return Bracket{Kind: kind, Seeds: slices.Clone(seeds), Third: third}, nil
}

// Decide gives a tie its winner.
func (b Bracket) Decide(id, winner string) (Bracket, error) {
	t, err := b.tie(b.play(), id)
	switch {
	case err != nil:
		return b, err
	case t.A == "" || t.B == "":
		return b, fmt.Errorf("decide %s: %w", id, ErrNotReady)
	case t.Winner != "":
		return b, fmt.Errorf("decide %s: %w", id, ErrDecided)
	case winner != t.A && winner != t.B:
		return b, fmt.Errorf("decide %s for %q: %w", id, winner, ErrUnknown)
	}
	b.Winners = maps.Clone(b.Winners)
	if b.Winners == nil {
		b.Winners = map[string]string{}
	}
	b.Winners[id] = winner
	return b, nil
}

// Undo takes a decision back, unless a later tie that rests on it has been decided.
func (b Bracket) Undo(id string) (Bracket, error) {
	c := b.play()
	if _, err := b.tie(c, id); err != nil {
		return b, err
	}
	if _, ok := b.Winners[id]; !ok {
		return b, fmt.Errorf("undo %s: %w", id, ErrNothing)
	}
	if b.rests(c, id) {
		return b, fmt.Errorf("undo %s: %w", id, ErrReliedOn)
	}
	b.Winners = maps.Clone(b.Winners)
	delete(b.Winners, id)
	return b, nil
}

// Drop takes a player out: whoever meets them from now on goes on without playing. What was decided stays. Of two who
// left, who left later goes on.
func (b Bracket) Drop(player string) (Bracket, error) {
	switch {
	case b.seedOf(player) == 0:
		return b, fmt.Errorf("drop %q: %w", player, ErrUnknown)
	case slices.Contains(b.Dropped, player):
		return b, fmt.Errorf("drop %q: %w", player, ErrDecided)
	}
	b.Dropped = append(slices.Clone(b.Dropped), player)
	return b, nil
}

// Readmit takes a drop back, unless a tie that rests on it has been decided.
func (b Bracket) Readmit(player string) (Bracket, error) {
	i := slices.Index(b.Dropped, player)
	if i < 0 {
		return b, fmt.Errorf("readmit %q: %w", player, ErrNothing)
	}
	c := b.play()
	for _, t := range c.ties {
		if t.Walkover && t.other(t.Winner) == player && b.rests(c, t.ID) {
			return b, fmt.Errorf("readmit %q: %w", player, ErrReliedOn)
		}
	}
	b.Dropped = slices.Delete(slices.Clone(b.Dropped), i, i+1)
	return b, nil
}

// tie returns a tie by its id.
func (b Bracket) tie(c course, id string) (Tie, error) {
	i := slices.IndexFunc(c.ties, func(t Tie) bool { return t.ID == id })
	if i < 0 {
		return Tie{}, fmt.Errorf("tie %q: %w", id, ErrUnknown)
	}
	return c.ties[i], nil
}
