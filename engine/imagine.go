package engine

import "slices"

// imagined bounds how many questions Imagine passes over.
const imagined = 64

// Imagine looks ahead for a seat that wants to answer a later question now: it gives the match as it will stand
// when that seat is asked the kind of question, after the input (none with an empty Kind) and with everybody
// answering by default in between (in windows, passing), and the question's number there. Answers ahead of others play
// no part; a queue of the seat's own goes on over windows, which it is taken to pass. ok is false when it does
// not come to that question, or not without something hidden coming to light or chance having its say: the seat
// gets to see nothing that it could not work out. The error is a *Refusal of the input, or wraps ErrParked.
func Imagine(g *Ruleset, b Book, s *State, seat Seat, in Input, kind string) (next *State, q uint64, ok bool, err error) {
	g = g.passing()
	real, events := s, []Event(nil)
	s = alone(s, seat)
	if in.Kind != "" {
		if s, events, err = Apply(g, b, s, in); err != nil {
			return nil, 0, false, err
		}
	}
	for range imagined {
		if s.Ask == nil || news(events) || comesToLight(g, b, real, s, seat) {
			return nil, 0, false, nil
		}
		var expired []uint64
		for _, sa := range s.Ask.Seats {
			switch {
			case sa.Seat == seat && sa.Kind == kind && sa.Got == nil && !sa.Optional:
				return s, sa.Q, true, nil
			case sa.Optional || sa.Got != nil:
			case g.queue(sa.Kind) != nil, len(g.queues) == 0 && sa.Due == DueTurn:
				return nil, 0, false, nil // somebody is free to act
			case sa.Seat == seat && sa.Default.Verb != Pass && g.queue(kind) != nil:
				return nil, 0, false, nil // what the seat is asked stops its queue
			default:
				expired = append(expired, sa.Q)
			}
		}
		if s, events, err = Apply(g, b, s, Input{Kind: InputExpire, Seat: NoSeat, Qs: expired}); IsRefusal(err) != nil {
			return nil, 0, false, nil
		} else if err != nil {
			return nil, 0, false, err
		}
	}
	return nil, 0, false, nil
}

// passing gives a copy of the ruleset by which no queue stops because its owner is asked in a window.
func (g *Ruleset) passing() *Ruleset {
	c := *g
	c.passed = true
	return &c
}

// comesToLight reports whether a seat sees an object in the later state that it cannot see in the earlier one,
// or chance had its say between them.
func comesToLight(g *Ruleset, b Book, before, after *State, seat Seat) bool {
	if !slices.Equal(before.Rand, after.Rand) {
		return true
	}
	was, is := newReader(g, b, before), newReader(g, b, after)
	for i := range before.Objects.Len() {
		id := func(s *State) ObjID { return ObjID{Slot: int32(i + 1), Gen: s.Objects.At(i).Gen} }
		if before.Objects.At(i).Zone >= 0 && after.Objects.At(i).Zone >= 0 && !was.Sees(seat, id(before)) && is.Sees(seat, id(after)) {
			return true
		}
	}
	return false
}

// alone is a match without what others have answered in secret, and without what the seat has said for the case
// of silence or passes beforehand.
func alone(s *State, seat Seat) *State {
	s = s.Clone()
	s.dropSeals(func(x Sealed) bool { return x.Seat != seat || x.Silent })
	s.StandingPasses = nil
	if s.Ask == nil {
		return s
	}
	ask := *s.Ask
	ask.Seats = append([]SeatAsk{}, ask.Seats...)
	for i := range ask.Seats {
		if sa := &ask.Seats[i]; sa.Seat != seat || sa.ByStandingPass {
			sa.ungot()
		}
	}
	s.Ask = &ask
	return s
}

// news reports whether events bring something to light that was hidden.
func news(events []Event) bool {
	for _, e := range events {
		if len(e.Secret) > 0 && !e.Private {
			return true
		}
	}
	return false
}
