// Package text writes the text of Force of Will's cards, in English and Italian, from the very tree that the
// engine executes. No rules text is ever written by hand, so what a card says and what it does cannot drift
// apart.
//
// Lines returns the printed lines of a card, JLines those of a ruler's J-ruler side:
//
//	for _, l := range text.Lines("it", card, kit.GroupsOf(book.Groups())) { fmt.Println(l) }
//	// [Risveglio] {F}{1}: Quando questa carta entra nel terreno, infligge 400 danni a un risonatore bersaglio.
//
// How it is built: writer.go walks the tree and knows no language. It asks a tongue (english, italian) for a
// clause per instruction: a subject, a verb and the rest. Only at the end a clause becomes a sentence, because
// the same clause is an order ("Draw a card."), a permission ("You may draw a card.") or somebody else's doing
// ("Each player draws a card."). Noun phrases are built from filters in *_noun.go. A target is described in
// full where it is first mentioned and is "that resonator" afterwards.
//
// # Map of files
//
//	writer.go              Lines, JLines; the walk over a card, and what a tongue must be able to say
//	part.go                Part: one text of a card alone, by its node
//	en_card.go, it_card.go     sentences, costs, continuous effects, texts that wait
//	en_instr.go, it_instr.go   a clause for each instruction
//	en_event.go, it_event.go   events and conditions
//	en_noun.go, it_noun.go     noun phrases: keywords, filters, targets, players
//
// The golden files under testdata hold every built-in card in both languages: whoever changes a word here reads
// the difference there, line by line (go test -update writes them).
package text
