package engine

// memo is a figure that a ruleset has found out at an age.
type memo struct {
	age uint32
	n   uint64
}

// memoCount is how many figures a Reader keeps for its ruleset.
const memoCount = 4

// Memo gives the figure that SetMemo kept under a number (0 to 3), if the match has not been written since.
// What the numbers mean is the ruleset's.
func (r *Reader) Memo(i int) (n uint64, ok bool) {
	m := &r.memos[i]
	return m.n, m.age == r.age
}

// SetMemo keeps a figure, found by reading the match and nothing else, until the match is written.
func (r *Reader) SetMemo(i int, n uint64) { r.memos[i] = memo{r.age, n} }

// PlaceMemo is Memo for a figure kept by SetPlaceMemo.
func (r *Reader) PlaceMemo(i int) (n uint64, ok bool) {
	m := &r.memos[i]
	return m.n, m.age != 0 && m.age >= r.moved
}

// SetPlaceMemo keeps a figure that rests on nothing but which cards stand in which zones, until an object comes, goes
// or changes its zone. Its number is not one of those used for SetMemo.
func (r *Reader) SetPlaceMemo(i int, n uint64) { r.memos[i] = memo{r.age, n} }
