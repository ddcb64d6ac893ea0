package games

import (
	"farpost/engine"
	"farpost/engine/athernum"
	"farpost/engine/beings"
	"farpost/engine/farwald"
	"farpost/engine/fow"
	"farpost/engine/groove"
)

// rulesets build each game, in the order in which people are shown them.
var rulesets = []func() *engine.Ruleset{
	farwald.New,
	fow.New,
	beings.New,
	groove.New,
	athernum.New,
}

// All builds every ruleset, in the order in which people are shown the games.
func All() []*engine.Ruleset {
	var out []*engine.Ruleset
	for _, build := range rulesets {
		out = append(out, build())
	}
	return out
}

// Default is the name of the game that is meant where none is named: the first one.
func Default() string { return rulesets[0]().Name }

// ByName builds the ruleset of that name; nil if there is none.
func ByName(name string) *engine.Ruleset {
	for _, g := range All() {
		if g.Name == name {
			return g
		}
	}
	return nil
}
