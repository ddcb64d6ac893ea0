package table

import "farpost/engine"

// askedOf returns what a step did to the questions asked of a seat, of the due classes that count.
func (s *sitting) askedOf(st step, seat engine.Seat, counts func(due string) bool) asked {
	a := asked{takenBack: takesBack(st.input) && st.input.Seat == seat}
	before := map[uint64]bool{}
	for _, ask := range s.pos.Asks {
		before[ask.Q] = true
	}
	if st.to.Ask == nil {
		return a
	}
	for _, sa := range st.to.Ask.Seats {
		if sa.Seat == seat && !sa.Optional && counts(sa.Due) {
			a.open = true
			a.unanswered = a.unanswered || sa.Got == nil
			a.stayed = a.stayed || before[sa.Q]
		}
	}
	return a
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
