package engine

import "slices"

// Offer is an answer ahead that a table offers beside an answer, so that people need not be asked one question after
// the other. A ruleset declares it, so a table that shows it knows no game. Offers beside a question are in
// Ruleset.Offers and follow from public facts alone. Offers beside an announcement are in Verb.Offers.
type Offer struct {
	// Code names it in the game's words (family "ahead").
	Code string
	// On is the kind of question that it is offered beside; "" for offers of a verb. Who takes the offer passes that
	// question now, or answers it with the offer itself if Window is On.
	On string
	// Window is the kind of the later question that is answered ahead, or AnyWindow.
	Window string
	// Made: it is about what the answer makes. Else it is about what the question is about.
	Made bool
	// Scope, for offers of a question, is the kind of a larger thing that it is about: "battle" for battle:0.3; see
	// SeatAsk.Within. A question that is part of no such thing does not have the offer.
	Scope string
	// About is that larger thing. OffersOf fills it in.
	About Value
	// Reply is the whole answer ahead. Without a verb the player puts one together, with one of Verbs.
	Reply Reply
	Verbs []string
	// Lasting is Sealed.Lasting.
	Lasting bool
	// Usual, for offers of a verb: it is taken unless the player says otherwise.
	Usual bool
	// Front: it has a button of its own on the public message, in place of passing for who gets it.
	Front bool
	// Fits reports whether a question has the offer. Nil: always.
	Fits func(p Public, sa *SeatAsk) bool `json:"-"`
	// When reports whether an announcement has it, read just before its first change. Nil: always.
	When func(r *Reader, f *Frame) bool `json:"-"`
	// Warn returns what is bad about taking it, to be confirmed. Nil, or an empty code: nothing.
	Warn func(p Public, sa *SeatAsk) Phrase `json:"-"`
}

// Sealed returns the offer as an answer ahead of a seat, with the reply of the player who takes it.
func (o Offer) Sealed(seat Seat, rep Reply) Sealed {
	x := Sealed{Seat: seat, Window: o.Window, Reply: rep, Lasting: o.Lasting, About: o.About}
	if o.Made {
		x.About = Made
	}
	return x
}

// Offered is an offer that a question has now.
type Offered struct {
	Offer
	Q    uint64
	Seat Seat
	// Warning is what Warn returns. An empty code is no warning.
	Warning Phrase
}

// OffersOf returns the offers of all open questions. They follow from public facts, so everybody may see them.
func OffersOf(g *Ruleset, b Book, s *State) (out []Offered, err error) {
	if err := fits(g, b, s); err != nil {
		return nil, err
	}
	if s.Ask == nil {
		return nil, nil
	}
	d := newDriver(g, b, s)
	defer d.catch(&err)
	for i := range s.Ask.Seats {
		sa := s.Ask.Seats[i]
		sa.Got = nil
		for _, o := range g.Offers {
			if o.On != sa.Kind || sa.Optional || o.Fits != nil && !o.Fits(d.r.Public(), &sa) {
				continue
			}
			if o.Scope != "" {
				i := slices.IndexFunc(sa.Within, func(v Value) bool { return v.Kind() == o.Scope })
				if i < 0 {
					continue
				}
				o.About = sa.Within[i]
			}
			x := Offered{Offer: o, Q: sa.Q, Seat: sa.Seat}
			if o.Warn != nil {
				x.Warning = o.Warn(d.r.Public(), &sa)
			}
			out = append(out, x)
		}
	}
	return out, nil
}
