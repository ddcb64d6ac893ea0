package event

import (
	"math/bits"
	"time"

	"farpost/bot/tournament/pairing"
)

// Pace is how matches of a game go, as measured.
type Pace struct {
	// Handovers is how often a match waits for somebody, on average: each costs the time until that person answers.
	Handovers float64
	// Answer is how long people take to answer, on average.
	Answer time.Duration
}

// Estimate is how long an event takes.
type Estimate struct {
	Rounds  int // with the cut; at most, in a double elimination
	Matches int // at most, byes not counted
	// Match is how long a match takes on average, AtMost how long it can take by its clocks; 0 if nothing but the
	// round's end bounds it.
	Match, AtMost time.Duration
	// Round is how long a round lasts at most, Event all of it, with the check-in.
	Round, Event time.Duration
	// Fits says that a match at the average pace ends within its round, Sure that every match does by its clocks.
	Fits, Sure bool
}

// Estimate says how long an event of so many people takes at a pace. Of a league it tells one month. Nothing is known
// of fewer than two people.
func (p Plan) Estimate(people int, pace Pace) Estimate {
	if people < 2 {
		return Estimate{}
	}
	e := Estimate{Round: p.RoundTime}
	e.Rounds, e.Matches = p.rounds(people)
	games := 1 + 0.75*float64(p.BestOf-1) // of three games 2.5 are played, of five 4
	e.Match = time.Duration(games * pace.Handovers * float64(pace.Answer))
	if p.Total > 0 {
		e.AtMost = time.Duration(p.Seats*p.BestOf) * p.Total
	}
	e.Event = time.Duration(e.Rounds)*p.RoundTime + p.CheckIn
	e.Fits = e.Match <= p.RoundTime
	e.Sure = e.AtMost > 0 && e.AtMost <= p.RoundTime
	return e
}

// rounds returns how many rounds and matches an event of so many people has at most.
func (p Plan) rounds(people int) (rounds, matches int) {
	switch p.Format {
	case Single, Double:
		return knockout(p.Format, people)
	case RoundRobin:
		return pairing.RoundRobinRounds(people), people * (people - 1) / 2
	case League:
		for pod, pods := 0, leaguePods(people); pod < pods; pod++ {
			n := (pod+1)*people/pods - pod*people/pods
			matches += n * (n - 1) / 2
		}
		return 1, matches
	}
	if rounds = p.Rounds; rounds == 0 {
		rounds = pairing.Rounds(people)
	}
	matches = rounds * (people / p.Seats)
	if p.Cut != "" {
		r, m := knockout(p.Cut, min(people, p.cutTo(people)))
		rounds, matches = rounds+r, matches+m
	}
	return rounds, matches
}

// knockout returns how many rounds and matches an elimination has at most.
func knockout(kind Format, people int) (rounds, matches int) {
	if people < 2 {
		return 0, 0
	}
	rounds = bits.Len(uint(people - 1))
	if kind == Double {
		return 2*rounds + 1, 2*people - 1
	}
	return rounds, people - 1
}

// cutTo is how many of so many people play in the cut.
func (p Plan) cutTo(people int) int {
	if p.CutTo > 0 {
		return p.CutTo
	}
	return max(pairing.Cut(people), 2)
}

// leaguePods is how many pods so many people make.
func leaguePods(people int) int { return max(1, (people+PodOfLeague/2)/PodOfLeague) }

// Fitting returns the plan with longer rounds, and if need be shorter answers, so that a match at the average pace of
// a game ends within a round: handovers is how often such a match waits for somebody. A plan that fits stays as it is.
func (p Plan) Fitting(handovers float64) Plan {
	for _, turn := range []time.Duration{day, day / 2, day / 4} {
		for _, round := range []time.Duration{7 * day, 10 * day, 14 * day} {
			p := p
			p.Turn, p.RoundTime = min(p.Turn, turn), max(p.RoundTime, round)
			p.Total = TotalFor(p.RoundTime)
			if p.Estimate(2, Pace{Handovers: handovers, Answer: p.Turn / AnswersIn}).Fits {
				return p
			}
		}
	}
	return p
}

// AnswersIn is which part of the time for an answer people take on average.
const AnswersIn = 4
