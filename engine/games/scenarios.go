package games

import (
	"io/fs"

	"farpost/engine"
	"farpost/engine/farwald"
	"farpost/engine/farwald/scenarios"
	"farpost/engine/scenario"
)

// Scenarios are the scenario files of a game and what the runner needs to play them, with the cards of a book of
// that game and for a contract with these clauses; ok is false when the game has none, or the book is another's.
func Scenarios(name string, book engine.Book, clauses []string) (files fs.FS, game scenario.Game, ok bool) {
	if name != farwald.Name {
		return nil, scenario.Game{}, false
	}
	b, ok := book.(*farwald.Book)
	if !ok {
		return nil, scenario.Game{}, false
	}
	return scenarios.Files, scenarios.GameWith(b.Cards(), clauses), true
}
