package table

import "time"

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
