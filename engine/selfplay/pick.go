package selfplay

import (
	"slices"

	"farpost/engine"
)

// Pick answers a question of an announcement; ok is false when nothing of it is wanted.
type Pick func(q *engine.Question) (vals []engine.Value, ok bool)

// maxQuestions bounds the questions of one announcement.
const maxQuestions = 64

// Open lists the options of a question that are possible now, in its order.
func Open(q *engine.Question) []engine.Value {
	var out []engine.Value
	for _, o := range q.Options {
		if o.Refusal == nil {
			out = append(out, o.Key)
		}
	}
	return out
}

// Fewest takes the first possible options, as few as allowed.
func Fewest(q *engine.Question) (vals []engine.Value, ok bool) {
	list := Open(q)
	return list[:min(q.Min, len(list))], len(list) >= q.Min
}

// Least takes possible options of least worth, as few as allowed, the first ones among equals.
func Least(worth func(engine.Value) int) Pick {
	return func(q *engine.Question) ([]engine.Value, bool) {
		list := SortByWorth(Open(q), worth)
		return list[:min(q.Min, len(list))], len(list) >= q.Min
	}
}

// SortByWorth sorts a list in place, what is of least worth first, and gives it back. Equals keep their order.
func SortByWorth(list []engine.Value, worth func(engine.Value) int) []engine.Value {
	slices.SortStableFunc(list, func(x, y engine.Value) int { return worth(x) - worth(y) })
	return list
}

// Naming answers the question of a name with one value, if that is possible, and the others as rest does.
func Naming(name string, v engine.Value, rest Pick) Pick {
	return func(q *engine.Question) ([]engine.Value, bool) {
		if q.Name == name {
			return []engine.Value{v}, slices.Contains(Open(q), v)
		}
		return rest(q)
	}
}

// Named is the plan to use a verb: questions of these names are answered with one value each, as far as that is
// possible, and the others with as little as is allowed.
func Named(verb string, vals map[string]engine.Value) Plan {
	return Plan{Verb: verb, Pick: func(q *engine.Question) ([]engine.Value, bool) {
		if v, ok := vals[q.Name]; ok {
			return []engine.Value{v}, slices.Contains(Open(q), v)
		}
		return Fewest(q)
	}}
}
