package table

import (
	"farpost/engine"
	"slices"
	"time"
)

// followClocks takes every seat's reaction clock through a step, and gives until when it runs.
func (s *sitting) followClocks(st step, period int, now time.Time) ([]time.Time, error) {
	out := make([]time.Time, len(s.pos.Seats))
	counts, err := s.counted(st)
	if err != nil {
		return nil, err
	}
	for i := range s.pos.Seats {
		seat, clock := engine.Seat(i), s.notes[i].Clock
		was := clock
		a, until := s.asked(st, seat)
		if !a.open && until.IsZero() {
			continue
		}
		a.counts = counts[seat]
		if clock.begin(period, s.settings.Reaction) {
			until, a.kept = time.Time{}, false
		}
		if s.pos.Seats[i].Away {
			clock.Held, clock.Rest = false, 0
		} else {
			out[i] = clock.follow(until, now, a)
		}
		if clock != was {
			s.notes[i].Clock, s.dirty[i] = clock, true
		}
	}
	return out, nil
}

// asked is how the reactions asked of a seat went on, and until when its clock was to run.
func (s *sitting) asked(st step, seat engine.Seat) (asked, time.Time) {
	a := asked{withdrawn: takesBack(st.input) && st.input.Seat == seat}
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
		return a, until
	}
	for _, sa := range st.to.Ask.Seats {
		if sa.Seat == seat && !sa.Standing && isReaction(sa.Due) {
			a.open = true
			a.unanswered = a.unanswered || sa.Got == nil
			a.kept = a.kept || before[sa.Q]
		}
	}
	return a, until
}

// counted tells the seats whose answers a step used. In a ranked join those after the first act are void.
func (s *sitting) counted(st step) (map[engine.Seat]bool, error) {
	out := map[engine.Seat]bool{}
	if st.from == nil || st.from.Ask == nil || (st.input.Kind != engine.InputReply && st.input.Kind != engine.InputExpire) {
		return out, nil
	}
	for i := range st.from.Ask.Seats {
		sa := &st.from.Ask.Seats[i]
		if sa.Standing {
			continue
		}
		out[sa.Seat] = true
		verb, err := s.verb(st, sa)
		if err != nil {
			return nil, err
		}
		if st.from.Ask.Join == engine.JoinRanked && verb != "" && verb != engine.Pass {
			break
		}
	}
	return out, nil
}

// verb is the verb of the answer to a question after the step's input, "" when there is none.
func (s *sitting) verb(st step, sa *engine.SeatAsk) (string, error) {
	switch in := st.input; {
	case in.Kind == engine.InputReply && (in.Q == sa.Q || in.Q == 0 && st.from.Ask.Seat(in.Seat, in.Verb) == sa):
		return in.Verb, nil
	case sa.Got != nil:
		return sa.Got.Verb, nil
	case in.Kind == engine.InputExpire && slices.Contains(in.Qs, sa.Q):
		rep, err := engine.SilentReply(s.pos.Ruleset, s.pos.Book, st.from, sa.Q)
		return rep.Verb, err
	}
	return "", nil
}

// takesBack tells that an input may take back an answer that was said before the question was put.
func takesBack(in engine.Input) bool {
	return in.Kind == engine.InputUnseal || in.Kind == engine.InputStand
}
