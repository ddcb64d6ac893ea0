package draft

import (
	"slices"

	"farpost/bot/table"
	"farpost/engine"
)

// Given is the input that a draft and those that it hangs on come to.
func (d Draft) Given(seat engine.Seat) engine.Input {
	if d.Outer != nil {
		return d.Merged(seat).Given(seat)
	}
	in := engine.Input{Kind: engine.InputReply, Seat: seat, Q: d.Q, Reply: d.Reply, Ahead: d.Ahead}
	if d.Reply.Verb == "" { // nothing is answered now
		in.Kind, in.Q, in.About = engine.InputSeal, 0, d.About
		if len(d.Ahead) == 0 {
			in.Kind = ""
		}
	}
	return in
}

// Merged is the outer draft with this one as its answer ahead.
func (d Draft) Merged(seat engine.Seat) Draft {
	x := d.Offer.Sealed(seat, d.Reply)
	x.Ahead = d.Ahead
	return d.Outer.With(d.Offer, x, d.Line)
}

// With is a draft with a further answer ahead, which takes the place of the one of the same offer; those of a
// queue go one behind the other.
func (d Draft) With(o engine.Offer, x engine.Sealed, said string) Draft {
	if o.Code != "" {
		d = d.Without(o)
	}
	d.Ahead = append(slices.Clone(d.Ahead), x)
	d.Said = append(slices.Clone(d.Said), said)
	return d
}

// Without is a draft that does not take an offer.
func (d Draft) Without(o engine.Offer) Draft {
	var ahead []engine.Sealed
	var said []string
	for i, x := range d.Ahead {
		if !taken(o, x) {
			ahead, said = append(ahead, x), append(said, d.Said[i])
		}
	}
	d.Ahead, d.Said = ahead, said
	return d
}

// Takes reports whether a draft takes an offer.
func (d Draft) Takes(o engine.Offer) bool {
	return slices.ContainsFunc(d.Ahead, func(x engine.Sealed) bool { return taken(o, x) })
}

func taken(o engine.Offer, x engine.Sealed) bool {
	return x.Window == o.Window && (x.About == engine.Made) == o.Made && x.Lasting == o.Lasting && (o.About == "" || x.About == o.About) &&
		(o.Reply.Verb == "" || x.Verb == o.Reply.Verb)
}

// Place gives the position on which a draft is put together, and the draft with the question's number there; ok
// is false when it cannot be answered ahead.
func Place(pos table.Position, seat engine.Seat, d Draft) (table.Position, Draft, bool, error) {
	if d.Outer == nil {
		return pos, d, true, nil
	}
	at, q, ok, err := pos.Imagine(seat, d.Outer.Given(seat), d.Offer.Window)
	d.Q = q
	return at, d, ok, err
}

// Lines is what a draft says so far, the drafts that it hangs on first.
func (d Draft) Lines() []string {
	lines := d.Outer.Before(d.Line)
	for _, s := range d.Said {
		lines = append(lines, "↳ "+s)
	}
	return lines
}

// Before is a line, if there is one, with what comes before it, if d, the draft that it hangs on, says anything.
func (d *Draft) Before(line string) []string {
	var lines []string
	if d != nil {
		lines = d.Lines()
	}
	switch {
	case line == "":
		return lines
	case len(lines) > 0:
		line = "↳ " + line
	}
	return append(lines, line)
}

// Verbs are the verbs with which the later question of a draft can be answered.
func Verbs(at table.Position, d Draft) []string {
	if len(d.Offer.Verbs) > 0 {
		return d.Offer.Verbs
	}
	sa := at.State.Ask.ByQ(d.Q)
	if sa == nil {
		return nil
	}
	if !at.IsWindow(*sa) { // passing ends a free moment, and is said as any other further action
		return sa.Verbs
	}
	return slices.DeleteFunc(slices.Clone(sa.Verbs), func(v string) bool { return v == engine.Pass })
}
