package engine

import "slices"

// lapseSeals drops the answers ahead about a thing on which somebody acts in a window.
func (d *driver) lapseSeals(ask *Ask, rep SeatReply) {
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
	return x.Seat == sa.Seat && (sa.Of(x.About) || x.About == Always) && sa.Offers(x.Verb) &&
		(x.Window == AnyWindow || x.Window == sa.Kind)
}

// fillFromSeal answers a question with an answer ahead of its seat: one for its kind, the oldest first, else one for
// AnyWindow, else the seat's standing pass. An answer that is no longer possible is dropped. One for a single question
// is used up. Nothing is used in a match without short cuts; see InTurn.
func (d *driver) fillFromSeal(sa *SeatAsk) {
	if d.g.inTurn {
		return
	}
	d.fillFrom(sa, false)
	d.fillFrom(sa, true)
	d.fillFromStandingPass(sa)
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
			why := append([]Arg{A("code", Word(no.Code))}, no.Args...)
			d.stopQueues(QueueIllegal, why, of(x.Seat))
			return
		}
		if err != nil || x.Window != AnyWindow {
			d.s.Sealed = slices.Delete(slices.Clone(d.s.Sealed), i, i+1)
		}
		if err == nil {
			d.answerFromSeal(sa, rep, x.Ahead)
			if x.Window != AnyWindow && rep.Verb != Pass && rep.Verb != VerbOrder {
				d.s.Calm = 0 // a person has decided it, before
			}
		}
	}
}

// answerFromSeal gives a question an answer that was given ahead, with the answers ahead inside it. If one of those
// fits nothing, all of them are left out.
func (d *driver) answerFromSeal(sa *SeatAsk, rep Reply, ahead []Sealed) {
	if d.seal(sa, rep, ahead) != nil {
		sa.Then = nil
	}
	sa.Got, sa.Ahead = &rep, true
	d.tested(sa)
}

// seal keeps the answers ahead that came with an answer to sa. They take the place of earlier ones of the seat for the
// same questions. Several for one kind are used in their order. A pass ahead at a question about nothing is just a
// pass, because there is nothing that it could be about later.
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
	if err := d.sealable(sa.Seat, sa.Then); err != nil {
		return err
	}
	return d.sealAll(sa.Seat, now, false)
}

// sealAll keeps answers ahead of a seat whose things are known. With add, those of a queue go behind what is queued,
// else in its place.
func (d *driver) sealAll(seat Seat, xs []Sealed, add bool) error {
	if err := d.sealable(seat, xs); err != nil {
		return err
	}
	for i := range xs {
		if !d.mayBeAbout(&xs[i]) {
			return Refuse(CodeSeal, "", A("verb", Word(xs[i].Verb)))
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
	d.s.Sealed = append(slices.Clip(d.s.Sealed), xs...)
	var own []Sealed
	for _, x := range d.s.Sealed {
		if x.Seat == seat {
			own = append(own, x)
		}
	}
	return tooMany(own)
}

// mayBeAbout reports whether the seat of an answer ahead may say something about its thing: an object that it sees, or
// whatever it is asked about now. A silent answer may be about Always, any other one also about what is no object, such
// as a turn to come. A hidden object is refused as one that there is not.
func (d *driver) mayBeAbout(x *Sealed) bool {
	switch {
	case x.About == "" || x.About == Made:
		return false
	case x.About == Always:
		return x.Silent
	case d.s.Ask != nil && slices.ContainsFunc(d.s.Ask.Seats, func(sa SeatAsk) bool {
		return sa.Seat == x.Seat && sa.Of(x.About)
	}):
		return true
	case x.About.Kind() == "obj":
		return d.r.Sees(x.Seat, x.About.ID())
	}
	return !x.Silent
}

// sealable refuses answers ahead that no question could ever take, those of another seat, and those that are too long
// or too many. One may have others inside, and these none.
func (d *driver) sealable(seat Seat, xs []Sealed) error {
	for i := range xs {
		x := &xs[i]
		inner := slices.ContainsFunc(x.Ahead, func(y Sealed) bool {
			return len(y.Ahead) > 0 || !d.sayable(seat, &y)
		})
		if inner || !d.sayable(seat, x) {
			return Refuse(CodeSeal, "", A("verb", Word(x.Verb)))
		}
	}
	return tooMany(xs)
}

// sayable reports whether there are such a window and verb as an answer ahead names, whether it is its seat's, and
// whether its words are short enough.
func (d *driver) sayable(seat Seat, x *Sealed) bool {
	known := x.Verb == Pass || x.Verb == AskMe || d.g.Verb(x.Verb) != nil
	long := len(x.Window) > MaxSealedWord || len(x.Verb) > MaxSealedWord || len(x.About) > MaxSealedWord
	for _, a := range x.Answers {
		long = long || len(a.Name) > MaxSealedWord ||
			slices.ContainsFunc(a.Vals, func(v Value) bool { return len(v) > MaxSealedWord })
	}
	return x.Seat == seat && known && !long && (x.Window == AnyWindow || d.g.Asks(x.Window))
}

// tooMany refuses more answers ahead of one seat, or more values in them, than a match keeps.
func tooMany(xs []Sealed) error {
	answers, values := 0, 0
	count := func(x Sealed) {
		answers++
		for _, a := range x.Answers {
			values += 1 + len(a.Vals)
		}
	}
	for _, x := range xs {
		count(x)
		for _, y := range x.Ahead {
			count(y)
		}
	}
	if answers > MaxSealed || values > MaxSealedValues {
		return Refuse(CodeSeal, "", A("max", Int(MaxSealed)))
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

// unseal takes back a seat's answers ahead about a thing, about all things with "". An open question loses the answer
// that it has from one of them.
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
	ask := d.ownAsk()
	for i := range ask.Seats {
		if sa := &ask.Seats[i]; sa.Ahead && !sa.ByStandingPass && sa.Seat == seat && (about == "" || sa.Of(about)) {
			sa.forgetAnswer()
			some = true
		}
	}
	if !some {
		return Refuse(CodeSeal, "")
	}
	return nil
}
