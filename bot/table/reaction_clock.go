package table

import "time"

// reactionClock is a seat's time for reactions in one turn of the match. It runs while a question of the
// class is open to the seat and not answered, and stands still otherwise; a new turn gives a new one. It
// holds lengths of time only: when it runs out is the deadline of the open question, so nothing here has to
// follow when deadlines move.
type reactionClock struct {
	// Period is the turn of the match that it is for, as the ruleset numbers them; 0 for none yet.
	Period int `json:"period,omitempty"`
	// Left is what was left when it last stood still. It keeps that value while the clock runs.
	Left time.Duration `json:"left,omitempty"`
	// Held says that the seat has answered while others have yet to: the clock stands, and nobody sees it.
	// Rest is what is left then; it counts when the answer does.
	Held bool          `json:"held,omitempty"`
	Rest time.Duration `json:"rest,omitempty"`
	// Again says that the seat was away in this turn, came back, and was given a part of a reaction time.
	Again bool `json:"again,omitempty"`
}

// backShare is the part of the reaction time that a seat gets which comes back in the turn in which it has
// used all of it: one over this, once a turn.
const backShare = 4

// asked is how the questions of the class to one seat went on in a step.
type asked struct {
	open       bool // some are open now
	unanswered bool // … without an answer
	kept       bool // some of them were open before under the same number
	counts     bool // the answers of the seat were used, or everybody saw that it had none
	withdrawn  bool // the seat took its own answer back
}

// begin makes the clock that of a turn; whole is the time that there is for one. It reports whether it is a
// new one.
func (c *reactionClock) begin(period int, whole time.Duration) bool {
	if c.Period == period {
		return false
	}
	*c = reactionClock{Period: period, Left: whole}
	return true
}

// empty uses up what is left.
func (c *reactionClock) empty() { c.Left, c.Held, c.Rest = 0, false, 0 }

// back gives a part of the time to a seat that comes back in the turn in which it ran out.
func (c *reactionClock) back(whole time.Duration) {
	if c.Left <= 0 && !c.Again {
		c.Left, c.Again = whole/backShare, true
	}
}

// follow takes the clock through a step. until is when it was to run out, zero when no question was open or
// the seat was away; the new one is returned, zero when the seat has no deadline.
//
// What is shown while a question is open does not move when the seat answers, for who has answered is not
// shown. An answer that a join voids (an earlier seat acted) costs nothing, whether it had been given or not:
// had the seats been asked in turn, that seat would not have been asked yet.
func (c *reactionClock) follow(until, now time.Time, a asked) time.Time {
	rest := max(until.Sub(now), 0)
	if c.Held {
		rest = c.Rest
	}
	switch {
	case until.IsZero() && a.open && a.kept && !a.unanswered:
		return until // passed while away, and may still be changed
	case until.IsZero():
		until = now.Add(c.Left)
	case !a.kept:
		if a.counts {
			c.Left = rest
		}
		until = now.Add(c.Left)
	case c.Held && a.unanswered && !a.withdrawn: // put again: the seat was in time
		c.Left = rest
		until = now.Add(c.Left)
	}
	if !a.open {
		c.Held, c.Rest = false, 0
		return time.Time{}
	}
	switch {
	case a.unanswered:
		c.Held, c.Rest = false, 0
	case !c.Held:
		c.Held, c.Rest = true, max(until.Sub(now), 0)
	}
	return until.Truncate(time.Millisecond)
}
