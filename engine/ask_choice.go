package engine

import "slices"

// WrongChoice says why values that a seat chose do not fit a question. It is exactly one of: a value that is not
// offered (Val), a value named twice (Val and Twice), a wrong number of values (neither).
type WrongChoice struct {
	Seat Seat
	// Kind is the question's kind.
	Kind string
	// Val is the first value that is not offered, or is named again; "" if only the number is wrong.
	Val Value
	// Twice: Val is offered, and is among the values before it, too.
	Twice bool
	// Vals are all values chosen, in their order. Min and Max are how many are asked for.
	Vals     []Value
	Min, Max int
}

// Count reports whether only the number of values is wrong.
func (m WrongChoice) Count() bool { return m.Val == "" }

// wrongChoice finds what is wrong with values, by the question's options and counts; bad is false if nothing is. It
// does not look at the refusals of options.
func wrongChoice(sa *SeatAsk, vals []Value) (m WrongChoice, bad bool) {
	m = WrongChoice{Seat: sa.Seat, Kind: sa.Kind, Vals: vals, Min: sa.Min, Max: sa.Max}
	for i, val := range vals {
		if !slices.ContainsFunc(sa.Options, func(o Option) bool { return o.Key == val }) {
			m.Val = val
			return m, true
		}
		if slices.Contains(vals[:i], val) {
			m.Val, m.Twice = val, true
			return m, true
		}
	}
	return m, len(vals) < sa.Min || len(vals) > sa.Max
}

// checkChoice refuses values that do not fit a question, and options that have a refusal. What does not fit is
// explained by why, else by the ruleset, else by CodeChoice with the figures.
func (d *driver) checkChoice(sa *SeatAsk, vals []Value, why func(WrongChoice) *Refusal) *Refusal {
	for _, val := range vals {
		for i := range sa.Options {
			if o := &sa.Options[i]; o.Key == val && o.Refusal != nil {
				return o.Refusal
			}
		}
	}
	m, bad := wrongChoice(sa, vals)
	if !bad {
		return nil
	}
	if why != nil {
		if no := why(m); no != nil {
			return no
		}
	}
	if d.g.WhyWrong != nil {
		if no := d.g.WhyWrong(d.r, m); no != nil {
			return no
		}
	}
	if m.Count() {
		return Refuse(CodeChoice, "", A("min", Int(m.Min)), A("max", Int(m.Max)), A("n", Int(len(vals))))
	}
	return Refuse(CodeChoice, "", A("given", m.Val))
}

// check tests a reply against the question that it answers. It returns the reply in full: optional answers that were
// left out are empty ones. The error is a *Refusal, or wraps ErrParked.
func (d *driver) check(sa *SeatAsk, rep Reply) (Reply, error) {
	if v := d.g.Verb(rep.Verb); v != nil && v.Prog != "" {
		for {
			c, err := d.announce(sa, rep)
			if err != nil {
				return rep, err
			}
			missing := c.missing
			d.setReady(c)
			if missing == nil {
				return rep, nil
			}
			if missing.Min > 0 {
				return rep, Refuse(CodeMissing, "", A("question", Word(missing.Name)))
			}
			rep = withAnswer(rep, Answer{Name: missing.Name})
		}
	}
	for i, a := range rep.Answers {
		if a.Name != ChoiceName || i > 0 || !sa.choosing(rep.Verb) {
			return rep, Refuse(CodeSurplus, "", A("question", Word(a.Name)))
		}
	}
	if sa.choosing(rep.Verb) {
		if no := d.checkChoice(sa, rep.Values(ChoiceName), d.why); no != nil {
			return rep, no
		}
	}
	return rep, nil
}

// why explains what does not fit the open question: it runs the step that asked once more and takes its Verdict.Why.
func (d *driver) why(m WrongChoice) *Refusal {
	if d.s.Ask == nil || len(d.s.Stack) == 0 {
		return nil
	}
	f := d.s.Stack[len(d.s.Stack)-1]
	f.Regs = slices.Clip(f.Regs)
	p := d.g.program(f.At.Prog)
	if p == nil {
		return nil
	}
	if i, ok := p.index[f.At.Label]; ok {
		if why := p.Steps[i].Op(d.r, &f).Why; why != nil {
			return why(m)
		}
	}
	return nil
}

// choosing reports whether a verb takes the question's options: only the first verb does, if there is anything to
// choose.
func (a *SeatAsk) choosing(verb string) bool {
	return slices.Index(a.Verbs, verb) == 0 && (len(a.Options) > 0 || a.Max > 0)
}

func withAnswer(rep Reply, a Answer) Reply {
	return Reply{Verb: rep.Verb, Answers: append(slices.Clone(rep.Answers), a)}
}
