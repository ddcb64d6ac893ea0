package bracket

import "errors"

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

// Bracket is the whole state of an elimination.
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
	panic("not written yet")
}

// Decide gives a tie its winner.
func (b Bracket) Decide(id, winner string) (Bracket, error) {
	panic("not written yet")
}

// Undo takes a decision back, unless a later tie that rests on it has been decided.
func (b Bracket) Undo(id string) (Bracket, error) {
	panic("not written yet")
}

// Drop takes a player out: whoever meets them from now on goes on without playing. What was decided stays.
func (b Bracket) Drop(player string) (Bracket, error) {
	panic("not written yet")
}

// Readmit takes a drop back, unless a tie that rests on it has been decided.
func (b Bracket) Readmit(player string) (Bracket, error) {
	panic("not written yet")
}
