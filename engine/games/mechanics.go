package games

import (
	"farpost/engine"
	"farpost/engine/farwald"
	"farpost/engine/farwald/scenarios"
)

// Mechanics is a book of made-up cards with every mechanic of a game, and a deck of them, for self-play to reach
// what the cards of the product bring about seldom or never; ok is false when the game has none.
func Mechanics(game string) (book engine.Book, deck []string, ok bool) {
	if game != farwald.Name {
		return nil, nil, false
	}
	book, deck, err := scenarios.Mechanics()
	return book, deck, err == nil
}
