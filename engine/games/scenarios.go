package games

import (
	"io/fs"

	"farpost/engine/farwald/scenarios"
	"farpost/engine/scenario"
)

// Scenarios are the scenario files of a game and what the runner needs to play them, for a contract with
// these clauses; ok is false when the game has none.
func Scenarios(name string, clauses []string) (files fs.FS, game scenario.Game, ok bool) {
	switch name {
	case "farwald":
		return scenarios.Files, scenarios.Game(clauses), true
	}
	return nil, scenario.Game{}, false
}
