package engine

import "slices"

// Reader is how ops and projections read a match. It gives values; nothing it returns may be changed.
type Reader struct {
	s     *State
	g     *Ruleset
	book  Book
	stats map[statKey]int // projections since the last commit
	ctrls map[ObjID]Seat
}

type statKey struct {
	id   ObjID
	stat int
}

func newReader(g *Ruleset, b Book, s *State) *Reader {
	return &Reader{s: s, g: g, book: b, stats: map[statKey]int{}, ctrls: map[ObjID]Seat{}}
}

func (r *Reader) forget() {
	clear(r.stats)
	clear(r.ctrls)
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
	var out []Seat
	for _, o := range s.After(len(r.s.Seats)) {
		if o != s && !r.Out(o) {
			out = append(out, o)
		}
	}
	return out
}

// Zone lists the objects of a zone, the top last; seat is NoSeat for a shared zone.
func (r *Reader) Zone(kind string, seat Seat) []ObjID {
	if i := r.s.zone(kind, seat); i >= 0 {
		return slices.Clip(r.s.Zones[i].Cards)
	}
	return nil
}

// Live gives an object under its present id; ok is false when the id is no longer current.
func (r *Reader) Live(id ObjID) (o Object, ok bool) {
	if p := r.s.object(id); p != nil {
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
	if p := r.s.object(id); p != nil {
		return *p, true
	}
	if sn := r.s.snap(id); sn != nil {
		return sn.Was, true
	}
	return Object{}, false
}

// ZoneOf gives the zone that a live object is in; ok is false when the id is not current.
func (r *Reader) ZoneOf(id ObjID) (kind string, seat Seat, ok bool) {
	o := r.s.object(id)
	if o == nil {
		return "", NoSeat, false
	}
	z := r.s.Zones[o.Zone]
	return z.Kind, z.Seat, true
}

// In reports whether the object is live and in a zone of that kind.
func (r *Reader) In(id ObjID, kind string) bool {
	k, _, ok := r.ZoneOf(id)
	return ok && k == kind
}

// Attr gives an attribute of an object, of its last known form when it is gone, 0 when unknown.
func (r *Reader) Attr(id ObjID, attr int) int {
	o, _ := r.Known(id)
	return int(o.Attr[attr])
}

// Stat gives a projected characteristic, the last known one when the object is gone.
func (r *Reader) Stat(id ObjID, stat int) int {
	if r.s.object(id) == nil {
		if sn := r.s.snap(id); sn != nil && stat < len(sn.Stats) {
			return sn.Stats[stat]
		}
		return 0
	}
	k := statKey{id, stat}
	if v, ok := r.stats[k]; ok {
		return v
	}
	v := r.g.Stat(r, id, stat)
	r.stats[k] = v
	return v
}

// Ctrl gives who commands an object, the last who did when it is gone, NoSeat when unknown.
func (r *Reader) Ctrl(id ObjID) Seat {
	if r.s.object(id) == nil {
		if sn := r.s.snap(id); sn != nil {
			return sn.Ctrl
		}
		return NoSeat
	}
	if c, ok := r.ctrls[id]; ok {
		return c
	}
	c := r.g.Ctrl(r, id)
	r.ctrls[id] = c
	return c
}

// CardID gives the book's id of an object's card, "" when it has none or is unknown.
func (r *Reader) CardID(id ObjID) string {
	if o, ok := r.Known(id); ok && o.Card >= 0 {
		return r.book.CardID(o.Card)
	}
	return ""
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
	for i := len(r.s.Stack) - 1; i >= 0; i-- {
		if r.s.Stack[i].At.Prog == prog {
			return r.s.Stack[i], true
		}
	}
	return Frame{}, false
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

// Public gives the reader of public facts only.
func (r *Reader) Public() Public { return Public{r} }
