// Package text puts the cards of Athernum into words, in English and Italian. Every text of a card is made here
// from its data, so a card says what it does.
//
//	text.Card("en", card, groups, book)       // what is printed: "Communion — {T}{T}, once per turn: Put …"
//	text.Part("en", card, groups, book, node) // one ability, by its node
//
// The words are in phrases.yaml, the grammar in packages cards/wording and cards/prose. A target is described where it
// is first spoken of, and is "that character" afterwards.
//
// # Map of files
//
//	writer.go       cards, abilities, what stands before their effect
//	event.go        what triggered abilities wait for
//	instruction.go  instructions that need more than the phrasebook, and what changes about characters
package text
