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

// Suggested reports whether a table should suggest a verb to a seat, of those that the seat can use; see Verb.Suggest.
// It is false for a verb that the ruleset does not have.
func Suggested(g *Ruleset, b Book, s *State, seat Seat, verb string) (yes bool, err error) {
	if err := fits(g, b, s); err != nil {
		return false, err
	}
	v := g.Verb(verb)
	if v == nil || v.Suggest == nil {
		return v != nil, nil
	}
	d := newDriver(g, b, s)
	defer d.catch(&err)
	return v.Suggest(d.r.Public(), seat), nil
}
