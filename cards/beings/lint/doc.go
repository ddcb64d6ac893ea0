// Package lint checks what the card files of Threefold Beings mean, once their form is right: a Being without all of
// its levels, a skill that speaks of a target that nobody chooses, a printed power that does not fit cost and skill.
//
//	folder, faults := cardfile.Read[language.Card](dir, false)
//	faults = append(faults, lint.Check(builtin, folder)...)
//
// # What a skill is worth
//
// Every effect has a price (price.go), and a card is as strong as what is left:
//
//	printed power = cost + 1 − points of the skill, at least 1
//
// So a card that does more fights less, and organisers' cards are as strong as those of the product.
package lint
