// Package lint checks what Force of Will's card files mean, once their form is right: it finds what would be a
// misfire at the table. A filter without a side, an instruction that speaks of a target nobody named, a Trigger
// on a card that is no Chant-Standby, a resonator without DEF, a text that can never happen: each is a fault
// with file and line, and all of them are told at once.
//
// Check takes everything that is loaded together, because names, races, traits and decks reach across files:
//
//	folder, faults := cardfile.Read[language.Card](dir, false)
//	faults = append(faults, lint.Check(builtin, folder)...)
//
// # Map of files
//
//	lint.go            Check, and what the loader is told of the game
//	checker.go         the checker of one file, and what it knows of types, figures, attributes and groups
//	card.go, face.go   what a type of card must and must not have; what a side does in play, symbol abilities
//	keywords.go        flags, and what works while the card is played
//	block.go           texts: their modes and targets, and the texts that events set off
//	scope.go           what a text can speak of
//	instruction.go     instructions
//	static.go          continuous effects, changes, replacements
//	event.go, filter.go   events; filters and conditions
//	deck.go, limits.go    ready decks; the bounds of a file
//
// The bounds (limits.go) keep a stranger's file harmless: no instruction repeats, lists and nesting are short,
// and numbers are small.
package lint
