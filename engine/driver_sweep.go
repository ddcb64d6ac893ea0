package engine

// sweep forgets the last known values that nothing refers to any more, and the answers ahead about things that are
// gone. A value that is kept keeps those that it refers to.
func (d *driver) sweep() {
	d.s.dropSeals(func(x Sealed) bool {
		id := x.About.ID()
		return !id.IsZero() && d.s.object(id) == nil
	})
	if len(d.s.Snaps) == 0 {
		return
	}
	u := &d.mem.snaps
	if u.refs.visit == nil {
		u.refs.visit = u.mark
	}
	u.refs.unsaid = d.g.inTurn // nothing uses them
	u.snaps, u.used = d.s.Snaps, append(u.used[:0], make([]bool, len(d.s.Snaps))...)
	u.kept = append(u.kept[:0], u.used...)
	u.refs.state(d.s)
	n := 0
	for again := true; again; {
		again = false
		for i := range u.snaps {
			if u.used[i] && !u.kept[i] {
				u.kept[i], again = true, true
				u.refs.object(&u.snaps[i].Was)
				n++
			}
		}
	}
	d.s.Snaps = make([]Snapshot, 0, n)
	for i := range u.snaps {
		if u.kept[i] {
			d.s.Snaps = append(d.s.Snaps, u.snaps[i])
		}
	}
	u.snaps = nil
}

// usedSnaps are the last known values of a match, and which of them something refers to.
type usedSnaps struct {
	snaps []Snapshot
	used  []bool
	kept  []bool
	refs  references
}

func (u *usedSnaps) mark(id ObjID) {
	for i := range u.snaps {
		if u.snaps[i].ID == id {
			u.used[i] = true
		}
	}
}

// references calls visit for each object that a thing refers to. With unsaid it leaves answers ahead out.
type references struct {
	visit  func(ObjID)
	unsaid bool
}

func (u references) id(id ObjID) {
	if !id.IsZero() {
		u.visit(id)
	}
}

func (u references) value(v Value) {
	if v != "" {
		u.id(v.ID())
	}
}

func (u references) values(vals []Value) {
	for _, v := range vals {
		u.id(v.ID())
	}
}

func (u references) object(o *Object) {
	if !o.Of.IsZero() {
		u.id(o.Of)
	}
	if o.On != "" {
		u.id(o.On.ID())
	}
	if o.Data != nil {
		u.fields(o.Data)
	}
}

func (u references) fields(fs []Field) {
	for i := range fs {
		u.values(fs[i].Vals)
	}
}

func (u references) args(args []Arg) {
	for i := range args {
		u.values(args[i].Vals)
	}
}

func (u references) event(e *Event) {
	if e != nil {
		u.args(e.Args)
		u.args(e.Secret)
	}
}

func (u references) answers(as []Answer) {
	for i := range as {
		u.values(as[i].Vals)
	}
}

func (u references) seals(xs []Sealed) {
	if u.unsaid {
		return
	}
	for i := range xs {
		u.value(xs[i].About)
		u.answers(xs[i].Answers)
		u.seals(xs[i].Ahead)
	}
}

func (u references) ask(a *Ask) {
	if a == nil {
		return
	}
	for i := range a.Seats {
		sa := &a.Seats[i]
		u.value(sa.About)
		u.values(sa.Within)
		for j := range sa.Options {
			u.value(sa.Options[j].Key)
		}
		u.answers(sa.Default.Answers)
		if sa.Got != nil {
			u.answers(sa.Got.Answers)
		}
		u.seals(sa.Then)
	}
}

// state visits every reference to an object in a state, those of its zones apart.
func (u references) state(s *State) {
	u.ask(s.Ask)
	for _, p := range s.Objects.pages {
		for j := range p { // also behind the last slot, where all are zero
			if o := &p[j]; o.Of.Slot != 0 || o.On != "" || o.Data != nil { // few have any
				u.object(o)
			}
		}
	}
	for i := range s.Effects {
		u.values(s.Effects[i].On)
		u.value(s.Effects[i].Source)
	}
	for i := range s.Waiting {
		t := &s.Waiting[i]
		u.id(t.About)
		u.value(t.Source)
		u.event(t.On)
	}
	for i := range s.Marks {
		u.value(s.Marks[i].On)
	}
	u.seals(s.Sealed)
	for i := range s.Stack {
		u.frame(&s.Stack[i])
	}
}

func (u references) frame(f *Frame) {
	u.id(f.About)
	u.id(f.Self)
	u.fields(f.Regs)
	u.values(f.Ret)
	u.values(f.Leave)
	u.ask(f.Asked)
	u.answers(f.Pre)
	u.seals(f.Then)
	u.event(f.On)
	for i := range f.Did {
		u.event(&f.Did[i])
	}
	for i := range f.Batch {
		c := &f.Batch[i]
		u.id(c.Obj)
		u.id(c.By)
		u.values(c.Vals)
		u.value(c.To)
	}
	for i := range f.Got {
		u.answers(f.Got[i].Answers)
		u.seals(f.Got[i].Then)
	}
}
