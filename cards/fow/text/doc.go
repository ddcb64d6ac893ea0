// Package text writes the text of Force of Will's cards, in English and Italian, from the very tree that the
// engine executes. No rules text is ever written by hand, so what a card says and what it does cannot drift
// apart.
//
// Lines returns the printed lines of a card, JLines those of a ruler's J-ruler side:
//
//	for _, l := range text.Lines("it", card, kit.GroupsOf(book.Groups())) { fmt.Println(l) }
//	// [Risveglio] {F}{1}: Quando questa carta entra nel terreno, infligge 400 danni a un risonatore bersaglio.
//
// How it is built: a writer walks the tree once for any language. Each instruction becomes a clause with noun phrases
// (packages cards/wording and cards/prose), such as "destroy" with "target resonator you control"; prose says
// it in either language.
// The words are in phrases.yaml. A target is described in full where it is first mentioned and is "that resonator"
// afterwards; what was just named is "it".
//
// # Map of files
//
//	phrases.yaml    nouns, adjectives, clauses and phrases in both languages
//	writer.go       Lines, JLines; the walk over a card
//	part.go         Part: one text of a card alone, by its node
//	block.go        blocks, modes, costs, activated and triggered abilities
//	instruction.go  instructions that need more than their entry of the phrasebook
//	change.go       what a card gets, for a time or by a continuous effect
//	event.go        events and moments
//	noun.go         noun phrases: targets, and what events are about
//
// The golden files under testdata hold every built-in card in both languages: whoever changes a word here reads
// the difference there, line by line (go test -update writes them).
package text
