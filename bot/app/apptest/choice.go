package apptest

import (
	"slices"
	"strings"

	"farpost/bot/sandbox"
)

// rank orders verbs so that matches come to an end: acting first, ending the turn when nothing else is possible but
// what takes from acting.
func rank(verb string) int {
	switch {
	case verb == "unleash", verb == "play", verb == "activate":
		return 0
	case verb == "stops", verb == "pass", strings.HasPrefix(verb, "end"): // a turn, or a part of one
		return 2
	case verb == "exhaust", verb == "draw-card":
		return 3
	}
	return 1
}

// values chooses as few options of a menu as it takes, at random, Crystals first.
func (p *Player) values(menu *sandbox.Component) []string {
	var all []string
	for _, o := range menu.Options {
		all = append(all, o.Value)
	}
	p.Rand.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	last := func(v string) int {
		if strings.HasPrefix(v, "crystal:") {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(all, func(a, b string) int { return last(a) - last(b) })
	return all[:min(max(menu.MinValues, 1), len(all))]
}
