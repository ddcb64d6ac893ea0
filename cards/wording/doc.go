// Package wording words what stands on cards, for games whose cards have a language: instructions, filters, conditions
// and costs, in English and Italian. It goes by the game's schema (package cards/schema), which knows the keys of each,
// and by the game's phrasebook (package cards/prose), whose entries have the names of those keys. A game writes Go only
// for what needs more than its words.
//
// # Instructions
//
// An instruction is a clause of the name of its key. What its keys say fills the placeholders of the same names:
//
//	destroy: {of: victim}       destroy: {en: "destroy {object}", it: "distruggere {object}"}
//	forget: {n: 2, who: all}    forget: {en: "forget {n-card}", it: "dimenticare {n-card}"}
//
// A name of a target stands for what it is: described where it is first mentioned, then "that card". Who is the
// subject. Of is also {object}, where a pronoun may take its place. {n-card} is so many cards.
//
// What a further key says may change what is said, by an entry with that behind the name: a clause instead of the plain
// one, or a phrase that is a sentence behind it, or else nothing.
//
//	prevent: {of: x, all: true}       clause prevent-all
//	close-gate: {of: x, to: aether}   phrase close-gate-aether
//	to-vortex: {of: this}             clause to-vortex-this
//	to-hand: {of: x}                  clause to-hand-vortex, for a target of kind vortex
//
// A Special of the game words what is left. It may begin with Plain:
//
//	w.Special = func(in *chess.Instr) (prose.Clause, bool) { … }
//	w.Tell(w.Steps(card.Effect)...)
//
// # Filters, conditions, costs
//
// Fitting makes a noun phrase of a filter: its type is the noun, its words are adjectives, its limits (cost-max) are
// phrases behind "with". Conditions are phrases of the names of their keys, with the value behind where it is a word
// (turn-own). Costs are phrases or clauses "pay-" and the key. Said says the keys of a struct that are set, such as
// keywords.
//
// # Map of files
//
//	writer.go      Writer: a card that is being worded, the targets that its texts speak of, players
//	clause.go      instructions
//	filter.go      filters, conditions, costs and keywords
package wording
