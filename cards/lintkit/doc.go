// Package lintkit has what the linters of all games are made of. A Checker collects faults with the lines of a file,
// and has the checks that all games share: ids, names, words that people see, lists, clauses, rulings, and what stands
// twice.
//
//	k := lintkit.Checker{Faults: &faults}
//	k.Pos, k.Card = set.Pos, "A01"
//	k.One("cards[0].type", c.Type, "resonator", "spell")
//	k.Words("cards[0].name", c.Name, lintkit.MaxName, true)
//	k.Pos = clauses.Pos
//	k.Clauses(clauses, "FO-%03d")
//
// A path names a value of the file, as for source.Positions.
//
// What the schema of a game's card language says (package cards/schema), a Form checks: which keys there must be, which
// go together, which values and numbers each takes, and its laws. The game adds rules in Go for what a law cannot say.
// Each is called wherever a value of its type stands:
//
//	f := lintkit.NewForm(&faults, schema.Language)
//	f.Rules = []lintkit.Rule{lintkit.On(func(path string, c *chess.Cost) { … })}
//
// A Scope knows the targets that a text has chosen. A Reader goes through its instructions and finds what they name:
//
//	s := lintkit.NewScope(f, nameAndKind, reserved)
//	s.Add("cards[0].targets[0]", &c.Targets[0])
//	r := lintkit.Reader[chess.Target, chess.Instr]{Name: name, Instr: instr}
//	r.Read(f, "cards[0].effect", c.Effect)
//	s.Unused(c.Targets)
//
// Check goes through folders that are loaded together, with the form of each card, and calls the linter for what cards
// and decks mean:
//
//	lintkit.Check(f, lintkit.Game[chess.Card]{Clause: "CH-%03d", Card: card, Deck: deck, …}, folders)
//
// # Map of files
//
//	checker.go     Checker: faults with their places, and checks of single values
//	form.go        Form: what the schema says of a card, and the rules of a game for its types
//	law.go         laws of the schema: what does not go together
//	limits.go      how much a file may hold
//	scope.go       Scope: what a text can speak of; Reader: what its instructions speak of
//	folders.go     Check: all folders that are loaded together
//	price.go       Prices: what cards can do, each with its points; Namer, which names it
//	names.go       ids and names among all cards, sets, groups and decks
//	words.go       words that people see
//	figure.go      figures of pictures
//	rulebook.go    clauses and rulings
//	lexicon.go     what makes them findable
package lintkit
