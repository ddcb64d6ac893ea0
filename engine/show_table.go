package engine

// Period is a stretch of a match in which a seat has one clock for all its reactions, such as a turn.
type Period struct {
	// N numbers the periods from 1. 0 is outside of any, as in setup, where every question has a clock of its own.
	N int
	// Seat is whose turn it is, whose own questions are no reactions; NoSeat if it is nobody's.
	Seat Seat
}

// PeriodOf returns the period that a match is in, which everybody may know; Period{0, NoSeat} if the ruleset has no
// periods.
func PeriodOf(g *Ruleset, b Book, s *State) (p Period, err error) {
	if err := fits(g, b, s); err != nil {
		return Period{}, err
	}
	if g.Period == nil {
		return Period{Seat: NoSeat}, nil
	}
	d := newDriver(g, b, s)
	defer d.catch(&err)
	return g.Period(d.r.Public()), nil
}

// Advice is how a table offers a verb to a seat that can use it; see Verb.Suggest, Verb.Shown and Verb.AtOnce.
type Advice struct {
	Suggest, Shown, AtOnce bool
}

// AdviceOf returns how to offer a verb to a seat, from public facts. A verb that the ruleset does not have is not
// offered.
func AdviceOf(g *Ruleset, b Book, s *State, seat Seat, verb string) (a Advice, err error) {
	if err := fits(g, b, s); err != nil {
		return Advice{}, err
	}
	v := g.Verb(verb)
	if v == nil {
		return Advice{}, nil
	}
	d := newDriver(g, b, s)
	defer d.catch(&err)
	says := func(f func(Public, Seat) bool, without bool) bool {
		if f == nil {
			return without
		}
		return f(d.r.Public(), seat)
	}
	return Advice{says(v.Suggest, true), says(v.Shown, true), says(v.AtOnce, false)}, nil
}
