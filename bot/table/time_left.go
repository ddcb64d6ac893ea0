package table

import (
	"time"

	"farpost/engine"
)

// timeLeft is a seat's time for more than one answer. It runs while something is asked of the seat and not answered,
// and is stopped otherwise. It holds lengths of time only: when it runs out hangs on the deadlines of the open
// questions, so nothing here changes when deadlines move.
type timeLeft struct {
	// Left is what was left when the time last stopped. It does not change while the time runs.
	Left time.Duration `json:"left,omitempty"`
	// Held says that the seat has answered and others have yet to: the time is stopped in secret.
	Held bool `json:"held,omitempty"`
	// Rest is what is left of a held time; it becomes Left when the answer is used.
	Rest time.Duration `json:"rest,omitempty"`
}

// asked says what a step did to questions asked of one seat.
type asked struct {
	open       bool // some are open now
	unanswered bool // some of the open ones have no answer
	stayed     bool // some of the open ones were open before under the same number
	used       bool // the seat's answers were used, or everybody saw that it had none
	takenBack  bool // the seat took an answer of its own back
}

// follow takes the time through a step. until is when it was to run out; zero if nothing was asked, or the seat was
// away. follow returns when it runs out now, which means nothing if no question is open.
//
// What people see of an open question does not move when the seat answers, since who has answered is not shown. An
// answer that a join voids, because an earlier seat acted, costs nothing, given or not: had the seats been asked in
// turn, this one would not have been asked yet.
func (c *timeLeft) follow(until, now time.Time, a asked) time.Time {
	rest := max(until.Sub(now), 0)
	if c.Held {
		rest = c.Rest
	}
	switch {
	case until.IsZero() && a.open && a.stayed && !a.unanswered:
		return until // passed while the seat was away; it may still change that
	case until.IsZero():
		until = now.Add(c.Left)
	case !a.stayed:
		if a.used {
			c.Left = rest
		}
		until = now.Add(c.Left)
	case c.Held && a.unanswered && !a.takenBack: // put again: the seat was in time
		c.Left = rest
		until = now.Add(c.Left)
	}
	switch {
	case a.unanswered || !a.open:
		c.Held, c.Rest = false, 0
	case !c.Held:
		c.Held, c.Rest = true, max(until.Sub(now), 0)
	}
	return until.Truncate(time.Millisecond)
}

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
