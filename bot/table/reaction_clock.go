package table

import "time"

// reactionClock is a seat's time for reactions in one turn of the match. It runs while a reaction is asked of the
// seat and not answered, and is stopped otherwise; a new turn gives a new one. It holds lengths of time only. When it
// runs out is the deadline of the open question, so nothing here changes when deadlines move.
type reactionClock struct {
	// Period is the turn that the clock is for, as the ruleset numbers turns; 0 before the first.
	Period int `json:"period,omitempty"`
	// Left is what was left when the clock last stopped. It does not change while the clock runs.
	Left time.Duration `json:"left,omitempty"`
	// Held says that the seat has answered and others have yet to: the clock is stopped in secret.
	Held bool `json:"held,omitempty"`
	// Rest is what is left of a held clock; it becomes Left when the answer is used.
	Rest time.Duration `json:"rest,omitempty"`
	// Returned says that the seat was away in this turn, came back, and got its part of the time.
	Returned bool `json:"again,omitempty"`
}

// returnShare divides the reaction time of a turn: so much a seat gets that comes back in the turn in which it has used
// up its time, once a turn.
const returnShare = 4

// begin makes the clock the one of a turn, with the whole time. It reports whether that turn is a new one.
func (c *reactionClock) begin(period int, whole time.Duration) bool {
	if c.Period == period {
		return false
	}
	*c = reactionClock{Period: period, Left: whole}
	return true
}

// used reports whether nothing is left: deadlines are whole milliseconds, so less than one is nothing.
func (c *reactionClock) used() bool { return c.Left < time.Millisecond }

// empty uses up what is left.
func (c *reactionClock) empty() { c.Left, c.Held, c.Rest = 0, false, 0 }

// refill gives a seat that comes back its part of the time, if nothing is left and it has not had it in this turn.
func (c *reactionClock) refill(whole time.Duration) {
	if c.used() && !c.Returned {
		c.Left, c.Returned = whole/returnShare, true
	}
}

// reactions says what a step did to the reactions asked of one seat.
type reactions struct {
	open       bool // some are open now
	unanswered bool // some of the open ones have no answer
	stayed     bool // some of the open ones were open before under the same number
	used       bool // the seat's answers were used, or everybody saw that it had none
	takenBack  bool // the seat took an answer of its own back
}

// follow takes the clock through a step. until is when it was to run out; zero if no reaction was asked, or the seat
// was away. follow returns when it runs out now, which means nothing if no reaction is open.
//
// What people see of an open question does not move when the seat answers, since who has answered is not shown. An
// answer that a join voids, because an earlier seat acted, costs nothing, given or not: had the seats been asked in
// turn, this one would not have been asked yet.
func (c *reactionClock) follow(until, now time.Time, r reactions) time.Time {
	rest := max(until.Sub(now), 0)
	if c.Held {
		rest = c.Rest
	}
	switch {
	case until.IsZero() && r.open && r.stayed && !r.unanswered:
		return until // passed while the seat was away; it may still change that
	case until.IsZero():
		until = now.Add(c.Left)
	case !r.stayed:
		if r.used {
			c.Left = rest
		}
		until = now.Add(c.Left)
	case c.Held && r.unanswered && !r.takenBack: // put again: the seat was in time
		c.Left = rest
		until = now.Add(c.Left)
	}
	switch {
	case r.unanswered || !r.open:
		c.Held, c.Rest = false, 0
	case !c.Held:
		c.Held, c.Rest = true, max(until.Sub(now), 0)
	}
	return until.Truncate(time.Millisecond)
}
