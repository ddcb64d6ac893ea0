package sense

import (
	"cmp"
	"slices"

	"farpost/engine"
	"farpost/engine/selfplay"
)

// Idea is a plan with what it is worth and costs, to be put in order with others.
type Idea struct {
	selfplay.Plan
	Worth int
	// Cost is how much of the purse it takes: will, energy.
	Cost int
	// Uses is what it takes so that no other idea can take it, such as the card that is played; "" for nothing.
	Uses engine.Value
	// News tells that it brings to light what nobody can foresee, so that it comes last.
	News bool
}

// Affordable puts ideas in order, the worthiest first and news last, and leaves out those for which the purse is not
// enough once the worthier ones are paid for.
func Affordable(ideas []Idea, purse int) []selfplay.Plan {
	slices.SortStableFunc(ideas, func(x, y Idea) int { return cmp.Compare(y.Worth, x.Worth) })
	var now, last []selfplay.Plan
	for _, x := range ideas {
		if x.Cost > purse {
			continue
		}
		purse -= x.Cost
		if x.News {
			last = append(last, x.Plan)
		} else {
			now = append(now, x.Plan)
		}
	}
	return append(now, last...)
}

// Together finds the ideas that are worth most together, with what the purse pays for and nothing used twice, and how
// much that is. What is worth nothing is left out.
func Together(ideas []Idea, purse int) (best []Idea, worth int) {
	if len(ideas) == 0 {
		return nil, 0
	}
	x, rest := ideas[0], ideas[1:]
	best, worth = Together(rest, purse)
	if x.Cost > purse || x.Worth <= 0 {
		return best, worth
	}
	rest = slices.DeleteFunc(slices.Clone(rest), func(y Idea) bool { return x.Uses != "" && y.Uses == x.Uses })
	if list, n := Together(rest, purse-x.Cost); n+x.Worth > worth {
		return append([]Idea{x}, list...), n + x.Worth
	}
	return best, worth
}

// Best puts ideas that are worth something in order, the worthiest first, whatever they cost.
func Best(ideas []Idea) []selfplay.Plan {
	ideas = slices.DeleteFunc(ideas, func(x Idea) bool { return x.Worth <= 0 })
	slices.SortStableFunc(ideas, func(x, y Idea) int { return cmp.Compare(y.Worth, x.Worth) })
	out := make([]selfplay.Plan, len(ideas))
	for i, x := range ideas {
		out[i] = x.Plan
	}
	return out
}

// Pass passes, about all of the thing that the question is about when there is one.
func Pass(ask engine.SeatAsk) selfplay.Plan {
	p := selfplay.Plan{Verb: engine.Pass}
	if ask.Thing() != "" {
		p.Ahead = engine.PassAhead(ask.Seat)
	}
	return p
}

// Answer answers every question with what is given for its name, and those without with nothing.
func Answer(answers ...engine.Answer) selfplay.Pick {
	return func(q *engine.Question) ([]engine.Value, bool) {
		for _, a := range answers {
			if a.Name == q.Name {
				open := selfplay.Open(q)
				return a.Vals, !slices.ContainsFunc(a.Vals, func(v engine.Value) bool {
					return !slices.Contains(open, v)
				})
			}
		}
		return nil, q.Min == 0
	}
}
