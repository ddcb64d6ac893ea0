package games

import (
	"io/fs"

	"farpost/engine"
	"farpost/engine/scenario"
	"farpost/engine/selfplay"
)

// game is what this program knows of a game.
type game struct {
	rules func() *engine.Ruleset
	// files are its scenarios, play is what the runner needs to play them with the cards of a book, which is false
	// for another game's book.
	files fs.FS
	play  func(book engine.Book, clauses []string) (scenario.Game, bool)
	// declared and excused are names that self-play must reach, and those that it cannot, by the kinds of
	// selfplay.Report.Reached.
	declared, excused map[string][]string
	// mechanics is a book of made-up cards with every mechanic, and decks of them; nil for none.
	mechanics func() (engine.Book, [][]string, error)
	eager     bool // see selfplay.Options.Eager
	// whole makes a deck of cards drawn from a book; nil when any cards are one. See selfplay.Options.Whole.
	whole  func(b engine.Book, cards, rest []string) []string
	policy selfplay.Policy // the sensible player; nil for none
}

// games are all games, in the order in which people are shown them: one line each.
func games() []game { return []game{farwaldGame(), fowGame()} }

// All builds every ruleset of this program, in the order in which people are shown them.
func All() []*engine.Ruleset {
	var out []*engine.Ruleset
	for _, g := range games() {
		out = append(out, g.rules())
	}
	return out
}

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
func named(name string) game {
	for _, g := range games() {
		if g.rules().Name == name {
			return g
		}
	}
	return game{}
}

// Declared lists, for self-play, the names that must be reached in a game besides those that its ruleset
// itself declares, by the kinds of selfplay.Report.Reached: its codes of refusals, and of questions whose
// deadline can pass.
func Declared(game string) map[string][]string { return named(game).declared }

// Excused lists the names that no self-play can reach, each for the reason beside it.
func Excused(game string) map[string][]string { return named(game).excused }

// Mechanics is a book of made-up cards with every mechanic of a game, and decks of them, for self-play to reach
// what the cards of the product bring about seldom or never; ok is false when the game has none.
func Mechanics(game string) (book engine.Book, decks [][]string, ok bool) {
	make := named(game).mechanics
	if make == nil {
		return nil, nil, false
	}
	book, decks, err := make()
	return book, decks, err == nil
}

// Eager tells how self-play of a game goes best; see selfplay.Options.Eager.
func Eager(game string) bool { return named(game).eager }

// Whole makes a deck out of any cards of a game's book, for self-play; nil when any cards are a deck.
func Whole(game string) func(b engine.Book, cards, rest []string) []string { return named(game).whole }

// Policy is the sensible player of a game, for self-play; nil when the game has none.
func Policy(game string) selfplay.Policy { return named(game).policy }

// Scenarios are the scenario files of a game and what the runner needs to play them, with the cards of a book of
// that game and for a contract with these clauses; ok is false when the game has none, or the book is another's.
func Scenarios(name string, book engine.Book, clauses []string) (files fs.FS, runner scenario.Game, ok bool) {
	g := named(name)
	if g.play == nil {
		return nil, scenario.Game{}, false
	}
	runner, ok = g.play(book, clauses)
	return g.files, runner, ok
}
