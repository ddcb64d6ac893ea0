package table

import (
	"time"

	"farpost/engine"
)

// followClocks takes every seat's reaction clock through a step, which used the answers of some seats. It returns when
// each runs out, for the seats of which a reaction is open and that are not away.
func (s *sitting) followClocks(st step, used map[engine.Seat]bool, period int, now time.Time) []time.Time {
	out := make([]time.Time, len(s.pos.Seats))
	for i := range s.pos.Seats {
		seat, clock := engine.Seat(i), s.info[i].Clock
		was := clock
		a, until := s.askedOf(st, seat, isReaction), s.reactionUntil(i)
		if !a.open && until.IsZero() {
			continue
		}
		a.used = used[seat]
		if clock.begin(period, s.settings.Reaction) {
			until, a.stayed = time.Time{}, false
		}
		if !s.pos.Seats[i].Away { // whose clock is empty
			out[i] = clock.follow(until, now, a)
		}
		if clock != was {
			s.info[i].Clock, s.changed[i] = clock, true
		}
	}
	return out
}

// reactionUntil returns when a seat's reaction clock was to run out before a step; zero if it did not run.
func (s *sitting) reactionUntil(seat int) (until time.Time) {
	for _, ask := range s.pos.Asks {
		if ask.Seat == seat && isReaction(ask.Due) && !ask.Deadline.IsZero() {
			until = ask.Deadline
		}
	}
	return until
}
