package scenarios

import (
	"embed"

	"farpost/engine/farwald"
	"farpost/engine/farwald/language"
	"farpost/engine/scenario"
)

// Files are the scenarios. Those in the folder cards play cards of the product, one file each, and need a
// Game that was given them.
//
//go:embed *.txtar cards/*.txtar
var Files embed.FS

// Game is what the runner needs to play scenarios whose cards are their own; clauses are the contract's ids,
// none to accept all.
func Game(clauses []string) scenario.Game { return GameWith(nil, clauses) }

// GameWith is what the runner needs to play all scenarios: a line "use" takes cards from those given.
func GameWith(cards []language.Card, clauses []string) scenario.Game {
	return scenario.Game{Ruleset: farwald.New(), Facts: facts, Value: value, Name: name, Clauses: clauses,
		Setup: setup(cards).Read}
}
