package farwald

import "farpost/engine"

// stream is what one attacker has left to give.
type stream struct {
	from  engine.ObjID
	units int
}

// assignment is the plan of one unleash: who takes how much, from whom.
type assignment struct {
	f       facts
	streams []stream
	todo    []engine.Change
}

// assign gives out the DesEn of an unleash in one uninterrupted batch: down the defending order, the rest to the
// target (FW-182 to FW-196). DesEn is read now; an attacker that has left counts as it last was (FW-169, FW-170).
func assign(r *engine.Reader, f *engine.Frame) []engine.Change {
	a := against(r, f.About)
	if !isGone(r, f) { // else the attacked player has left: all is lost (FR-93)
		a.plan(engine.IDs(unleashList(r, f.About, listDefenders)), unleashList(r, f.About, listTarget))
	}
	if n := a.left(); n > 0 {
		a.todo = append(a.todo, engine.Tell("desen-lost", f.Owner, engine.N("n", n)))
	}
	return a.todo
}

// against begins the assignment of an unleash: nothing is given out yet.
func against(f facts, unleash engine.ObjID) *assignment {
	a := &assignment{f: f}
	for _, id := range engine.IDs(unleashList(f, unleash, listAttackers)) {
		a.streams = append(a.streams, stream{id, f.Stat(id, tDesEn)})
	}
	return a
}

// plan returns the units to the defenders in their order and what is left to the target, if there is one.
func (a *assignment) plan(defenders []engine.ObjID, target []engine.Value) {
	for _, id := range defenders {
		if onField(a.f, id) {
			a.hit(id)
		}
	}
	if len(target) == 1 {
		a.reach(target[0])
	}
}

func (a *assignment) left() int {
	n := 0
	for _, s := range a.streams {
		n += s.units
	}
	return n
}

// take draws up to n units, in the attackers' order, and gives each giver's part.
func (a *assignment) take(n int) []stream {
	var out []stream
	for i := range a.streams {
		s := &a.streams[i]
		if k := min(n, s.units); k > 0 {
			s.units -= k
			n -= k
			out = append(out, stream{s.from, k})
		}
	}
	return out
}

// hit gives an Evocation DesEn until its DefEn is 0, then it shatters; with less it survives (FW-183 to FW-186).
func (a *assignment) hit(id engine.ObjID) {
	defen := a.f.Stat(id, tDefEn)
	parts := a.take(defen)
	n := 0
	for _, p := range parts {
		n += p.units
	}
	if n == 0 {
		return
	}
	seat, card := a.f.Ctrl(id), []engine.Arg{engine.A("card", cardVal(a.f, id)), engine.A("obj", engine.Obj(id))}
	a.say("assigned", seat, append(card[:2:2], engine.N("n", n)))
	for _, p := range parts {
		a.todo = append(a.todo, engine.Change{Kind: chMarks, Seat: seat, Obj: id, N: p.units, By: p.from})
	}
	if n < defen {
		a.say(evSurvived, seat, append(card[:2:2], engine.N("n", defen-n)))
		return
	}
	a.todo = append(a.todo, engine.Change{Kind: chShatter, Seat: seat, Obj: id, By: parts[len(parts)-1].from})
}

func (a *assignment) say(kind string, seat engine.Seat, args []engine.Arg) {
	a.todo = append(a.todo, engine.Tell(kind, seat, args...))
}

// reach gives what is left to the original target, if it is still there (FW-171, FW-187, FW-189 to FW-194).
func (a *assignment) reach(target engine.Value) {
	switch id := target.ID(); {
	case target.Kind() == "crystal":
		a.reachCrystal(target)
	case !onField(a.f, id):
	case isEvocation(a.f, id):
		a.hit(id)
	default:
		if p := a.take(1); len(p) > 0 {
			a.todo = append(a.todo, engine.Change{Kind: chShatter, Seat: a.f.Ctrl(id), Obj: id, By: p[0].from})
		}
	}
}

// reachCrystal takes fragments off the attacked Crystal, if it stands, and off others of its player by what goes on.
func (a *assignment) reachCrystal(target engine.Value) {
	seat := target.Seat()
	if fragmentsOf(a.f, seat, target.Index()) == 0 {
		return
	}
	a.fragments(target, func(engine.ObjID) bool { return true })
	for k := 1; k < crystals; k++ {
		next := crystalVal(seat, (target.Index()+k)%crystals)
		a.fragments(next, func(from engine.ObjID) bool { return a.f.Option(optOverflow) == 1 || overflows(a.f, from) })
	}
}

// fragments takes fragments off a Crystal, as many as it has, by those attackers that may.
func (a *assignment) fragments(crystal engine.Value, may func(engine.ObjID) bool) {
	have := fragmentsOf(a.f, crystal.Seat(), crystal.Index())
	for i := range a.streams {
		s := &a.streams[i]
		n := min(s.units, have)
		if n < 1 || !may(s.from) {
			continue
		}
		s.units -= n
		have -= n
		a.todo = append(a.todo, engine.Change{Kind: chFragments, Seat: crystal.Seat(), To: crystal, N: n, By: s.from})
	}
}

// spoils reads from the events of an assignment what each attacker shattered, as pairs of attacker
// and thing.
func spoils(did []engine.Event) []engine.Value {
	var out []engine.Value
	for _, e := range did {
		from := e.Arg("source")
		if len(from) == 0 {
			continue
		}
		switch e.Kind {
		case evShattered:
			out = append(out, from[0], e.Arg("obj")[0])
		case evFragments:
			out = append(out, from[0], e.Arg("crystal")[0])
		}
	}
	return out
}

// shatterings raises the event Shattering, once for each attacker that shattered something and is still
// positioned (FW-199, FR-81).
func shatterings(r *engine.Reader, f *engine.Frame) []engine.Change {
	pairs := f.Reg("shattered")
	var todo []engine.Change
	for _, id := range engine.IDs(f.Reg(qAttackers)) {
		var things []engine.Value
		for i := 0; i < len(pairs); i += 2 {
			if pairs[i] == engine.Obj(id) {
				things = append(things, pairs[i+1])
			}
		}
		if e, ok := shatteringEvent(r, id, things); ok {
			todo = append(todo, engine.RecordEvent(e))
		}
	}
	return todo
}
