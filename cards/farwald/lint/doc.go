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
// The form of all values, with their bounds and with what does not go together, is checked by what
// cards/farwald/schema says of them.
//
//	lint.go          Check, ready decks, tokens, and how much a file may hold
//	card.go          the texts of a card
//	scope.go         targets, and who may speak of them
//	cost.go          what can be paid
//	instruction.go   what an instruction may speak of
//	endless.go       free texts that bring one another back
//
// The limits (lint.Limits: counts of cards, instructions, depth of nesting, size of numbers) are what
// keeps a stranger's file harmless: whatever passes ends after a bounded number of steps. There is no
// instruction that repeats, and an ability always costs something.
package lint
