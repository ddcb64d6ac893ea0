package bracket

import (
	"cmp"
	"math/bits"
	"slices"
)

// Side is a part of a bracket.
type Side string

// Sides.
const (
	Upper Side = "upper" // nobody in it has lost
	Lower Side = "lower" // everybody in it has lost once
	Final Side = "final" // the last two of a double elimination; round 2 is the reset, if the undefeated lost round 1
	Third Side = "third" // for the third place
)

// Tie is a match of a bracket. Byes are no ties.
type Tie struct {
	ID       string // stable: "W2-1" upper round 2, "L1-3" lower round 1, "F1", "F2", "T"
	Side     Side
	Round    int    // within its side, from 1
	A, B     string // "" while unknown. A is the higher seed, in the final of a double elimination the undefeated
	FromA    string // the tie that A comes from, as its winner or loser; "" for who has been there from the start
	FromB    string
	Winner   string // "" while undecided
	Walkover bool   // the winner did not have to play, because the other dropped
}

// Place is the final place of a player. Who loses in the same round shares one.
type Place struct {
	Place  int
	Player string
}

// Ties are all ties in the order in which they can be played. A final's reset is among them once it is needed.
func (b Bracket) Ties() []Tie { return b.play().ties }

// Ready are the ties that can be played now: both players are known, and nobody won yet.
func (b Bracket) Ready() []Tie {
	return slices.DeleteFunc(b.Ties(), func(t Tie) bool { return t.A == "" || t.B == "" || t.Winner != "" })
}

// Done reports whether the first place is decided, and the third if there is a tie for it.
func (b Bracket) Done() bool {
	ties := b.Ties()
	return len(ties) > 0 && !slices.ContainsFunc(ties, func(t Tie) bool { return t.Winner == "" })
}

// Places are the places that are certain by now, the first first, and by seed within a place.
func (b Bracket) Places() []Place {
	var out []Place
	loses := func(t Tie, place int) {
		if t.Winner != "" {
			out = append(out, Place{Place: place, Player: t.other(t.Winner)})
		}
	}
	ties := b.Ties()
	if len(ties) == 0 {
		return nil
	}
	final := len(ties) - 1
	if winner := ties[final].Winner; winner != "" {
		out = append(out, Place{Place: 1, Player: winner})
		loses(ties[final], 2)
	}
	semifinals := bits.Len(uint(len(b.Seeds)-1)) - 1
	next := 3 // the place of those who lose in the round that is looked at, from the last one on
	for i := final - 1; i >= 0; {
		at, n := ties[i], 0
		for ; i >= 0 && ties[i].Side == at.Side && ties[i].Round == at.Round; i-- {
			switch t := ties[i]; {
			case at.Side == Third && t.Winner != "":
				out = append(out, Place{Place: 3, Player: t.Winner})
				loses(t, 4)
			case at.Side == Lower, b.Kind == Single && at.Side == Upper:
				if n++; !b.Third || at.Round != semifinals {
					loses(t, next)
				}
			}
		}
		next += n
	}
	slices.SortFunc(out, func(x, y Place) int {
		return cmp.Or(x.Place-y.Place, b.seedOf(x.Player)-b.seedOf(y.Player))
	})
	return out
}
