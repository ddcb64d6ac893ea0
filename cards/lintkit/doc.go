// Package lintkit holds what the linters of all games are made of: a Checker that notes faults at the lines of a
// file, and the checks that are the same for every game (ids, names, words that people see, lists, clauses,
// rulings, what stands twice).
//
//	k := lintkit.Checker{Faults: &faults}
//	k.Pos, k.Card = set.Pos, "A01"
//	k.One("cards[0].type", c.Type, "resonator", "spell")
//	k.Words("cards[0].name", c.Name, lintkit.MaxName, true)
//	k.Pos = clauses.Pos
//	k.Clauses(clauses, "FO-%03d")
//
// Paths name a value of the file as source.Positions does. A game's linter embeds a Checker and adds what its
// cards mean; Check goes through folders that are loaded together and asks the linter about each card and deck:
//
//	k := &checker{lintkit.Checker{Faults: &faults}, lintkit.NewSeen()}
//	lintkit.Check(&k.Checker, k.seen, lintkit.Game[chess.Card]{Clause: "CH-%03d", Card: k.card, Deck: k.deck, …}, folders)
package lintkit
