package table

import (
	"time"

	"farpost/engine"
)

// Events that the table adds to a match's public log when the bot or Discord was away while somebody was asked: so much
// was given back to the clocks.
const (
	EventGiven      = "table.given"       // "n" minutes
	EventGivenHours = "table.given.hours" // "n" hours
)

// hoursFrom is the length from which on hours are told instead of minutes.
const hoursFrom = 2 * time.Hour

// toldFrom is how much time must have been given back before a match says so.
const toldFrom = time.Minute

// givenEvents returns the event that says how much time was given back to the open questions, if it was more than a
// minute, and begins to count anew. It comes last in the next entry of the log: what happened last is what messages
// show. Questions count that everybody sees to be awaited; who has answered in secret makes no difference.
func (s *sitting) givenEvents() ([]engine.Event, error) {
	var most time.Duration
	for _, a := range s.pos.Asks {
		if !a.Deadline.IsZero() {
			most = max(most, a.Given)
		}
	}
	if most <= toldFrom || !s.pos.Match.Stopped.IsZero() {
		return nil, nil
	}
	for i := range s.pos.Asks {
		s.pos.Asks[i].Given = 0
	}
	if err := s.tx.SetAsks(s.pos.Match.ID, s.pos.Asks); err != nil {
		return nil, err
	}
	kind, unit := EventGiven, time.Minute
	if most >= hoursFrom {
		kind, unit = EventGivenHours, time.Hour
	}
	n := int(most.Round(unit) / unit)
	return []engine.Event{{Kind: kind, Seat: engine.NoSeat, Args: []engine.Arg{engine.A("n", engine.Int(n))}}}, nil
}
