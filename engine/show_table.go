package engine

import (
	"cmp"
	"slices"
)

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

// PlacesByTime returns the place of each seat if the time of a match were over now: 1 is the first, and equal numbers
// share a place. The places of a match that is over are those that it has.
func PlacesByTime(g *Ruleset, b Book, s *State) (places []int, err error) {
	if err := fits(g, b, s); err != nil {
		return nil, err
	}
	if s.Result != nil {
		return s.Places(), nil
	}
	d := newDriver(g, b, s)
	defer d.catch(&err)
	places = d.r.placesByTime()
	d.release()
	return places, nil
}

func (r *Reader) placesByTime() []int {
	figures := make([][]int, r.Seats())
	if f := r.g.TimeRule.Figures; f != nil {
		for _, s := range r.Alive() {
			figures[s] = f(r.Public(), s)
		}
	}
	return ranked(r.Seats(), func(a, b int) int {
		return cmp.Or(r.s.compareLeft(a, b), slices.Compare(figures[b], figures[a]))
	})
}

// Places returns the place of each seat of a match that is over: 1 is the first, and equal numbers share a place. First
// are the winners; in a draw those who were in to the end, or who went out last together. Then come the others who were
// in, then who left later before who left earlier. A match that was decided from outside has the places that it was
// given, in which nobody need be first. Places is nil while the match goes on.
func (s *State) Places() []int {
	switch {
	case s.Result == nil:
		return nil
	case len(s.Result.Places) > 0:
		return slices.Clone(s.Result.Places)
	}
	rank := func(seat int) int {
		if slices.Contains(s.Result.Winners, Seat(seat)) {
			return 0
		}
		return 1
	}
	return ranked(len(s.Seats), func(a, b int) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), s.compareLeft(a, b))
	})
}

// compareLeft puts seats that are in before those that are out, and who left later before who left earlier.
func (s *State) compareLeft(a, b int) int {
	x, y := &s.Seats[a], &s.Seats[b]
	switch {
	case x.Out != y.Out && x.Out:
		return 1
	case x.Out != y.Out:
		return -1
	}
	return cmp.Compare(y.Left, x.Left)
}

// ranked returns the place of each of n seats by an order, in which a seat that comes before another is less.
func ranked(n int, order func(a, b int) int) []int {
	places := make([]int, n)
	for a := range n {
		places[a] = 1
		for b := range n {
			if order(b, a) < 0 {
				places[a]++
			}
		}
	}
	return places
}
