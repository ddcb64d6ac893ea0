package engine

import "slices"

// silence gives what a seat has said beforehand for the case that it stays silent on a question, made to
// fit what is possible now; ok is false when it said nothing, or nothing that is possible, or the match is played
// without short cuts.
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

// maxFitted bounds the questions of an announcement that an answer is fitted to.
const maxFitted = 64

// fitted is an answer without the values that are not possible now, in the order in which they were given;
// ok is false when too few are left, or it cannot be done at all.
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

// possible are the values that options allow, each once, at most n.
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
