package draft

import (
	"slices"
	"strings"

	"farpost/engine"
)

// Earlier is an answer ahead that comes with an earlier act of a plan.
type Earlier struct {
	Act   string // that act in words; "" for what is under way
	Words string
	Rest  Draft // the plan without it
}

// Earlier lists the answers ahead that come with the acts before a further one, those that have a verb alone. queues
// reports whether further actions come behind a kind of question (engine.Ruleset.Queues).
func (d Draft) Earlier(queues func(kind string) bool) (all []Earlier) {
	if d.Outer == nil || d.Offer.Code != "" {
		return nil
	}
	add := func(act string, x engine.Sealed, words string, without func(plan *Draft)) {
		if len(x.Answers) > 0 || strings.Contains(words, "\n") {
			return
		}
		plan := *d.Outer
		plan.Ahead, plan.AheadWords = slices.Clone(plan.Ahead), slices.Clone(plan.AheadWords)
		without(&plan)
		rest := d
		rest.Outer = &plan
		all = append(all, Earlier{act, words, rest})
	}
	for i, x := range d.Outer.Ahead {
		if !queues(x.Window) {
			add(d.Outer.Line, x, d.Outer.AheadWords[i], func(plan *Draft) {
				plan.Ahead, plan.AheadWords = slices.Delete(plan.Ahead, i, i+1), slices.Delete(plan.AheadWords, i, i+1)
			})
			continue
		}
		said := strings.Split(d.Outer.AheadWords[i], "\n"+aheadSign) // the act, then what comes with it
		act, _, _ := strings.Cut(said[0], "\n")
		for j := 0; j < len(x.Ahead) && len(said) == len(x.Ahead)+1; j++ {
			add(act, x.Ahead[j], said[j+1], func(plan *Draft) {
				plan.Ahead[i].Ahead = slices.Delete(slices.Clone(x.Ahead), j, j+1)
				plan.AheadWords[i] = strings.Join(slices.Delete(slices.Clone(said), j+1, j+2), "\n"+aheadSign)
			})
		}
	}
	return all
}
