package engine

import "slices"

// Reader is how ops and projections read a match. It gives values; nothing it returns may be changed.
type Reader struct {
	s    *State
	g    *Ruleset
	book Book
	log  *undoLog // of the reader of what was before a batch: objects that it has written since
	// known are projections, by slot; those of an earlier age are forgotten.
	known []projected
	stats []int // of all slots, as many each as the ruleset has stats
	age   uint32
	// began is the age of what is read, moved that of what stands where, and movedIn of what stands in a zone.
	began, moved uint32
	movedIn      [movedZones]uint32
	memos        [memoCount]memo
	// looked: it was asked for what may differ when an announcement that was tried is carried out; see
	// driver.carryOn.
	looked bool
	calls  []Frame  // see Calls
	batch  []Change // see Batch
	ask    Ask      // see Ask
	seats  []SeatAsk
	zones  [32]uint8 // see zone
	opens  [32]opening
	// vals and fields are room for what frames begin with, see part.
	vals   []Value
	fields []Field
}

// projected tells what is known of the object in a slot.
type projected struct {
	age   uint32
	stats uint32 // a bit for each stat that is known
	ctrls bool
	ctrl  Seat
}

func newReader(g *Ruleset, b Book, s *State) *Reader {
	r := &Reader{}
	r.use(g, b, s)
	return r
}

// use makes it read another match.
func (r *Reader) use(g *Ruleset, b Book, s *State) {
	r.s, r.g, r.book, r.log, r.looked = s, g, b, nil, false
	r.forgetPlaces()
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

// object finds a live object by its id, nil when the id is not current.
func (r *Reader) object(id ObjID) *Object {
	if r.log != nil {
		return r.objectBefore(id)
	}
	return r.s.object(id)
}

// objectBefore is object for what was before a batch.
func (r *Reader) objectBefore(id ObjID) *Object {
	if id.Slot >= 1 && int(id.Slot) <= r.s.Objects.n {
		if o := r.log.find(id.Slot); o != nil {
			if o.Gen != id.Gen || o.Zone < 0 {
				return nil
			}
			return o
		}
	}
	return r.s.object(id)
}

// knows finds an object or its last known form, nil when there is neither.
func (r *Reader) knows(id ObjID) *Object {
	if o := r.object(id); o != nil {
		return o
	}
	if sn := r.s.snap(id); sn != nil {
		return &sn.Was
	}
	return nil
}

// Ruleset is the game that is played.
func (r *Reader) Ruleset() *Ruleset { return r.g }

// Book is the match's card data.
func (r *Reader) Book() Book { return r.book }

// Seats is the number of seats, defeated ones included.
func (r *Reader) Seats() int { return len(r.s.Seats) }

// Out reports whether a seat has been defeated; NoSeat never is.
func (r *Reader) Out(s Seat) bool { return s >= 0 && int(s) < len(r.s.Seats) && r.s.Seats[s].Out }

// Alive lists the seats still in the match, in seating order.
func (r *Reader) Alive() []Seat {
	out := make([]Seat, 0, len(r.s.Seats))
	for i := range r.s.Seats {
		if !r.s.Seats[i].Out {
			out = append(out, Seat(i))
		}
	}
	return out
}

// Opponents lists the other seats still in the match, in seating order from the one after s.
func (r *Reader) Opponents(s Seat) []Seat {
	n := len(r.s.Seats)
	out := make([]Seat, 0, n)
	for i := range n {
		if o := Seat((int(s) + 1 + i) % n); o != s && !r.Out(o) {
			out = append(out, o)
		}
	}
	return out
}

// Live gives an object under its present id; ok is false when the id is no longer current.
func (r *Reader) Live(id ObjID) (o Object, ok bool) {
	if p := r.object(id); p != nil {
		return *p, true
	}
	return Object{}, false
}

// Sees reports whether a viewer (NoSeat: a spectator) may see a live object: its zone is open to them,
// or the ruleset shows it to them just now. Views are filled with what this allows.
func (r *Reader) Sees(viewer Seat, id ObjID) bool {
	kind, owner, ok := r.ZoneOf(id)
	if !ok {
		return false
	}
	z, _ := r.g.Zone(kind)
	if z.Seen == SeenByAll || (z.Seen == SeenByOwner && owner == viewer && viewer != NoSeat) {
		return true
	}
	return r.g.Shown != nil && r.g.Shown(r, viewer, id)
}

// Known gives an object, or its last known information when the id is no longer current.
func (r *Reader) Known(id ObjID) (o Object, ok bool) {
	if p := r.knows(id); p != nil {
		return *p, true
	}
	return Object{}, false
}

// Look gives an object under its present id without copying it, nil when the id is no longer current. It must be
// neither changed nor kept.
func (r *Reader) Look(id ObjID) *Object { return r.object(id) }

// Attr gives an attribute of an object, of its last known form when it is gone, 0 when unknown.
func (r *Reader) Attr(id ObjID, attr int) int {
	if o := r.knows(id); o != nil {
		return int(o.Attr[attr])
	}
	return 0
}

// Stat gives a projected characteristic, the last known one when the object is gone.
func (r *Reader) Stat(id ObjID, stat int) int {
	if r.object(id) == nil {
		if sn := r.s.snap(id); sn != nil && stat < len(sn.Stats) {
			return sn.Stats[stat]
		}
		return 0
	}
	p, i := r.at(id.Slot), int(id.Slot-1)*len(r.g.Stats)+stat
	if p.stats&(1<<stat) != 0 {
		return r.stats[i]
	}
	v := r.g.Stat(r, id, stat)
	if want := len(r.known) * len(r.g.Stats); len(r.stats) < want {
		r.stats = append(r.stats, make([]int, want-len(r.stats))...)
	}
	r.stats[i] = v
	r.at(id.Slot).stats |= 1 << stat
	return v
}

// Ctrl gives who commands an object, the last who did when it is gone, NoSeat when unknown.
func (r *Reader) Ctrl(id ObjID) Seat {
	if r.object(id) == nil {
		if sn := r.s.snap(id); sn != nil {
			return sn.Ctrl
		}
		return NoSeat
	}
	if p := r.at(id.Slot); p.ctrls {
		return p.ctrl
	}
	c := r.g.Ctrl(r, id)
	p := r.at(id.Slot)
	p.ctrl, p.ctrls = c, true
	return c
}

// CardID gives the book's id of an object's card, "" when it has none or is unknown.
func (r *Reader) CardID(id ObjID) string {
	if o := r.knows(id); o != nil && o.Card >= 0 {
		return r.book.CardID(o.Card)
	}
	return ""
}

// Card gives the book's index of an object's card, or of its last known form's; -1 when it has none or is
// unknown.
func (r *Reader) Card(id ObjID) int32 {
	if o := r.knows(id); o != nil {
		return o.Card
	}
	return -1
}

// SeatAttr gives a seat's figure.
func (r *Reader) SeatAttr(s Seat, attr int) int { return int(r.s.Seats[s].Attrs[attr]) }

// Var gives one of the ruleset's public figures by its place in Ruleset.Vars.
func (r *Reader) Var(i int) int { return int(r.s.Vars[i]) }

// Option gives a table rule's setting.
func (r *Reader) Option(name string) int {
	for _, o := range r.s.Options {
		if o.Name == name {
			return o.N
		}
	}
	for _, t := range r.g.TableRules {
		if t.Name == name {
			return t.Default
		}
	}
	return 0
}

// Effects lists the continuous effects in order of arrival.
func (r *Reader) Effects() []Effect { return slices.Clip(r.s.Effects) }

// Waiting lists the triggers not yet placed, in order of arrival.
func (r *Reader) Waiting() []Trigger { return slices.Clip(r.s.Waiting) }

// MarkCount tells how often the mark was made on a thing in the running period.
func (r *Reader) MarkCount(code string, on Value) int {
	for _, m := range r.s.Marks {
		if m.Code == code && m.On == on {
			return m.N
		}
	}
	return 0
}

// Result is the end of the match, nil while it goes on.
func (r *Reader) Result() *Result { return r.s.Result }

// Running reports whether a program is anywhere on the stack, and gives the topmost such frame.
func (r *Reader) Running(prog string) (Frame, bool) {
	r.looked = true
	for i := len(r.s.Stack) - 1; i >= 0; i-- {
		if r.s.Stack[i].At.Prog == prog {
			f := r.s.Stack[i]
			f.Regs = slices.Clip(f.Regs)
			return f, true
		}
	}
	return Frame{}, false
}

// calm counts the forced steps since the last decision of a person.
func (r *Reader) calm() int {
	r.looked = true
	return r.s.Calm
}

// OpenAsk is the question that is open now, nil when there is none. It is what everybody may know
// of it: answers held by a join are not in it.
func (r *Reader) OpenAsk() *Ask {
	if r.s.Ask == nil {
		return nil
	}
	a := *r.s.Ask
	a.Seats = slices.Clone(a.Seats)
	for i := range a.Seats {
		a.Seats[i].ungot()
	}
	return &a
}

// Stands are the standing passes of a seat. They are its own affair, so they may decide what it is offered (Offer.When)
// and nothing that anybody else could notice.
func (r *Reader) StandingPasses(s Seat) []StandingPass {
	var out []StandingPass
	for _, x := range r.s.StandingPasses {
		if x.Seat == s {
			out = append(out, x)
		}
	}
	return out
}

// Public gives the reader of public facts only.
func (r *Reader) Public() Public { return Public{r} }
