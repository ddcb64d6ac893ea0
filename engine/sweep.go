package engine

// sweep forgets the last known values that nothing refers to any more, and answers ahead about things
// that are gone. What is kept keeps what it refers to.
func (d *driver) sweep() {
	d.s.dropSeals(func(x Sealed) bool {
		id := x.About.ID()
		return !id.IsZero() && d.s.object(id) == nil
	})
	if len(d.s.Snaps) == 0 {
		return
	}
	used := make([]bool, len(d.s.Snaps))
	use := func(id ObjID) {
		if id.IsZero() {
			return
		}
		for i := range d.s.Snaps {
			if d.s.Snaps[i].ID == id {
				used[i] = true
			}
		}
	}
	refs(d.s, use)
	kept := make([]bool, len(d.s.Snaps))
	for again := true; again; {
		again = false
		for i := range d.s.Snaps {
			if used[i] && !kept[i] {
				kept[i], again = true, true
				refsOf(&d.s.Snaps[i].Was, use)
			}
		}
	}
	var snaps []Snapshot
	for i, sn := range d.s.Snaps {
		if kept[i] {
			snaps = append(snaps, sn)
		}
	}
	d.s.Snaps = snaps
}

// refsOf visits the references of an object.
func refsOf(o *Object, visit func(ObjID)) {
	if !o.Of.IsZero() {
		visit(o.Of)
	}
	if o.On != "" {
		visit(o.On.ID())
	}
	for _, f := range o.Data {
		for _, v := range f.Vals {
			visit(v.ID())
		}
	}
}

// refs visits every reference to an object that a state holds outside its zones.
func refs(s *State, visit func(ObjID)) {
	vals := func(vs []Value) {
		for _, v := range vs {
			if id := v.ID(); !id.IsZero() {
				visit(id)
			}
		}
	}
	fields := func(fs []Field) {
		for _, f := range fs {
			vals(f.Vals)
		}
	}
	event := func(e *Event) {
		if e != nil {
			for i := range e.Args {
				vals(e.Args[i].Vals)
			}
			for i := range e.Secret {
				vals(e.Secret[i].Vals)
			}
		}
	}
	replies := func(r Reply) {
		for _, a := range r.Answers {
			vals(a.Vals)
		}
	}
	var seals func(xs []Sealed)
	seals = func(xs []Sealed) {
		for _, x := range xs {
			vals([]Value{x.About})
			replies(x.Reply)
			seals(x.Ahead)
		}
	}
	ask := func(a *Ask) {
		if a == nil {
			return
		}
		for i := range a.Seats {
			sa := &a.Seats[i]
			visit(sa.About.ID())
			vals(sa.Within)
			for _, o := range sa.Options {
				visit(o.Key.ID())
			}
			replies(sa.Default)
			if sa.Got != nil {
				replies(*sa.Got)
			}
			seals(sa.Then)
		}
	}
	ask(s.Ask)
	for i, p := range s.Objects.pages {
		for j := range min(pageSize, s.Objects.n-i*pageSize) {
			refsOf(&p[j], visit)
		}
	}
	for _, e := range s.Effects {
		vals(e.On)
		vals([]Value{e.Source})
	}
	for i := range s.Waiting {
		t := &s.Waiting[i]
		visit(t.About)
		vals([]Value{t.Source})
		event(t.On)
	}
	for _, m := range s.Marks {
		vals([]Value{m.On})
	}
	seals(s.Sealed)
	for i := range s.Stack {
		f := &s.Stack[i]
		visit(f.About)
		visit(f.Self)
		fields(f.Regs)
		vals(f.Ret)
		vals(f.Leave)
		ask(f.Asked)
		replies(Reply{Answers: f.Pre})
		seals(f.Then)
		event(f.On)
		for j := range f.Did {
			event(&f.Did[j])
		}
		for _, c := range f.Batch {
			visit(c.Obj)
			visit(c.By)
			vals(c.Vals)
			vals([]Value{c.To})
		}
		for _, g := range f.Got {
			replies(g.Reply)
		}
	}
}
