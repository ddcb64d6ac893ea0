package scene

// Side is a part of an elimination.
type Side string

// Sides.
const (
	Upper Side = "upper" // of a double elimination those who have not lost; of a single one everybody
	Lower Side = "lower" // those who have lost once
	Final Side = "final" // the last two of a double elimination
	Third Side = "third" // for the third place
)

// Bracket is an elimination. All its texts are in the reader's language already, as those of Standings are.
type Bracket struct {
	Title  string  // the event's name
	Line   string  // how far it is: "Quarterfinals · until Sunday"
	Rounds []Round // in the order in which they are played
	Lang   string  // "en" or "it"; any other means "en"
	// Shown is the Hash of the picture that the reader has before them, as in Scene.
	Shown [32]byte
}

// Round is a round of one side.
type Round struct {
	Side  Side
	Name  string // "Semifinals"
	Slots int    // places for ties in it: the first round of eight has four, whatever byes there are
	Ties  []Tie
}

// Tie is a match of a bracket, or a bye.
type Tie struct {
	Slot int // from 0, from above: the winners of slots 0 and 1 meet in slot 0 of the next round
	A, B Contender
	Bye  bool // A goes on without playing, and there is no B
}

// Contender is one of the two of a tie. The zero value is somebody who is not known yet.
type Contender struct {
	Name    string
	Plain   string // as in Standing
	Score   string // games won: "2"; "" before
	Won     bool
	Dropped bool // has left the event
}

// Known reports whether anybody of the round is known.
func (r Round) Known() bool {
	for _, t := range r.Ties {
		if t.A.Name != "" || t.B.Name != "" {
			return true
		}
	}
	return false
}

// Open reports whether a tie of the round is undecided.
func (r Round) Open() bool {
	for _, t := range r.Ties {
		if !t.Bye && !t.A.Won && !t.B.Won {
			return true
		}
	}
	return false
}

// Of returns the rounds of a side.
func (b Bracket) Of(side Side) (out []Round) {
	for _, r := range b.Rounds {
		if r.Side == side {
			out = append(out, r)
		}
	}
	return out
}

// Double reports whether who loses once goes on below.
func (b Bracket) Double() bool { return len(b.Of(Lower))+len(b.Of(Final)) > 0 }

// Say returns one of the renderer's own texts in the language of the bracket.
func (b Bracket) Say(code string, args ...string) string {
	return Scene{Lang: b.Lang}.Say(code, args...)
}
