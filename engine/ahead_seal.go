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
	return x.Seat == sa.Seat && (sa.Of(x.About) || x.Silent && x.About == Always) && sa.Offers(x.Verb) &&
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
			d.stopQueues(QueueIllegal, why, func(s Seat) bool { return s == x.Seat })
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
	if err := d.sealable(sa.Seat, sa.Then, 0); err != nil {
		return err
	}
	return d.sealAll(sa.Seat, now, false)
}

// sealAll keeps answers ahead of a seat whose things are known. With add, those of a queue go behind what is queued,
// else in its place.
func (d *driver) sealAll(seat Seat, xs []Sealed, add bool) error {
	if err := d.sealable(seat, xs, 0); err != nil {
		return err
	}
	for _, x := range xs {
		if x.About == "" || x.About == Made || (x.About == Always && !x.Silent) || !d.mayBeAbout(seat, x.About) {
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

// mayBeAbout reports whether a seat may say something ahead about a thing: an object that it sees, or what it is asked
// about now. So the refusal is the same for a hidden object as for one that there is not.
func (d *driver) mayBeAbout(seat Seat, about Value) bool {
	if about.Kind() != "obj" || d.r.Sees(seat, about.ID()) {
		return true
	}
	return d.s.Ask != nil && slices.ContainsFunc(d.s.Ask.Seats, func(sa SeatAsk) bool {
		return sa.Seat == seat && sa.Of(about)
	})
}

// asked reports whether there may be questions of a kind: those of windows, those that the ruleset names rules for, and
// in a ruleset that names none, all.
func (g *Ruleset) asked(kind string) bool {
	if len(g.Clauses) == 0 {
		return kind != ""
	}
	return kind == AnyWindow || g.windows[kind] != nil || len(g.Clauses[kind]) > 0 ||
		slices.ContainsFunc(g.Silences, func(q Silence) bool { return q.Kind == kind }) ||
		slices.ContainsFunc(g.queues, func(q Queue) bool { return q.Kind == kind })
}

// tooLong reports whether an answer ahead, without those inside it, holds more than a match should keep, and how many
// values it holds.
func (x *Sealed) tooLong() (values int, long bool) {
	long = len(x.Window) > MaxSealedWord || len(x.Verb) > MaxSealedWord || len(x.About) > MaxSealedWord
	for _, a := range x.Answers {
		values += 1 + len(a.Vals)
		long = long || len(a.Name) > MaxSealedWord || slices.ContainsFunc(a.Vals, func(v Value) bool {
			return len(v) > MaxSealedWord
		})
	}
	return values, long || values > MaxSealedValues
}

// sealable refuses answers ahead that no question could ever take, those of another seat, and those that are too long.
// One may have others inside, and these none.
func (d *driver) sealable(seat Seat, xs []Sealed, depth int) error {
	values := 0
	for i := range xs {
		x := &xs[i]
		n, long := x.tooLong()
		if values += n; long || values > MaxSealedValues || len(xs) > MaxSealed {
			return Refuse(CodeSeal, "", A("max", Int(MaxSealedValues)))
		}
		known := x.Verb == Pass || x.Verb == AskMe || d.g.Verb(x.Verb) != nil
		if x.Seat != seat || !d.g.asked(x.Window) || !known || depth > 1 {
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
