package sense

import (
	"slices"
	"strings"

	"farpost/engine"
	"farpost/engine/selfplay"
)

// targetPrefix begins the name of a question for a target; the target's name stands behind it.
const targetPrefix = "t."

// Announcement is a text being announced: it answers the questions for what the text is aimed at.
type Announcement struct {
	Game  *Game
	Board *Board
	Texts []Text
	// On is what the texts' references mean, such as "this".
	On Chosen
	// Floor is how many points an aim must gain; with less the announcement is not made.
	Floor int
	// Rest answers the other questions; nil takes the first possible options, as few as allowed.
	Rest selfplay.Pick
}

// Pick answers a question of the announcement.
func (a *Announcement) Pick(q *engine.Question) ([]engine.Value, bool) {
	if name, ok := strings.CutPrefix(q.Name, targetPrefix); ok {
		for _, t := range a.Texts {
			for _, aim := range t.Aims {
				if aim.Name == name {
					return a.Take(q, t, name)
				}
			}
		}
	}
	if a.Rest != nil {
		return a.Rest(q)
	}
	return selfplay.Fewest(q)
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
		gain[v] = a.Game.Aimed(a.Board, t, aim, a.On.With(aim, v))
	}
	slices.SortStableFunc(vals, func(v, w engine.Value) int { return gain[w] - gain[v] })
	return vals, gain
}
