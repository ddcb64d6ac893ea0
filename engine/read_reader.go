package engine

import "slices"

// Reader is how ops and projections read a match. Nothing that it returns may be changed.
type Reader struct {
	s    *State
	g    *Ruleset
	book Book
	log  *undoLog // for the match before a batch: the objects that the batch has written since
	// known are projections by slot. Those of an earlier age do not count.
	known []projected
	stats []int  // of all slots; each has as many as the ruleset has stats
	age   uint64 // from 1 on; nothing is known of age 0
	// Ages: began is when this match came to be read, moved when an object last changed its place, and movedIn when one
	// last came to a zone or left it.
	began, moved uint64
	movedIn      [movedZones]uint64
	memos        [memoCount]memo
	// looked: it was asked for what may differ between the trial of an announcement and the moment when the
	// announcement counts; see driver.setReady.
	looked bool
	// Memory for what ops propose; see Calls, Batch and Ask.
	calls []Frame
	batch []Change
	ask   Ask
	seats []SeatAsk
	// Where zones were found, and who sees them; see zone and open.
	zones [32]uint8
	opens [32]opening
	// Pieces for what frames begin with; see part.
	vals   []Value
	fields []Field
}

func newReader(g *Ruleset, b Book, s *State) *Reader {
	r := &Reader{}
	r.use(g, b, s)
	return r
}

// use makes the reader read another match.
func (r *Reader) use(g *Ruleset, b Book, s *State) {
	r.s, r.g, r.book, r.log, r.looked = s, g, b, nil, false
	r.forgetPlaces()
}

// object returns the live object of an id; nil if the id is not current.
func (r *Reader) object(id ObjID) *Object {
	if r.log != nil {
		return r.objectBefore(id)
	}
	return r.s.object(id)
}

// objectBefore is object for the match before a batch.
func (r *Reader) objectBefore(id ObjID) *Object {
	if int(id.Slot) <= r.s.Objects.n { // what the batch has made behind them was nothing
		if o := r.log.find(id.Slot); o != nil {
			if o.Gen != id.Gen || o.Zone < 0 {
				return nil
			}
			return o
		}
	}
	return r.s.object(id)
}

// knows returns an object or its last known form; nil if there is neither.
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

// Out reports whether a seat has been defeated. NoSeat never is.
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

// Live returns the object of an id; ok is false if the id is not current.
func (r *Reader) Live(id ObjID) (o Object, ok bool) {
	if p := r.object(id); p != nil {
		return *p, true
	}
	return Object{}, false
}

// Sees reports whether a viewer (NoSeat: a spectator) may see a live object: its zone is open to them, or the ruleset
// shows it to them now (Ruleset.Shown). Views have only what this allows.
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

// Known returns an object, in its last known form if the id is not current; ok is false if neither is known.
func (r *Reader) Known(id ObjID) (o Object, ok bool) {
	if p := r.knows(id); p != nil {
		return *p, true
	}
	return Object{}, false
}

// Look is Live without a copy; nil if the id is not current. The object must be neither changed nor kept.
func (r *Reader) Look(id ObjID) *Object { return r.object(id) }

// Attr returns an attribute of an object, the last known one if it is gone, 0 if it is unknown.
func (r *Reader) Attr(id ObjID, attr int) int {
	if o := r.knows(id); o != nil {
		return int(o.Attr[attr])
	}
	return 0
}

// Stat returns a characteristic of an object, the last known one if it is gone, 0 if it is unknown. See Ruleset.Stat.
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

// Ctrl returns who commands an object, the last who did if it is gone, NoSeat if it is unknown. See Ruleset.Ctrl.
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

// CardID returns the book's id of an object's card; "" if it has none or is unknown.
func (r *Reader) CardID(id ObjID) string {
	if o := r.knows(id); o != nil && o.Card >= 0 {
		return r.book.CardID(o.Card)
	}
	return ""
}

// Card returns the book's index of an object's card; -1 if it has none or is unknown.
func (r *Reader) Card(id ObjID) int32 {
	if o := r.knows(id); o != nil {
		return o.Card
	}
	return -1
}

// SeatAttr returns a figure of a seat by its place in Ruleset.SeatAttrs.
func (r *Reader) SeatAttr(s Seat, attr int) int { return int(r.s.Seats[s].Attrs[attr]) }

// Var returns a public figure of the match by its place in Ruleset.Vars.
func (r *Reader) Var(i int) int { return int(r.s.Vars[i]) }

// Option returns the setting of a table rule; 0 if there is no such rule.
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

// Effects lists the continuous effects in the order in which they came.
func (r *Reader) Effects() []Effect { return slices.Clip(r.s.Effects) }

// Waiting lists the triggers that are not placed yet, in the order in which they came.
func (r *Reader) Waiting() []Trigger { return slices.Clip(r.s.Waiting) }

// MarkCount returns how often a mark was made on a thing since its period began.
func (r *Reader) MarkCount(code string, on Value) int {
	for _, m := range r.s.Marks {
		if m.Code == code && m.On == on {
			return m.N
		}
	}
	return 0
}

// Result returns how the match ended; nil while it goes on.
func (r *Reader) Result() *Result { return r.s.Result }

// Running reports whether a program is anywhere on the stack, and returns the topmost frame of it.
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

// calm returns how many forced steps there were since the last decision of a person.
func (r *Reader) calm() int {
	r.looked = true
	return r.s.Calm
}

// OpenAsk returns the open ask as everybody may know it, without the answers that have come; nil if none is open.
func (r *Reader) OpenAsk() *Ask {
	if r.s.Ask == nil {
		return nil
	}
	a := *r.s.Ask
	a.Seats = slices.Clone(a.Seats)
	for i := range a.Seats {
		a.Seats[i].forgetAnswer()
	}
	return &a
}

// StandingPasses returns those of a seat. Nobody else may know of them: they may decide what the seat is offered
// (Offer.When), and nothing that others could notice.
func (r *Reader) StandingPasses(s Seat) []StandingPass {
	var out []StandingPass
	for _, x := range r.s.StandingPasses {
		if x.Seat == s {
			out = append(out, x)
		}
	}
	return out
}

// Public returns a reader of public facts only.
func (r *Reader) Public() Public { return Public{r} }

// Read returns a reader of a match, for tools and for scenarios. Apply never changes a state, so reading is safe as
// long as nobody else writes it.
func Read(g *Ruleset, b Book, s *State) *Reader { return newReader(g, b, s) }
