package ledger

import "farpost/storage"

// Asked keeps who was asked what. The zero value has asked nobody.
type Asked struct {
	who  map[question]string
	anew map[string]bool // matches that were taken back: there a number may be another question's
}

// Note notes the open questions of a match.
func (a *Asked) Note(match string, asks []storage.Ask, seats []storage.Seat) {
	if a.who == nil {
		a.who, a.anew = map[question]string{}, map[string]bool{}
	}
	for _, ask := range asks {
		if ask.Seat >= 0 && ask.Seat < len(seats) {
			a.who[question{match, ask.Q}] = seats[ask.Seat].Player
		}
	}
}

// TakenBack notes that a match goes on from before.
func (a *Asked) TakenBack(match string) {
	if a.anew == nil {
		a.who, a.anew = map[question]string{}, map[string]bool{}
	}
	a.anew[match] = true
}

// Whom returns who was asked a question; "" when that is not certain.
func (a *Asked) Whom(match string, q uint64) string {
	if a.anew[match] {
		return ""
	}
	return a.who[question{match, q}]
}
