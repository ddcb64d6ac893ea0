// Package text writes the rules text of Farwald's cards, in English and Italian, from the very tree that
// the engine executes. No rules text is ever written by hand, so what a card says and what it does cannot
// drift apart; a block that this package cannot word does not exist in the language.
//
// Lines returns the printed lines of a card, top to bottom: properties, what it wears, Crystallize, its
// effect, Charge, triggers, continuous effects, Crystal Abilities, and where it goes afterwards.
//
//	for _, l := range text.Lines("it", card, groups) { fmt.Println(l) }
//	// Cristallo: Sfrutta questa carta → Energizza un'altra Evocazione che controlli.
//
// How it is built: block.go walks the tree and knows no language. It asks a tongue (english, italian) for
// a clause per instruction: a subject, a verb and the rest. Only at the end a clause becomes a sentence,
// because the same clause is an order ("Shatter …"), a permission ("You may shatter …") or somebody
// else's doing ("An opponent discharges …"). Noun phrases are built from filters in *_noun.go with the
// article, number and, in Italian, the gender that they need. A target is described in full where it is
// first mentioned and is "that Evocation" afterwards.
//
// Amounts of Crystallized Energy are written as signs ("{F}{1}", see engine.PartsOf), drawn on cards and said in
// words in messages.
//
// # Map of files
//
//	block.go               Lines; the walk over a card, and what a tongue must be able to say
//	part.go                Part: one text of a card alone, by its node
//	figures.go             changes of DesEn and DefEn, amounts, numbers
//	en_card.go, it_card.go     properties, costs, triggers, conditions, continuous effects
//	en_instr.go, it_instr.go   a clause for each instruction; sentences
//	en_noun.go, it_noun.go     noun phrases: filters, targets, players
//
// The golden files under testdata hold every card of the built-in sets in both languages: whoever changes
// a word here reads the difference there, line by line (go test -update writes them).
package text
