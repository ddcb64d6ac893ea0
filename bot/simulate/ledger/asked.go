package ledger

import (
	"time"

	"farpost/storage"
)

// Asked keeps when each question was asked.
type Asked struct {
	opened map[question][]time.Time // when it was asked, again after what came between
	open   map[string][]storage.Ask // by match
	anew   map[string]bool          // matches that were taken back: there a number may be another question's
}

// newAsked has asked nobody.
func newAsked() Asked {
	return Asked{opened: map[question][]time.Time{}, open: map[string][]storage.Ask{}, anew: map[string]bool{}}
}

// Note notes the open questions of a match.
func (a *Asked) Note(match string, asks []storage.Ask, now time.Time) {
	was := map[uint64]bool{}
	for _, ask := range a.open[match] {
		was[ask.Q] = true
	}
	for _, ask := range asks {
		if at := (question{match, ask.Q}); !was[ask.Q] {
			a.opened[at] = append(a.opened[at], now)
		}
	}
	a.open[match] = asks
}

// TakenBack notes that a match goes on from before.
func (a *Asked) TakenBack(match string) { a.anew[match] = true }

// Again reports whether a question was asked anew between two instants: something came between, or the match was taken
// back some time, so that a number may stand for two questions.
func (a *Asked) Again(match string, q uint64, after, until time.Time) bool {
	for _, at := range a.opened[question{match, q}] {
		if at.After(after) && !at.After(until) {
			return true
		}
	}
	return a.anew[match]
}
