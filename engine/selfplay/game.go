package selfplay

import (
	"io/fs"

	"farpost/engine"
	"farpost/engine/scenario"
)

// Game is what the developers' tools know of a game: how to play it, its scenarios, and how it plays itself. A game
// declares it in a package game of its own folder.
type Game struct {
	Rules func() *engine.Ruleset
	// Files are its scenarios, Play is what the runner needs to play them with the cards of a book and for a contract
	// with these clauses (none: all are accepted); it is false for another game's book.
	Files fs.FS
	Play  func(book engine.Book, clauses []string) (scenario.Game, bool)
	// Excused are names that self-play cannot reach, each for the reason beside it, by the kinds of Report.Reached.
	Excused map[string][]string
	// Mechanics is a book of made-up cards with every mechanic, and decks of them; nil for none.
	Mechanics func() (engine.Book, [][]string, error)
	// MechanicsRules are the table rules of matches with those cards that differ from their defaults.
	MechanicsRules map[string]int
	// Eager is Options.Eager.
	Eager bool
	// Whole makes a deck of cards drawn from a book; nil when any cards are one. See Options.Whole.
	Whole func(b engine.Book, cards, rest []string) []string
	// Policy is the sensible player; nil for none. Unused are verbs for which it has no use, or
	// seldom one, each with the reason.
	Policy Policy
	Unused map[string]string
}

// PlayWith makes Game.Play of what plays the scenarios of a game with books of the type B.
func PlayWith[B engine.Book](play func(book B, clauses []string) scenario.Game) func(engine.Book,
	[]string) (scenario.Game, bool) {
	return func(book engine.Book, clauses []string) (scenario.Game, bool) {
		b, ok := book.(B)
		if !ok {
			return scenario.Game{}, false
		}
		return play(b, clauses), true
	}
}
