package games

import (
	"io/fs"

	"farpost/engine"
	farwald "farpost/engine/farwald/game"
	fow "farpost/engine/fow/game"
	"farpost/engine/scenario"
	"farpost/engine/selfplay"
)

// games are all games, in the order in which people are shown them.
func games() []selfplay.Game {
	return []selfplay.Game{
		farwald.Game(),
		fow.Game(),
	}
}

// All builds every ruleset of this program, in the order in which people are shown them.
func All() []*engine.Ruleset {
	var out []*engine.Ruleset
	for _, g := range games() {
		out = append(out, g.Rules())
	}
	return out
}

// Default is the name of the game that is meant where none is named: the first one.
func Default() string { return games()[0].Rules().Name }

// ByName finds a ruleset by its name, nil when this program has none such.
func ByName(name string) *engine.Ruleset {
	for _, g := range All() {
		if g.Name == name {
			return g
		}
	}
	return nil
}

// named finds what is known of a game, nothing for one that there is not.
func named(name string) selfplay.Game {
	for _, g := range games() {
		if g.Rules().Name == name {
			return g
		}
	}
	return selfplay.Game{}
}

// Declared lists, for self-play, the names that must be reached in a game besides those that its ruleset
// itself declares, by the kinds of selfplay.Report.Reached: its codes of refusals, and of questions whose
// deadline can pass.
func Declared(game string) map[string][]string { return named(game).Declared }

// Excused lists the names that no self-play can reach, each for the reason beside it.
func Excused(game string) map[string][]string { return named(game).Excused }

// Mechanics is a book of made-up cards with every mechanic of a game, and decks of them, for self-play to reach
// what the cards of the product bring about seldom or never; ok is false when the game has none.
func Mechanics(game string) (book engine.Book, decks [][]string, ok bool) {
	make := named(game).Mechanics
	if make == nil {
		return nil, nil, false
	}
	book, decks, err := make()
	return book, decks, err == nil
}

// Eager tells how self-play of a game goes best; see selfplay.Options.Eager.
func Eager(game string) bool { return named(game).Eager }

// Whole makes a deck out of any cards of a game's book, for self-play; nil when any cards are a deck.
func Whole(game string) func(b engine.Book, cards, rest []string) []string { return named(game).Whole }

// Policy is the sensible player of a game, for self-play; nil when the game has none.
func Policy(game string) selfplay.Policy { return named(game).Policy }

// Scenarios are the scenario files of a game and what the runner needs to play them, with the cards of a book of
// that game and for a contract with these clauses; ok is false when the game has none, or the book is another's.
func Scenarios(name string, book engine.Book, clauses []string) (files fs.FS, runner scenario.Game, ok bool) {
	g := named(name)
	if g.Play == nil {
		return nil, scenario.Game{}, false
	}
	runner, ok = g.Play(book, clauses)
	return g.Files, runner, ok
}
