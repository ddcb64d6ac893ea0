package engine

// memo is a figure that a ruleset has found out at an age.
type memo struct {
	age  uint32
	zone int16 // that it rests on; anyZone for the whole match
	n    uint64
}

const anyZone = -2

// memoCount is how many figures a Reader keeps for its ruleset.
const memoCount = 4

// Memo gives the figure that SetMemo kept under a number (0 to 3), if the match has not been written since.
// What the numbers mean is the ruleset's.
func (r *Reader) Memo(i int) (n uint64, ok bool) {
	m := &r.memos[i]
	return m.n, m.age == r.age
}

// SetMemo keeps a figure, found by reading the match and nothing else, until the match is written.
func (r *Reader) SetMemo(i int, n uint64) { r.memos[i] = memo{r.age, anyZone, n} }

// ZoneMemo is Memo for a figure kept by SetZoneMemo.
func (r *Reader) ZoneMemo(i int) (n uint64, ok bool) {
	m := &r.memos[i]
	return m.n, m.age != 0 && m.age >= r.changed(int(m.zone))
}

// SetZoneMemo keeps a figure that rests on nothing but which cards stand in a shared zone of that kind, in which order,
// until one comes there or goes. Its number is used for this only.
func (r *Reader) SetZoneMemo(i int, kind string, n uint64) {
	r.memos[i] = memo{r.age, int16(r.zone(kind, NoSeat)), n}
}

// learn takes over the figures that another reader of the same match has kept.
func (r *Reader) learn(from *Reader) {
	for i := range r.memos {
		m := from.memos[i]
		if m.age == from.age || m.age != 0 && m.zone != anyZone && m.age >= from.changed(int(m.zone)) {
			r.memos[i] = memo{r.age, m.zone, m.n}
		}
	}
}

// movedZones is of how many zones a Reader knows when their cards changed; of the others any move is one.
const movedZones = 64

// changed is the age at which cards of a zone came or went the last time.
func (r *Reader) changed(zone int) uint32 {
	if uint(zone) < movedZones {
		return max(r.movedIn[zone], r.began)
	}
	return r.moved
}

// forgetZones is forget where objects have come to a zone or have gone from it; -1 is none.
func (r *Reader) forgetZones(from, to int) {
	r.forget()
	r.moved = r.age
	for _, z := range [...]int{from, to} {
		if uint(z) < movedZones {
			r.movedIn[z] = r.age
		}
	}
}
