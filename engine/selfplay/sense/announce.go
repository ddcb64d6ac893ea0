package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/selfplay"
)

// question is the name of the question for an aim: "t." and its name; its name alone when it has no kind.
func (x Aim) question() string {
	if x.Kind == "" {
		return x.Name
	}
	return "t." + x.Name
}

// Announcement is a text being announced: it answers the questions for what the text is aimed at and what it costs.
type Announcement struct {
	*Mind
	Texts []Text
	// On is what the texts' references mean, "this" included.
	On Chosen
	// Floor is how many points an aim must gain; with less the announcement is not made.
	Floor int
	// Rest answers the questions of a game's own; known is false for those that it leaves. Nil leaves all.
	Rest func(q *engine.Question) (vals []engine.Value, ok, known bool)
}

// Pick answers a question of the announcement. What nobody knows better is answered with what is missed least, as
// little as is allowed.
func (a *Announcement) Pick(q *engine.Question) ([]engine.Value, bool) {
	for _, t := range a.Texts {
		for _, aim := range t.Aims {
			if aim.question() == q.Name {
				return a.Take(q, t, aim.Name)
			}
		}
	}
	if a.Rest != nil {
		if vals, ok, known := a.Rest(q); known {
			return vals, ok
		}
	}
	return selfplay.Least(a.Missed)(q)
}

// Mode answers which of several modes is chosen: the one that may gain most.
func (a *Announcement) Mode(q *engine.Question) []engine.Value {
	gain := func(v engine.Value) int {
		return a.Hope(slices.DeleteFunc(slices.Clone(a.Texts), func(t Text) bool {
			return t.Part != "modes."+v.Body()
		}))
	}
	open := selfplay.Open(q)
	slices.SortStableFunc(open, func(v, w engine.Value) int { return gain(w) - gain(v) })
	return open[:min(1, len(open))]
}

// Take chooses for an aim of a text what gains most, as many as are allowed and gain something; ok is false when that
// is too few.
func (a *Announcement) Take(q *engine.Question, t Text, aim string) (vals []engine.Value, ok bool) {
	vals, gain := a.ranked(q, t, aim)
	n := 0
	for n < min(q.Max, len(vals)) && gain[vals[n]] > 0 && gain[vals[n]] >= a.Floor {
		n++
	}
	return vals[:n], n >= q.Min
}

// Late answers a question that a text puts while it is carried out, for one of the aims that is: as Take does, for the
// first text that finds something, else with what is least bad.
func (a *Announcement) Late(is func(Aim) bool) selfplay.Pick {
	return func(q *engine.Question) ([]engine.Value, bool) {
		var least []engine.Value
		for _, t := range a.Texts {
			for _, aim := range t.Aims {
				if !is(aim) {
					continue
				}
				if vals, ok := a.Take(q, t, aim.Name); ok && len(vals) > 0 {
					return vals, true
				}
				if least == nil {
					least, _ = a.ranked(q, t, aim.Name)
				}
			}
		}
		return least[:min(q.Min, len(least))], len(least) >= q.Min
	}
}

// ranked lists what an aim can choose, what gains most first, and what each gains.
func (a *Announcement) ranked(q *engine.Question, t Text, aim string) ([]engine.Value, map[engine.Value]int) {
	vals, gain := selfplay.Open(q), map[engine.Value]int{}
	for _, v := range vals {
		gain[v] = a.Aimed(a.Board, t, aim, a.On.With(aim, v))
	}
	slices.SortStableFunc(vals, func(v, w engine.Value) int { return gain[w] - gain[v] })
	return vals, gain
}
