// Package form is the form of Farwald's data files: what may stand in them, before it is checked for sense.
//
// A folder holds, each in a file ending in .yaml:
//
//	deck-….yaml      one ready-made deck (Deck)
//	clauses.yaml     the statements of the rules (Clauses); built in only
//	rulings.yaml     what the rulebook leaves open, and how it is played (Rulings); built in only
//	words.en.yaml    words, see cards/words; built in only
//	anything else    a set of cards with the groups that it brings (Set)
//
// Read reads a folder and keeps the positions, so that the linter can point at lines.
package form
