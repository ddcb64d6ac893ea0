package engine

import "slices"

// endSeals ends the answers given ahead about a thing on which somebody acts in a window.
func (d *driver) endSeals(ask *Ask, rep SeatReply) {
	v := d.g.Verb(rep.Verb)
	if v == nil || v.Prog == "" {
		return
	}
	for _, sa := range ask.Seats {
		if d.g.windows[sa.Kind] != nil && sa.About != "" {
			d.s.dropSeals(func(x Sealed) bool { return x.About == sa.About })
		}
	}
}

// fillFromSeal answers a question with what its seat sealed ahead, the oldest first. A seal that is no
// longer legal is dropped; one for a single question is used up.
func (d *driver) fillFromSeal(sa *SeatAsk) {
	for i := 0; sa.Got == nil && i < len(d.s.Sealed); {
		x := d.s.Sealed[i]
		if x.Seat != sa.Seat || x.About != sa.About || !sa.Offers(x.Verb) ||
			(x.Window != AnyWindow && x.Window != sa.Kind) {
			i++
			continue
		}
		rep, err := d.check(sa, x.Reply)
		if err == nil {
			sa.Got, sa.Ahead = &rep, true
		}
		if err != nil || x.Window != AnyWindow {
			d.s.Sealed = slices.Delete(slices.Clone(d.s.Sealed), i, i+1)
		}
	}
}

// seal takes the answers ahead that came with an answer to sa. They replace what the seat sealed before
// for the same questions; several for one kind are used in their order. A pass ahead in a question about
// nothing is just a pass: there is nothing of which it could be about later.
func (d *driver) seal(sa *SeatAsk, rep Reply, ahead []Sealed) error {
	about := func(x Sealed) Value {
		switch {
		case x.About != "":
			return x.About
		case sa.About != "":
			return sa.About
		}
		return Made
	}
	v := d.g.Verb(rep.Verb)
	makes := v != nil && v.Prog != ""
	sa.Then = nil
	ahead = slices.DeleteFunc(slices.Clone(ahead), func(x Sealed) bool {
		return x.Verb == Pass && about(x) == Made && !makes
	})
	for _, x := range ahead {
		if x.Seat != sa.Seat || x.Window == "" || (about(x) == Made && !makes) ||
			(x.Verb != Pass && d.g.Verb(x.Verb) == nil) {
			return Refuse(CodeSeal, "", A("verb", Word(x.Verb)))
		}
		d.s.dropSeals(func(y Sealed) bool { return y.Seat == x.Seat && y.About == about(x) && y.Window == x.Window })
	}
	for _, x := range ahead {
		if x.About = about(x); x.About == Made {
			sa.Then = append(slices.Clip(sa.Then), x)
			continue
		}
		d.s.Sealed = append(slices.Clip(d.s.Sealed), x)
	}
	return nil
}

// unseal withdraws a seat's answers ahead about a thing, or with "" about all, those included that an
// open question holds.
func (d *driver) unseal(seat Seat, about Value) error {
	if seat < 0 || int(seat) >= len(d.s.Seats) {
		return Refuse(CodeForeign, "")
	}
	n := len(d.s.Sealed)
	d.s.dropSeals(func(x Sealed) bool { return x.Seat == seat && (about == "" || x.About == about) })
	some := len(d.s.Sealed) < n
	if d.s.Ask == nil {
		return Refuse(CodeSeal, "")
	}
	ask := d.copyAsk()
	for i := range ask.Seats {
		if sa := &ask.Seats[i]; sa.Ahead && sa.Seat == seat && (about == "" || sa.About == about) {
			sa.ungot()
			some = true
		}
	}
	if !some {
		return Refuse(CodeSeal, "")
	}
	return nil
}
