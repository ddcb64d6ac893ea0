package table

import (
	"time"

	"farpost/engine"
)

// followClocks takes every seat's reaction clock through a step. It returns when each runs out, for the seats of which
// a reaction is open and that are not away.
func (s *sitting) followClocks(st step, period int, now time.Time) ([]time.Time, error) {
	out := make([]time.Time, len(s.pos.Seats))
	used, err := s.usedAnswers(st)
	if err != nil {
		return nil, err
	}
	for i := range s.pos.Seats {
		seat, clock := engine.Seat(i), s.info[i].Clock
		was := clock
		r, until := s.reactionsOf(st, seat)
		if !r.open && until.IsZero() {
			continue
		}
		r.used = used[seat]
		if clock.begin(period, s.settings.Reaction) {
			until, r.stayed = time.Time{}, false
		}
		if !s.pos.Seats[i].Away { // whose clock is empty
			out[i] = clock.follow(until, now, r)
		}
		if clock != was {
			s.info[i].Clock, s.changed[i] = clock, true
		}
	}
	return out, nil
}

// reactionsOf returns what a step did to the reactions asked of a seat, and when its clock was to run out before; zero
// if it did not run.
func (s *sitting) reactionsOf(st step, seat engine.Seat) (reactions, time.Time) {
	r := reactions{takenBack: takesBack(st.input) && st.input.Seat == seat}
	var until time.Time
	before := map[uint64]bool{}
	for _, ask := range s.pos.Asks {
		if ask.Seat == int(seat) && isReaction(ask.Due) {
			before[ask.Q] = true
			if !ask.Deadline.IsZero() {
				until = ask.Deadline
			}
		}
	}
	if st.to.Ask == nil {
		return r, until
	}
	for _, sa := range st.to.Ask.Seats {
		if sa.Seat == seat && !sa.Optional && isReaction(sa.Due) {
			r.open = true
			r.unanswered = r.unanswered || sa.Got == nil
			r.stayed = r.stayed || before[sa.Q]
		}
	}
	return r, until
}

// usedAnswers returns the seats whose answers a step used. In a ranked join the answers after the first act are void.
func (s *sitting) usedAnswers(st step) (map[engine.Seat]bool, error) {
	out := map[engine.Seat]bool{}
	if st.input.Kind != engine.InputReply && st.input.Kind != engine.InputExpire {
		return out, nil
	}
	for i := range st.from.Ask.Seats {
		sa := &st.from.Ask.Seats[i]
		if sa.Optional {
			continue
		}
		out[sa.Seat] = true
		verb, err := s.answerVerb(st, sa)
		if err != nil {
			return nil, err
		}
		if st.from.Ask.Join == engine.JoinRanked && verb != "" && verb != engine.Pass {
			break
		}
	}
	return out, nil
}

// answerVerb returns the verb with which a question was answered when the step's input had come; "" if it was not.
func (s *sitting) answerVerb(st step, sa *engine.SeatAsk) (string, error) {
	switch in := st.input; {
	case in.Kind == engine.InputReply && (in.Q == sa.Q || in.Q == 0 && st.from.Ask.Seat(in.Seat, in.Verb) == sa):
		return in.Verb, nil
	case sa.Got != nil:
		return sa.Got.Verb, nil
	case in.Kind == engine.InputExpire: // one that has time left is used by nothing that comes before it
		rep, err := engine.SilentReply(s.pos.Ruleset, s.pos.Book, st.from, sa.Q)
		return rep.Verb, err
	}
	return "", nil
}

// takesBack reports whether an input may take back an answer that was given before its question was put.
func takesBack(in engine.Input) bool {
	return in.Kind == engine.InputUnseal || in.Kind == engine.InputStandingPass
}
