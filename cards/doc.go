// Package cards finds the data of a game: its cards, decks, words and rules text.
//
//	set, err := cards.Load("farwald")
//	book, raw := set.Book()                    // what a match is dealt with, and the bytes to store
//	face := set.Face("it", "A01")              // what is printed on a card, its text generated
//	rep := set.CheckDeck("Mine", "3 Cinder Whelp\n…")
//	hits := lookup.New(set, "it").Find("fw 101", 5)
//	cat := words.New(append(set.Tables(), botTables...)...)
//	cat.Say("en", phrase, set.Names("en", cardOf, playerOf))
//
// A Set has the same form for every game (package content), so its users know no game. What belongs to a game is in
// a folder of the game's name: the data as YAML, and a package that reads and checks it. A new game adds that folder
// and two lines of cards.go (docs/new-game.md).
//
// # Map of packages
//
// Each may import those above it:
//
//	fuzzy      how much two words differ, and which word was meant
//	source     reads YAML strictly: all faults of a file, each with its line
//	words      puts phrases into words of a language
//	prose      grammar of generated texts, English and Italian
//	deck       reads, checks and writes lists of cards
//	cardfile   what the files of a game's folder may hold, and how they are read
//	schema     what the keys of a game's files mean, and what does not go together; JSON Schemas of it
//	wording    instructions, filters, conditions and costs worded by a schema and a phrasebook
//	lintkit    what the linters of all games are made of
//	illustration   pictures that organisers bring for cards
//	content    Set: the data of one game, loaded
//	examples   a worked example of each clause, as data that the bot plays
//	lookup     finds clauses, rulings and cards by what people type
//	farwald    the data of Farwald, with its own lint, schema and text
//	fow        the data of Force of Will, with its own lint, schema and text
//	cards      this package: the list of games
//	scenarios  the rules of decks and card data, as scenarios; makes the examples
//
// Some packages are for tests alone. golden compares texts and pictures with files that a person has looked at.
// words/wordstest, lintkit/linttest and schema/schematest check a game's words, linter and schemas. internal/doctest
// checks that the pages for authors of cards are true.
package cards
