package scenarios

import (
	"embed"

	"farpost/engine/farwald"
	"farpost/engine/scenario"
)

// Files are the scenarios.
//
//go:embed *.txtar
var Files embed.FS

// Game is what the runner needs to play them; clauses are the contract's ids, none to accept all.
func Game(clauses []string) scenario.Game {
	return scenario.Game{Ruleset: farwald.New(), Setup: setup, Fact: fact, Value: value, Name: name, Clauses: clauses}
}
