// Package cards finds the data of a game: its cards, decks, words and rules text.
//
//	set, err := cards.Load("farwald")
//	book, raw := set.Book()                    // what a match is dealt with, and the bytes to keep
//	face := set.Face("it", "A01")              // what is printed on a card, its text generated
//	rep := set.CheckDeck("Mine", "3 Cinder Whelp\n…")
//	hits := lookup.New(set, "it").Find("fw 101", 5)
//	cat := words.New(append(set.Tables(), botTables...)...)
//	cat.Say("en", phrase, set.Names("en", cardOf, playerOf))
//
// A Set looks the same for every game (package content), so whoever uses one learns no game. What belongs
// to a game lives in a folder of its own name: the data as YAML, and a package that reads and checks it.
// Adding a game adds that folder and two lines of cards.go (docs/new-game.md).
//
// The packages below, from the bottom: source reads YAML strictly, with all faults and their lines; words
// speaks phrases; deck reads and checks decks; cardfile is what files of every game may hold, lintkit what every
// game's linter is made of; content is the Set and how it is loaded; farwald and fow are the data of one game
// each, with its linter and its text; lookup finds clauses, rulings and cards by what people type.
package cards
