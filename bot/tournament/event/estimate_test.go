package event_test

import (
	"testing"
	"time"

	"farpost/bot/tournament/event"
)

// TestEstimate ensures what an organiser is told before the start: how many rounds and matches, how long a match takes
// on average and at most, how long the event lasts, and whether a match fits into its round.
func TestEstimate(t *testing.T) {
	const day = 24 * time.Hour
	pace := event.Pace{Handovers: 30, Answer: 4 * time.Hour} // five days a game
	for _, test := range []struct {
		name   string
		people int
		change func(*event.Plan)
		want   event.Estimate
	}{
		{"weekly swiss of 16", 16, func(*event.Plan) {}, event.Estimate{Rounds: 5, Matches: 40, Match: 5 * day,
			AtMost: 6 * day, Round: 7 * day, Event: 36 * day, Fits: true, Sure: true}},
		{"odd", 9, func(*event.Plan) {}, event.Estimate{Rounds: 5, Matches: 20, Match: 5 * day,
			AtMost: 6 * day, Round: 7 * day, Event: 36 * day, Fits: true, Sure: true}},
		{"best of three", 16, func(p *event.Plan) { p.BestOf = 3 }, event.Estimate{Rounds: 5, Matches: 40,
			Match: 300 * time.Hour, AtMost: 18 * day, Round: 7 * day, Event: 36 * day}},
		{"no total clock", 16, func(p *event.Plan) { p.Total = 0 }, event.Estimate{Rounds: 5, Matches: 40,
			Match: 5 * day,
			Round: 7 * day, Event: 36 * day, Fits: true}},
		{"cut to eight", 40, func(p *event.Plan) { p.Cut = event.Single }, event.Estimate{Rounds: 9, Matches: 127,
			Match: 5 * day, AtMost: 6 * day, Round: 7 * day, Event: 64 * day, Fits: true, Sure: true}},
		{"single", 11, func(p *event.Plan) { p.Format = event.Single }, event.Estimate{Rounds: 4, Matches: 10,
			Match: 5 * day, AtMost: 6 * day, Round: 7 * day, Event: 29 * day, Fits: true, Sure: true}},
		{"final", 2, func(p *event.Plan) { p.Format = event.Single }, event.Estimate{Rounds: 1, Matches: 1,
			Match: 5 * day, AtMost: 6 * day, Round: 7 * day, Event: 8 * day, Fits: true, Sure: true}},
		{"double", 8, func(p *event.Plan) { p.Format = event.Double }, event.Estimate{Rounds: 7, Matches: 15,
			Match: 5 * day, AtMost: 6 * day, Round: 7 * day, Event: 50 * day, Fits: true, Sure: true}},
		{"month of a league", 17, func(p *event.Plan) { p.Format, p.RoundTime = event.League, 30*day },
			event.Estimate{Rounds: 1, Matches: 64, Match: 5 * day, AtMost: 6 * day, Round: 30 * day, Event: 31 * day,
				Fits: true, Sure: true}},
		{"nobody", 1, func(*event.Plan) {}, event.Estimate{}},
	} {
		p := event.DefaultPlan("nim")
		test.change(&p)
		if got := p.Estimate(test.people, pace); got != test.want {
			t.Errorf("%s: %+v\nwant %+v", test.name, got, test.want)
		}
	}
}
