package engine

import "slices"

// Misfit is what is wrong with the values that a seat chose for a question: exactly one of a value that is
// not offered, one named twice, and a wrong number of values.
type WrongChoice struct {
	Seat Seat
	// Kind is the question's kind.
	Kind string
	// Val is the first value that is not offered or is named again; "" when only the number is wrong.
	Val Value
	// Twice: Val is offered, and stood among the values before.
	Twice bool
	// Vals are all values chosen, in their order; Min and Max are how many are asked for.
	Vals     []Value
	Min, Max int
}

// Count reports whether only the number of values is wrong.
func (m WrongChoice) Count() bool { return m.Val == "" }

// misfit finds what is wrong with values, by the question's options and counts; ok is false when nothing is.
// An option that stands with a refusal is not its affair.
func misfit(sa *SeatAsk, vals []Value) (m WrongChoice, ok bool) {
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

// checkChoice refuses values that do not fit a question or that stand there with a refusal. Why explains a
// misfit, else the ruleset does, else it is CodeChoice with the figures.
func (d *driver) checkChoice(sa *SeatAsk, vals []Value, why func(WrongChoice) *Refusal) *Refusal {
	for _, val := range vals {
		for i := range sa.Options {
			if o := &sa.Options[i]; o.Key == val && o.Refusal != nil {
				return o.Refusal
			}
		}
	}
	m, bad := misfit(sa, vals)
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
