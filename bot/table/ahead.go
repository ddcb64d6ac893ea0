package table

import "farpost/engine"

// Offers are the answers ahead that the open questions offer, from public facts; see engine.Offer.
func (p Position) Offers() ([]engine.Offered, error) {
	return engine.OffersOf(p.Ruleset, p.Book, p.State)
}

// IsApt tells whether a verb is to be suggested to a seat; see engine.IsApt.
func (p Position) IsApt(seat engine.Seat, verb string) (bool, error) {
	return engine.Suggested(p.Ruleset, p.Book, p.State, seat, verb)
}

// Imagine is the position as it will stand when a seat is asked a kind of question after an input (none with an
// empty Kind), for putting an answer ahead together, and the question's number there. ok is false when nobody can
// look that far; see engine.Imagine.
func (p Position) Imagine(seat engine.Seat, in engine.Input, kind string) (next Position, q uint64, ok bool, err error) {
	next = p
	next.State, q, ok, err = engine.Imagine(p.Ruleset, p.Book, p.State, seat, in, kind)
	if !ok {
		return p, 0, false, err
	}
	return next, q, true, nil
}
