package engine

import "slices"

// Offer is an answer ahead that a table offers beside an answer, so that people need not be asked one question
// after the other. Rulesets declare them; a table that shows them knows no game. Offers of a question stand in
// Ruleset.Offers and follow from public facts alone, those of an announcement in Verb.Offers.
type Offer struct {
	// Code names it in the game's words (family "ahead").
	Code string
	// On is the kind of question that it is offered with; "" for offers of a verb. Such a question is answered
	// now by passing, and by the offer itself where Window is On.
	On string
	// Window is the kind of the later question that is answered ahead, or AnyWindow.
	Window string
	// Made says that it is about what the answer makes; else it is about what the question is about.
	Made bool
	// Scope, for offers of a question, says that it is about a larger thing that the question is part of, by the
	// kind of that value ("battle" for battle:0.3, see SeatAsk.Within); a question without one does not have it.
	Scope string
	// About is that larger thing; OffersOf fills it in.
	About Value
	// Reply is the whole answer ahead; without a verb the player puts one together, with one of Verbs.
	Reply Reply
	Verbs []string
	// Keep is Sealed.Keep.
	Lasting bool
	// Usual offers are taken unless the player says otherwise; for offers of a verb.
	Usual bool
	// Front offers have a button of their own for everybody to see, in place of passing for who gets them.
	Front bool
	// Fits tells from public facts whether a question has the offer; nil: always.
	Fits func(p Public, sa *SeatAsk) bool `json:"-"`
	// When tells whether an announcement has it, read just before its first change; nil: always.
	When func(r *Reader, f *Frame) bool `json:"-"`
	// Warn says from public facts what is bad about taking it, to be confirmed; nil and an empty code: nothing.
	Warn func(p Public, sa *SeatAsk) Phrase `json:"-"`
}

// Sealed is the offer as an answer ahead of a seat, with the reply that it is taken with.
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
	// Warning is what Warn says, its code empty for nothing.
	Warning Phrase
}

// OffersOf gives the offers of all open questions. They follow from public facts: everybody may see which
// there are.
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
