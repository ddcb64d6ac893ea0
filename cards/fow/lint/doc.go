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
// The form of all values, with their bounds and with what does not go together, is checked by what cards/fow/schema
// says of them.
//
//	lint.go       Check, ready decks, and what the loader is told of the game
//	card.go       what a card means: costs, sides and their abilities, Awakening, continuous effects
//	scope.go      what a text can speak of
package lint
