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
	d := newDriver(g, b, s.Clone())
	defer d.catch(&err)
	cx, cy := d.s.object(x), d.s.object(y)
	cx.Card, cy.Card = cy.Card, cx.Card
	if err := d.askAgain(); err != nil {
		return nil, false, err
	}
	return d.s, true, nil
}

// Again gives the match with its open question put once more, as it is after a concession of somebody
// else: the step that asks runs again, and the numbers and answers stay. Asking must be repeatable, so
// the match must be the same one; a test compares.
func Again(g *Ruleset, b Book, s *State) (out *State, err error) {
	d := newDriver(g, b, s.share())
	defer d.catch(&err)
	if err := d.askAgain(); err != nil {
		return nil, err
	}
	return d.s, nil
}

// askAgain runs the step of the open question again; when it asks nothing now, there is no question.
func (d *driver) askAgain() error {
	old := d.s.Ask
	if old == nil || len(d.s.Stack) == 0 {
		return nil
	}
	f := d.s.Stack[len(d.s.Stack)-1]
	p := d.g.program(f.At.Prog)
	if p == nil {
		return parked("this build has no program %q", f.At.Prog)
	}
	i, ok := p.index[f.At.Label]
	if !ok {
		return parked("program %q has no step %q", p.Name, f.At.Label)
	}
	again := p.Steps[i].Op(d.r, &f).Ask
	if again == nil {
		d.s.Ask = nil
		return nil
	}
	ask := *again
	ask.At, ask.Next = old.At, old.Next
	ask.Seats = d.present(ask.Seats)
	for i := range ask.Seats {
		if i < len(old.Seats) && old.Seats[i].Seat == ask.Seats[i].Seat {
			was := old.Seats[i]
			now := &ask.Seats[i]
			now.Q, now.Got, now.Ahead, now.ByStandingPass, now.Then = was.Q, was.Got, was.Ahead, was.ByStandingPass, was.Then
		}
	}
	d.s.Ask = &ask
	return nil
}

// chosen reports whether anything but zones and the options of open questions refers to one of the objects.
func chosen(s *State, ids ...ObjID) bool {
	c := s.Clone()
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
	references{visit: func(id ObjID) { found = found || slices.Contains(ids, id) }}.state(c)
	return found
}
