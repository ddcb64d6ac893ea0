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
// How it is built: a writer walks the tree once for any language. Each instruction becomes a clause with noun phrases
// (packages cards/wording and cards/prose), such as "shatter" with "an Evocation with cost 3 or less"; prose says
// it in either language.
// The words are in phrases.yaml. A target is described in full where it is first mentioned and is "that Evocation"
// afterwards; what was just named is "it".
//
// Amounts of Crystallized Energy are written as signs ("{F}{1}", see engine.PartsOf), drawn on cards and said in
// words in messages.
//
// # Map of files
//
//	phrases.yaml    nouns, adjectives, clauses and phrases in both languages
//	writer.go       Lines; the walk over a card
//	part.go         PartOf: one text of a card alone, by its node
//	ability.go      blocks with their headings and costs: Charge, Crystallize, Crystal Abilities; triggers
//	instruction.go  instructions that need more than their entry of the phrasebook
//	static.go       continuous effects
//	noun.go         noun phrases of targets
//
// The golden files under testdata hold every card of the built-in sets in both languages: whoever changes
// a word here reads the difference there, line by line (go test -update writes them).
package text
