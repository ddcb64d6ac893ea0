package engine

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
			for _, a := range append(e.Args[:len(e.Args):len(e.Args)], e.Secret...) {
				vals(a.Vals)
			}
		}
	}
	replies := func(r Reply) {
		for _, a := range r.Answers {
			vals(a.Vals)
		}
	}
	for i := range s.Objects {
		o := &s.Objects[i]
		visit(o.Of)
		vals([]Value{o.On})
		fields(o.Data)
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
	for _, x := range s.Sealed {
		vals([]Value{x.About})
		replies(x.Reply)
	}
	for i := range s.Stack {
		f := &s.Stack[i]
		visit(f.About)
		visit(f.Self)
		fields(f.Regs)
		vals(f.Ret)
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
