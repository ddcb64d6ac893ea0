package engine

import "slices"

// Silence declares a kind of question that a seat may answer beforehand for the case that it lets the deadline pass.
type Silence struct {
	// Kind is the kind of question, Verb the verb that answers it. Name is the step of the verb's announcement for
	// which the seat chooses values.
	Kind, Verb, Name string
	// Options returns what a seat may choose now, from what it may know. The order of its choice counts. To choose
	// nothing is an answer, too.
	Options func(r *Reader, seat Seat) []Option
}

// SilenceView is a Silence as one seat may use it, and what that seat has chosen.
type SilenceView struct {
	Kind, Verb, Name string
	Options          []Option
	// Set: the seat has chosen. Vals is what, without the values that are no longer among Options.
	Set  bool
	Vals []Value
}

// SilencesOf returns the kinds of question that a seat may answer for the case that it lets the deadline pass, with
// what it has chosen. Show them to nobody else.
func SilencesOf(g *Ruleset, b Book, s *State, seat Seat) (out []SilenceView, err error) {
	if err := fits(g, b, s); err != nil {
		return nil, err
	}
	d := newDriver(g, b, s)
	defer d.catch(&err)
	for _, q := range g.Silences {
		v := SilenceView{Kind: q.Kind, Verb: q.Verb, Name: q.Name, Options: q.Options(d.r, seat)}
		for _, x := range s.Sealed {
			if x.Seat != seat || x.About != Always || x.Window != q.Kind {
				continue
			}
			v.Set = true
			v.Vals = slices.DeleteFunc(slices.Clone(x.Values(q.Name)), func(val Value) bool {
				return !slices.ContainsFunc(v.Options, func(o Option) bool { return o.Key == val })
			})
		}
		out = append(out, v)
	}
	d.release()
	return out, nil
}

// Seal returns the answer ahead by which a seat chooses these values, for the input InputSeal.
func (v SilenceView) Seal(seat Seat, vals []Value) Sealed {
	return Sealed{Seat: seat, About: Always, Window: v.Kind, Silent: true,
		Reply: Reply{Verb: v.Verb, Answers: []Answer{{Name: v.Name, Vals: vals}}}}
}

// Stage returns the answer ahead by which a seat keeps what it has put together so far of an answer to an open question
// about a thing, for the input InputSeal: if the deadline passes it answers the question, as far as it is possible by
// then. The zero reply keeps the default, in place of what was kept before. Ok is false if neither the answer nor one
// that comes with it is of a verb that is Staged, or if there is no such question. Show it to nobody else.
func (g *Ruleset) Stage(sa *SeatAsk, rep Reply, ahead []Sealed) (x Sealed, ok bool) {
	if sa == nil || sa.Thing() == "" {
		return x, false
	}
	staged := func(verb string) bool {
		v := g.Verb(verb)
		return v != nil && v.Staged
	}
	if rep.Verb == "" {
		rep, ok = sa.Default, slices.ContainsFunc(sa.Verbs, staged)
	}
	ok = ok || staged(rep.Verb) || slices.ContainsFunc(ahead, func(y Sealed) bool { return staged(y.Verb) })
	return Sealed{Seat: sa.Seat, About: sa.Thing(), Window: sa.Kind, Silent: true, Reply: rep, Ahead: ahead}, ok
}

// SilentReply returns what would answer the open question q if its deadline passed now: what the seat has chosen for
// that case, else the default. It is zero for a question that is not open, has an answer, or is optional.
func SilentReply(g *Ruleset, b Book, s *State, q uint64) (rep Reply, err error) {
	if err := fits(g, b, s); err != nil {
		return rep, err
	}
	sa := s.Ask.ByQ(q)
	if sa == nil || sa.Optional || sa.Got != nil {
		return rep, nil
	}
	d := newDriver(g, b, s) // only trials write, each its own copy
	defer d.catch(&err)
	rep, _, ok := d.silentReply(sa)
	if d.release(); !ok {
		rep = sa.Default
	}
	return rep, nil
}

// silentReply returns what a seat has said for the case that it lets the deadline of a question pass, fitted to what is
// possible now. Ok is false if it has said nothing, or nothing that is possible, or if the match takes no short cuts.
func (d *driver) silentReply(sa *SeatAsk) (rep Reply, ahead []Sealed, ok bool) {
	if d.g.inTurn {
		return Reply{}, nil, false
	}
	for _, always := range []bool{false, true} {
		for _, any := range []bool{false, true} {
			for _, x := range d.s.Sealed {
				if !x.Silent || !x.fits(sa) || (x.About == Always) != always || (x.Window == AnyWindow) != any {
					continue
				}
				if rep, ok := d.fitted(sa, x.Reply); ok {
					return rep, x.Ahead, true
				}
			}
		}
	}
	return Reply{}, nil, false
}

// maxFitted bounds the steps of an announcement to which an answer is fitted.
const maxFitted = 64

// fitted returns a reply without the values that are not possible now; the others keep their order. Ok is false if too
// few are left, or if it cannot be done at all.
func (d *driver) fitted(sa *SeatAsk, rep Reply) (out Reply, ok bool) {
	out = Reply{Verb: rep.Verb}
	if v := d.g.Verb(rep.Verb); v == nil || v.Prog == "" {
		if sa.choosing(rep.Verb) {
			out = withAnswer(out, Answer{ChoiceName, possible(sa.Options, rep.Values(ChoiceName), sa.Max)})
		}
		out, err := d.check(sa, out)
		return out, err == nil
	}
	for range maxFitted {
		c, err := d.announce(sa, out)
		switch {
		case err != nil:
			return out, false
		case c.missing == nil:
			return out, true
		}
		vals := possible(c.missing.Options, rep.Values(c.missing.Name), c.missing.Max)
		if len(vals) < c.missing.Min {
			return out, false
		}
		out = withAnswer(out, Answer{c.missing.Name, vals})
	}
	return out, false
}

// possible returns the values that the options allow, each once, at most n.
func possible(options []Option, vals []Value, n int) []Value {
	var out []Value
	for _, v := range vals {
		can := slices.ContainsFunc(options, func(o Option) bool { return o.Key == v && o.Refusal == nil })
		if can && !slices.Contains(out, v) && len(out) < n {
			out = append(out, v)
		}
	}
	return out
}
