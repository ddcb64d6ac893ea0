package engine

// Arrange makes a match that begins in the middle, for scenarios and tools: write puts its objects and
// figures in place instead of Ruleset.Deal and gives the stack to begin with, the last frame running
// first; without any frame the program "match" runs. The match goes on to its first question. Seats
// (one per deck, empty ones allowed), zones and table rules are those of New; generators are those that
// write adds. Events come in order.
func NewFrom(g *Ruleset, b Book, setup Setup, write func(tx *Tx) ([]Frame, error)) (*State, []Event, error) {
	return begin(g, b, setup, write)
}

// Read gives a reader of a match, for tools and for the facts of scenarios. The state must not be used
// elsewhere meanwhile; Apply never changes it, so between inputs it is safe.
func Read(g *Ruleset, b Book, s *State) *Reader { return newReader(g, b, s) }
