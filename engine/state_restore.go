package engine

import (
	"errors"
	"slices"
)

// Restore takes a match back: it returns a past state of the match as the one that follows its present state. Cards,
// figures, chance and everything said ahead are as they were then. What has been counted since is counted on, and the
// open questions get numbers that none has had, so that an answer to a question of before answers none of these.
//
// Both must be states of the same match, and past one in which somebody is asked; otherwise Restore returns an error.
func Restore(past, now *State) (*State, error) {
	switch {
	case past.Game != now.Game || past.Book != now.Book || len(past.Seats) != len(now.Seats) || past.Seq > now.Seq:
		return nil, errors.New("restore a match: the past state is not one of this match")
	case past.Result != nil || past.Ask == nil:
		return nil, errors.New("restore a match: nobody is asked anything in the past state")
	}
	s := past.share()
	s.Seq, s.NextQ = now.Seq+1, now.NextQ
	ask := *past.Ask
	ask.Seats = slices.Clone(ask.Seats)
	for i := range ask.Seats {
		s.NextQ++
		ask.Seats[i].Q = s.NextQ
	}
	s.Ask = &ask
	return s, nil
}
