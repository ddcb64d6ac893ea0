// Package lint checks what the card files of Groovebound mean, once their form is right: a trigger that its half cannot
// have, a text that speaks of a target that nobody chooses, a cost that does not fit what the half does.
//
//	folder, faults := cardfile.Read[language.Card](dir, false)
//	faults = append(faults, lint.Check(builtin, folder)...)
//
// # The price list
//
// What a half does is made of blocks, and each block is on the price list (prices.yaml) with its points (GR-111):
//
//	creature:  strength + points = mana cost + 1, or = groove cost
//	spell:     points = cost
//
// Some blocks have points below 0: they make a half cheaper. The list has no colours, and it is closed: what is not on
// it no card can do. A block is named by its keys and values, as lintkit.Namer does it, with the moment or the type of
// the spell in front.
package lint
