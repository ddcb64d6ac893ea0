// Package tools lists what the developers' tools know of each game: how self-play plays it, and its scenarios. The bot
// has only the rulesets of package games; a test of cmd/farpost keeps it so.
//
//	g, ok := tools.ByName("farwald")
//	rep, err := selfplay.Run(selfplay.Options{Ruleset: g.Rules(), Policy: g.Policy, …})
//
// What a game declares of itself stands in its own folder, in a package named game (engine/farwald/game).
package tools

import (
	athernum "farpost/engine/athernum/game"
	beings "farpost/engine/beings/game"
	farwald "farpost/engine/farwald/game"
	fow "farpost/engine/fow/game"
	groove "farpost/engine/groove/game"
	"farpost/engine/selfplay"
)

// All lists every game, in the order of games.All.
func All() []selfplay.Game {
	return []selfplay.Game{
		farwald.Game(),
		fow.Game(),
		beings.Game(),
		groove.Game(),
		athernum.Game(),
	}
}

// ByName finds what is known of the game whose ruleset has that name; false if there is none.
func ByName(name string) (selfplay.Game, bool) {
	for _, g := range All() {
		if g.Rules().Name == name {
			return g, true
		}
	}
	return selfplay.Game{}, false
}
