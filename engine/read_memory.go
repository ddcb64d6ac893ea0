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

// projected tells what is known of the object in a slot.
type projected struct {
	age   uint32
	stats uint32 // a bit for each stat that is known
	ctrls bool
	ctrl  Seat
}

// forget makes all projections be computed anew; it is called whenever the match is written.
func (r *Reader) forget() {
	if r.age++; r.age == 0 {
		clear(r.known)
		clear(r.memos[:])
		clear(r.movedIn[:])
		r.age, r.began, r.moved = 1, 0, 0
	}
}

// forgetPlaces is forget where anything may stand anywhere.
func (r *Reader) forgetPlaces() {
	r.forget()
	r.began, r.moved = r.age, r.age
}

// at is what is known of the object in a slot.
func (r *Reader) at(slot int32) *projected {
	if n := r.s.Objects.n; len(r.known) < n {
		r.known = append(r.known, make([]projected, n+8-len(r.known))...)
	}
	p := &r.known[slot-1]
	if p.age != r.age {
		*p = projected{age: r.age}
	}
	return p
}

// Calls gives frames for Verdict.Call in memory that is used again by the next step.
func (r *Reader) Calls(frames ...Frame) []Frame {
	r.calls = append(r.calls[:0], frames...)
	return r.calls
}

// Ask gives a question for so many seats, whose parts are still to be filled in, for Verdict.Ask: in memory that is
// used again by the next step.
func (r *Reader) Ask(join Join, seats int) *Ask {
	r.seats = append(r.seats[:0], make([]SeatAsk, seats)...)
	r.ask = Ask{Join: join, Seats: r.seats}
	return &r.ask
}

// AskOne is Ask for one seat, whose answer comes to stand in the register into.
func (r *Reader) AskOne(sa SeatAsk, into string) *Ask {
	r.seats = append(r.seats[:0], sa)
	r.ask = Ask{Join: JoinAll, Seats: r.seats, Into: into}
	return &r.ask
}

// Batch gives changes for Verdict.Do (not for Verdict.Batch) in memory that is used again by the next step.
func (r *Reader) Batch(changes ...Change) []Change {
	r.batch = append(r.batch[:0], changes...)
	return r.batch
}
