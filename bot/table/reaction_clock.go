package table

import "time"

// reactionClock is a seat's time for reactions in one turn of the match. It runs while a reaction is asked of the seat
// and not answered; a new turn gives a new one.
type reactionClock struct {
	// Period is the turn that the clock is for, as the ruleset numbers turns; 0 before the first.
	Period int `json:"period,omitempty"`
	timeLeft
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
	*c = reactionClock{Period: period, timeLeft: timeLeft{Left: whole}}
	return true
}

// used reports whether nothing is left: deadlines are whole milliseconds, so less than one is nothing.
func (c *reactionClock) used() bool { return c.Left < time.Millisecond }

// empty uses up what is left.
func (c *reactionClock) empty() { c.timeLeft = timeLeft{} }

// refill gives a seat that comes back its part of the time, if nothing is left and it has not had it in this turn.
func (c *reactionClock) refill(whole time.Duration) {
	if c.used() && !c.Returned {
		c.Left, c.Returned = whole/returnShare, true
	}
}
