package bracket

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
func (b Bracket) Ties() []Tie {
	panic("not written yet")
}

// Ready are the ties that can be played now: both players are known, and nobody won yet.
func (b Bracket) Ready() []Tie {
	panic("not written yet")
}

// Done reports whether the first place is decided, and the third if there is a tie for it.
func (b Bracket) Done() bool {
	panic("not written yet")
}

// Places are the places that are certain by now, the first first, and by seed within a place.
func (b Bracket) Places() []Place {
	panic("not written yet")
}
