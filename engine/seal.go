package engine

import "slices"

// endSeals ends the answers given ahead about a thing on which somebody acts in a window.
func (d *driver) endSeals(ask *Ask, rep SeatReply) {
	v := d.g.Verb(rep.Verb)
	if v == nil || v.Prog == "" {
		return
	}
	for _, sa := range ask.Seats {
		if d.g.windows[sa.Kind] != nil {
			d.s.dropSeals(func(x Sealed) bool { return sa.Of(x.About) && !x.Silent })
		}
	}
}

// fits reports whether an answer ahead is one for a question.
func (x *Sealed) fits(sa *SeatAsk) bool {
	return x.Seat == sa.Seat && (sa.Of(x.About) || x.Silent && x.About == Always) && sa.Offers(x.Verb) &&
		(x.Window == AnyWindow || x.Window == sa.Kind)
}

// fillFromSeal answers a question with what its seat sealed ahead: for its kind, the oldest first, then for
// any window, else by its standing pass. A seal that is no longer legal is dropped; one for a single question is
// used up. Without short cuts nothing is used, see InTurn.
func (d *driver) fillFromSeal(sa *SeatAsk) {
	if d.g.inTurn {
		return
	}
	d.fillFrom(sa, false)
	d.fillFrom(sa, true)
	d.fillFromStand(sa)
}

func (d *driver) fillFrom(sa *SeatAsk, any bool) {
	for i := 0; sa.Got == nil && i < len(d.s.Sealed); {
		x := d.s.Sealed[i]
		if x.Silent || x.Verb == AskMe || (x.Window == AnyWindow) != any || !x.fits(sa) {
			i++
			continue
		}
		rep, err := d.check(sa, x.Reply)
		if no := IsRefusal(err); no != nil && d.g.queued(x) {
			d.stopQueues(QueueIllegal, append([]Arg{A("code", Word(no.Code))}, no.Args...), func(s Seat) bool { return s == x.Seat })
			return
		}
		if err != nil || x.Window != AnyWindow {
			d.s.Sealed = slices.Delete(slices.Clone(d.s.Sealed), i, i+1)
		}
		if err == nil {
			d.holdSealed(sa, rep, x.Ahead)
			if x.Window != AnyWindow && rep.Verb != Pass && rep.Verb != VerbOrder {
				d.s.Calm = 0 // it is the decision of a person, made before
			}
		}
	}
}

// holdSealed makes a question hold an answer that was sealed, with the answers ahead inside it; those that
// fit nothing are left out.
func (d *driver) holdSealed(sa *SeatAsk, rep Reply, ahead []Sealed) {
	if d.seal(sa, rep, ahead) != nil {
		sa.Then = nil
	}
	sa.Got, sa.Ahead = &rep, true
	d.tested(sa)
}

// seal takes the answers ahead that came with an answer to sa. They replace what the seat sealed before
// for the same questions; several for one kind are used in their order. A pass ahead in a question about
// nothing is just a pass: there is nothing of which it could be about later.
func (d *driver) seal(sa *SeatAsk, rep Reply, ahead []Sealed) error {
	v := d.g.Verb(rep.Verb)
	makes := v != nil && v.Prog != ""
	about := func(x Sealed) Value {
		switch {
		case x.About != "":
			return x.About
		case sa.Thing() != "":
			return sa.Thing()
		}
		return Made
	}
	sa.Then = nil
	var now []Sealed
	for _, x := range ahead {
		if x.About = about(x); x.About != Made {
			now = append(now, x)
		} else if makes {
			sa.Then = append(sa.Then, x)
		} else if x.Verb != Pass {
			return Refuse(CodeSeal, "", A("verb", Word(x.Verb)))
		}
	}
	if err := d.sealable(sa.Seat, sa.Then, 0); err != nil {
		return err
	}
	return d.sealAll(sa.Seat, now, false)
}

// sealAll keeps answers ahead of a seat whose things are known; with add those of a queue go behind what is
// queued, else in its place.
func (d *driver) sealAll(seat Seat, xs []Sealed, add bool) error {
	if err := d.sealable(seat, xs, 0); err != nil {
		return err
	}
	for _, x := range xs {
		if x.About == "" || x.About == Made || (x.About == Always && !x.Silent) {
			return Refuse(CodeSeal, "", A("verb", Word(x.Verb)))
		}
	}
	for _, x := range xs {
		if add && d.g.queued(x) {
			continue
		}
		d.s.dropSeals(func(y Sealed) bool {
			return y.Seat == x.Seat && y.About == x.About && y.Window == x.Window && y.Silent == x.Silent
		})
	}
	n := len(xs)
	for _, x := range d.s.Sealed {
		if x.Seat == seat {
			n += 1 + len(x.Ahead)
		}
	}
	if n > MaxSealed {
		return Refuse(CodeSeal, "", A("max", Int(MaxSealed)))
	}
	d.s.Sealed = append(slices.Clip(d.s.Sealed), xs...)
	return nil
}

// sealable refuses answers ahead that no question could ever take, or that are somebody else's.
func (d *driver) sealable(seat Seat, xs []Sealed, depth int) error {
	for _, x := range xs {
		if x.Seat != seat || x.Window == "" || (x.Verb != Pass && x.Verb != AskMe && d.g.Verb(x.Verb) == nil) || depth > 1 || len(xs) > MaxSealed {
			return Refuse(CodeSeal, "", A("verb", Word(x.Verb)))
		}
		if err := d.sealable(seat, x.Ahead, depth+1); err != nil {
			return err
		}
	}
	return nil
}

// sealOnly carries out an InputSeal.
func (d *driver) sealOnly(in Input) error {
	switch {
	case in.Seat < 0 || int(in.Seat) >= len(d.s.Seats):
		return Refuse(CodeForeign, "")
	case d.r.Out(in.Seat):
		return d.whyNot(in.Seat, "", CodeOut)
	case len(in.Ahead) == 0:
		return Refuse(CodeSeal, "")
	}
	xs := slices.Clone(in.Ahead)
	for i := range xs {
		if xs[i].About == "" {
			xs[i].About = in.About
		}
	}
	return d.sealAll(in.Seat, xs, true)
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
		if sa := &ask.Seats[i]; sa.Ahead && !sa.ByStandingPass && sa.Seat == seat && (about == "" || sa.Of(about)) {
			sa.ungot()
			some = true
		}
	}
	if !some {
		return Refuse(CodeSeal, "")
	}
	return nil
}
