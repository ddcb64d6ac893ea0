package engine

// memo is a figure that a ruleset found out at an age of the match.
type memo struct {
	age  uint64
	zone int16 // what it rests on; anyZone for the whole match
	n    uint64
}

const anyZone = -2

// memoCount is how many figures a Reader keeps for its ruleset.
const memoCount = 4

// Memo returns the figure that SetMemo stored under a number, 0 to 3; ok is false if the match has been written since.
// What the numbers mean is the ruleset's affair.
func (r *Reader) Memo(i int) (n uint64, ok bool) {
	m := &r.memos[i]
	return m.n, m.age == r.age
}

// SetMemo stores a figure until the match is written. It must follow from reading the match alone.
func (r *Reader) SetMemo(i int, n uint64) { r.memos[i] = memo{r.age, anyZone, n} }

// ZoneMemo is Memo for a figure that SetZoneMemo stored.
func (r *Reader) ZoneMemo(i int) (n uint64, ok bool) {
	m := &r.memos[i]
	return m.n, m.age >= r.changed(int(m.zone))
}

// SetZoneMemo stores a figure until a card comes to a shared zone of that kind or leaves it. The figure must follow
// from which cards are there, in which order, alone. Use its number for nothing else.
func (r *Reader) SetZoneMemo(i int, kind string, n uint64) {
	r.memos[i] = memo{r.age, int16(r.zone(kind, NoSeat)), n}
}

// learn takes over the figures that another reader of the same match has stored.
func (r *Reader) learn(from *Reader) {
	for i := range r.memos {
		m := from.memos[i]
		if m.age == from.age || m.zone != anyZone && m.age >= from.changed(int(m.zone)) {
			r.memos[i] = memo{r.age, m.zone, m.n}
		}
	}
}

// movedZones is for how many zones a Reader knows when their cards changed. Any move counts for the others.
const movedZones = 64

// changed returns the age at which a card last came to a zone or left it.
func (r *Reader) changed(zone int) uint64 {
	if uint(zone) < movedZones {
		return max(r.movedIn[zone], r.began)
	}
	return r.moved
}

// forgetZones is forget after an object has gone from one zone to another; -1 is none.
func (r *Reader) forgetZones(from, to int) {
	r.forget()
	r.moved = r.age
	for _, z := range [...]int{from, to} {
		if uint(z) < movedZones {
			r.movedIn[z] = r.age
		}
	}
}

// projected says which projections of the object in a slot are known.
type projected struct {
	age   uint64
	stats uint32 // a bit for each stat that is known
	ctrls bool
	ctrl  Seat
}

// forget makes the match one age older: all projections are computed anew. It is called whenever the match is written.
func (r *Reader) forget() { r.age++ }

// forgetPlaces is forget after anything may have changed its place.
func (r *Reader) forgetPlaces() {
	r.forget()
	r.began, r.moved = r.age, r.age
}

// at returns what is known of the object in a slot.
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

// Calls returns frames for Verdict.Call, in memory that the next step uses again.
func (r *Reader) Calls(frames ...Frame) []Frame {
	r.calls = append(r.calls[:0], frames...)
	return r.calls
}

// Ask returns an ask with so many questions, still to be filled in, for Verdict.Ask. It is in memory that the next step
// uses again.
func (r *Reader) Ask(join Join, seats int) *Ask {
	r.seats = append(r.seats[:0], make([]SeatAsk, seats)...)
	r.ask = Ask{Join: join, Seats: r.seats}
	return &r.ask
}

// AskOne is Ask for one question. Its answer is then in the register into, and if that is "" in Frame.Got only.
func (r *Reader) AskOne(sa SeatAsk, into string) *Ask {
	r.seats = append(r.seats[:0], sa)
	r.ask = Ask{Join: JoinAll, Seats: r.seats, Into: into}
	return &r.ask
}

// Batch returns changes for Verdict.Do, not for Verdict.Batch, in memory that the next step uses again.
func (r *Reader) Batch(changes ...Change) []Change {
	r.batch = append(r.batch[:0], changes...)
	return r.batch
}
