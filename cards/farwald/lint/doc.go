// Package lint checks what Farwald's card files mean, once their form is right: it finds what would be a
// misfire at the table. A filter without a side, an instruction that speaks of a target nobody named, a
// cost that nobody can pay, a text that can never happen, a card that does nothing: each is a fault with
// file and line, and all of them are told at once.
//
// Check takes everything that is loaded together, because names, groups and decks reach across files:
//
//	folder, faults := cardfile.Read[language.Card](dir, false)
//	faults = append(faults, lint.Check(builtin, folder)...)
//
//	lint.go          Check, and what is checked of ready decks
//	card.go          types, figures, properties, triggers
//	scope.go         targets, and who may speak of them
//	cost.go          what can be paid
//	instruction.go   what an instruction may speak of
//	token.go         tokens, and what makes them
//	static.go        continuous effects
//	endless.go       free texts that bring one another back
//	limits.go        how much a file may hold
//
// The limits (limits.go: counts of cards, blocks, instructions, depth of nesting, size of numbers) are what
// keeps a stranger's file harmless: whatever passes ends after a bounded number of steps. There is no
// instruction that repeats, and an ability always costs something.
package lint
