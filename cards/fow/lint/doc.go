// Package lint checks what Force of Will's card files mean, once their form is right: it finds what would be a
// misfire at the table. A filter without a side, an instruction that speaks of a target nobody named, a Trigger
// on a card that is no Chant-Standby, a resonator without DEF, a text that can never happen: each is a fault
// with file and line, and all of them are told at once.
//
// Check takes everything that is loaded together, because names, races, traits and decks reach across files:
//
//	folder, faults := cardfile.Read[fow.Card](dir, false)
//	faults = append(faults, lint.Check(builtin, folder)...)
//
// The bounds (limits.go) keep a stranger's file harmless: no instruction repeats, lists and nesting are short,
// and numbers are small.
package lint
