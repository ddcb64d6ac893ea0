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
// A path names a value of the file, as for source.Positions. A game's linter embeds a Checker and adds what its cards
// mean. Check goes through folders that are loaded together and calls the linter for each card and deck:
//
//	k := &checker{lintkit.Checker{Faults: &faults}, lintkit.NewSeen()}
//	lintkit.Check(&k.Checker, k.seen,
//		lintkit.Game[chess.Card]{Clause: "CH-%03d", Card: k.card, Deck: k.deck, …}, folders)
package lintkit
