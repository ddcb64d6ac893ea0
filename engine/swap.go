package engine

import "slices"

// Swapped gives the match as it would stand had two objects of one owner been each other's card all the
// time, for tests of hidden information: what a seat observes must not change while both are hidden from
// it. The open question is put again with the cards swapped and keeps its numbers and answers. ok is
// false when a choice was already made about one of the objects (an answer held or sealed, a target, a
// batch in flight): then the swap would change what people decided.
func Swapped(g *Ruleset, b Book, s *State, x, y ObjID) (out *State, ok bool, err error) {
	p, q := s.object(x), s.object(y)
	if p == nil || q == nil || p.Owner != q.Owner || p.Kind != q.Kind || chosen(s, x, y) {
		return nil, false, nil
	}
	d := newDriver(g, b, s.clone())
	defer d.catch(&err)
	cx, cy := d.s.object(x), d.s.object(y)
	cx.Card, cy.Card = cy.Card, cx.Card
	if s.Ask == nil || len(s.Stack) == 0 {
		return d.s, true, nil
	}
	f := d.s.Stack[len(d.s.Stack)-1]
	prog := d.g.program(f.At.Prog)
	if prog == nil {
		return nil, false, parked("this build has no program %q", f.At.Prog)
	}
	again := prog.Steps[prog.index[f.At.Label]].Op(d.r, &f).Ask
	if again == nil {
		d.s.Ask = nil // with these cards nothing would be asked
		return d.s, true, nil
	}
	ask := *again
	ask.At, ask.Next = s.Ask.At, s.Ask.Next
	ask.Seats = slices.Clone(ask.Seats)
	for i := range ask.Seats {
		if i < len(s.Ask.Seats) && s.Ask.Seats[i].Seat == ask.Seats[i].Seat {
			old := s.Ask.Seats[i]
			ask.Seats[i].Q, ask.Seats[i].Got, ask.Seats[i].Ahead, ask.Seats[i].Then = old.Q, old.Got, old.Ahead, old.Then
		}
	}
	d.s.Ask = &ask
	return d.s, true, nil
}

// chosen reports whether anything but zones and the options of open questions refers to one of the objects.
func chosen(s *State, ids ...ObjID) bool {
	c := s.clone()
	bare := func(a *Ask) *Ask {
		if a == nil {
			return nil
		}
		out := *a
		out.Seats = slices.Clone(a.Seats)
		for i := range out.Seats {
			out.Seats[i].Options, out.Seats[i].Default = nil, Reply{}
		}
		return &out
	}
	c.Ask = bare(c.Ask)
	for i := range c.Stack {
		c.Stack[i].Asked = bare(c.Stack[i].Asked)
	}
	found := false
	refs(c, func(id ObjID) { found = found || slices.Contains(ids, id) })
	return found
}
