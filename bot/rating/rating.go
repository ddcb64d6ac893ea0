package rating

import "math"

// The values of the method.
const (
	firstMu    = 25.0
	firstSigma = firstMu / 3
	beta       = firstSigma / 2
	kappa      = 0.0001 // the least part of the variance that one match leaves
)

// Settled is the number of matches from which a rating is no longer provisional.
const Settled = 10

// Rating is what is believed of a player's skill. The zero value is none; New is a beginner's.
type Rating struct {
	Mu    float64 // the skill
	Sigma float64 // how unsure that is, as a standard deviation; more than 0
}

// New is the rating of somebody of whom nothing is known.
func New() Rating { return Rating{firstMu, firstSigma} }

// Shown is the number that people see; see the package. It is 0 or more.
func (r Rating) Shown() int {
	return int(max(0, math.Round(1000+40*(r.Mu-3*r.Sigma))))
}

// Rate returns the ratings of the players of a match after it, in their order. Places are theirs: who has the smaller
// number was before the other, and equal numbers are a draw between the two. There is one place for each rating; fewer
// than two players change nothing.
func Rate(players []Rating, places []int) []Rating {
	after := make([]Rating, len(players))
	for i, me := range players {
		own := me.Sigma * me.Sigma
		gain, shrink := 0.0, 0.0
		for q, other := range players {
			if q == i {
				continue
			}
			c := math.Sqrt(own + other.Sigma*other.Sigma + 2*beta*beta)
			wins := 1 / (1 + math.Exp((other.Mu-me.Mu)/c)) // how likely i was to be before q
			gain += own / c * (score(places[i], places[q]) - wins)
			shrink += me.Sigma / c * own / (c * c) * wins * (1 - wins)
		}
		after[i] = Rating{me.Mu + gain, math.Sqrt(own * max(1-shrink, kappa))}
	}
	return after
}

// score is what a place is worth against another: 1 before it, ½ beside it, 0 behind it.
func score(mine, other int) float64 {
	switch {
	case mine < other:
		return 1
	case mine == other:
		return 0.5
	}
	return 0
}
