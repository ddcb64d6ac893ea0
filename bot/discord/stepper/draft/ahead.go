package draft

import (
	"slices"
	"strings"

	"farpost/bot/table"
	"farpost/engine"
)

// Given returns the input that a draft and those that it hangs on come to. Its Kind is "" if nothing is answered at
// all.
func (d Draft) Given(seat engine.Seat) engine.Input {
	if d.Outer != nil {
		return d.Merged(seat).Given(seat)
	}
	in := engine.Input{Kind: engine.InputReply, Seat: seat, Q: d.Q, Reply: d.Reply, Ahead: d.Ahead}
	if d.Reply.Verb == "" { // only answers ahead
		in.Kind, in.Q, in.About = engine.InputSeal, 0, d.About
		if len(d.Ahead) == 0 {
			in.Kind = ""
		}
	}
	return in
}

// aheadSign begins the line of an answer ahead.
const aheadSign = "↳ "

// Merged returns the outer draft with this one as its answer ahead, which keeps what it was told to cost and do, and
// what it was said ahead with.
func (d Draft) Merged(seat engine.Seat) Draft {
	x := d.Offer.Sealed(seat, d.Reply)
	x.Ahead = d.Ahead
	lines := append([]string{d.Line}, d.Told...)
	for _, words := range d.AheadWords {
		lines = append(lines, aheadSign+words)
	}
	return d.Outer.With(d.Offer, x, strings.Join(lines, "\n"))
}

// With returns a draft with another answer ahead, in words, too. It replaces the one of the same offer; further actions
// (an offer without a code) come one behind the other.
func (d Draft) With(o engine.Offer, x engine.Sealed, words string) Draft {
	if o.Code != "" {
		d = d.Without(o)
	}
	d.Ahead = append(slices.Clone(d.Ahead), x)
	d.AheadWords = append(slices.Clone(d.AheadWords), words)
	return d
}

// Without returns a draft that does not take an offer.
func (d Draft) Without(o engine.Offer) Draft {
	var ahead []engine.Sealed
	var words []string
	for i, x := range d.Ahead {
		if !taken(o, x) {
			ahead, words = append(ahead, x), append(words, d.AheadWords[i])
		}
	}
	d.Ahead, d.AheadWords = ahead, words
	return d
}

// Takes reports whether a draft takes an offer.
func (d Draft) Takes(o engine.Offer) bool {
	return slices.ContainsFunc(d.Ahead, func(x engine.Sealed) bool { return taken(o, x) })
}

// Taken returns the answer ahead by which a draft takes an offer, the last one; the zero one if it does not.
func (d Draft) Taken(o engine.Offer) (last engine.Sealed) {
	for _, x := range d.Ahead {
		if taken(o, x) {
			last = x
		}
	}
	return last
}

// taken reports whether an answer ahead is one of an offer.
func taken(o engine.Offer, x engine.Sealed) bool {
	return x.Window == o.Window && x.Lasting == o.Lasting && (x.About == engine.Made) == o.Made &&
		(o.About == "" || x.About == o.About) && (o.Reply.Verb == "" || x.Verb == o.Reply.Verb)
}

// At returns the position on which a draft is put together, and the draft with its question's number there. For an
// answer ahead that is the position as it will be when the question is asked; ok is false if nobody can look that far.
func At(pos table.Position, seat engine.Seat, d Draft) (table.Position, Draft, bool, error) {
	if d.Outer == nil {
		return pos, d, true, nil
	}
	at, q, ok, err := pos.Imagine(seat, d.Outer.Given(seat), d.Offer.Window)
	d.Q = q
	return at, d, ok, err
}

// Lines returns a draft in words, a line for each answer. The drafts that it hangs on come first.
func (d Draft) Lines() []string {
	lines := d.Outer.Before(d.Line)
	for _, words := range d.AheadWords {
		lines = append(lines, aheadSign+words)
	}
	return lines
}

// Before returns the lines of d, the draft that another one hangs on, with the other's line behind them. d may be nil,
// and the line may be "".
func (d *Draft) Before(line string) []string {
	var lines []string
	if d != nil {
		lines = d.Lines()
	}
	switch {
	case line == "":
		return lines
	case len(lines) > 0:
		line = aheadSign + line
	}
	return append(lines, line)
}

// Verbs lists the verbs with which the later question of a draft can be answered, on the position At. In a window
// passing is not among them: nobody has to say that beforehand here.
func Verbs(at table.Position, d Draft) []string {
	if len(d.Offer.Verbs) > 0 {
		return d.Offer.Verbs
	}
	sa := at.State.Ask.ByQ(d.Q)
	if sa == nil {
		return nil
	}
	if !at.IsWindow(*sa) { // passing ends a free moment, and is a further action like any other
		return sa.Verbs
	}
	return slices.DeleteFunc(slices.Clone(sa.Verbs), func(v string) bool { return v == engine.Pass })
}
