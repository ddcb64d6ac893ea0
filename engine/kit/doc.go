// Package kit is the library of rulesets: what most card games need and the kernel can do without. A ruleset takes
// from it what fits, or writes its own.
//
// A book of cards is a CardList. Embed it, and the game's book is done:
//
//	type Book struct{ kit.CardList[Card] }
//
//	raw, err := kit.PackCards(cards, groups)                                      // its bytes
//	list, err := kit.ReadCards(raw, func(c *Card) string { return c.ID })         // and back
//	err = kit.DealDeck(tx, book, seat, deck, func(int32) string { return "deck" }) // in Ruleset.Deal
//
// Picks is a program of several choices, one after the other: targets, modes, the parts of a cost. Call it with a
// frame; the frame below finds what was chosen in Frame.Ret, as packed lists:
//
//	g.Add("targets", kit.Picks{Name: nameOf, Pick: pickOf}.Steps()...)
//	targets := kit.PackedList(f.Ret, "t.first")
//
// Rewriting is the program of effects that replace or prevent changes, and of the order that players give to several:
//
//	kit.Rewriting{Prog: "prevent", Source: engine.Word("prevention"), Of: rewrites, Ask: askOrder}.Add(g)
//
// Offer is a question for one seat that may do something or leave it, with the step that starts it. One and Newest word
// the commonest questions about cards, Wrong why a value is none to choose. About, EachSeat, Check, Settle and Keep are
// steps that only change, call or keep something.
//
// Params writes the answers of a verb in a line. Show reads the zones of a game and how it is shown, its layout, the
// rules behind its questions and all codes that it says to people, from a file beside its code.
//
// YesNo makes a question of yes or no. Matching and Paying find who can pay for what. Finish is the batch that ends a
// match, LastStanding the one that ends it when at most one player is left; AddEndings defines how it ends by
// concession or agreement, Duel the whole match of two. View goes through seats and zones for Ruleset.View, and leaves
// out what its viewer may not see; LooksAt is a Ruleset.Shown for who looks at cards that are hidden else.
//
// # Map of files
//
//	cardlist.go            books of cards, and how decks are dealt from them
//	text.go                words of two languages
//	steps.go               steps of programs that most procedures have
//	choices.go, picks.go   questions for cards, offers; programs of several choices
//	packed.go              several lists of values as one
//	matching.go            who pays for what
//	payment.go             bills, and how announcements have them paid
//	zones.go               tops of zones, cards that go to another one; lists and marks of things
//	duel.go                the match of two, turn by turn
//	turns.go               who is next, which clock runs, who has lost
//	rewriting.go           changes that are replaced or prevented
//	finish.go              how a match ends
//	view.go, shown.go      what a viewer sees, and how a game is shown with all that it says
//	params.go              answers of verbs
//
// Everything here is built on what package engine exports, and the kernel knows nothing of it. A thing belongs here if
// a second game needs it and no rule of any game is in it.
package kit
