// Package form is the form of a game's data files, as far as it is the same for every game: what may stand in
// them, before it is checked for sense.
//
// A folder holds, each in a file ending in .yaml:
//
//	deck-….yaml      one ready-made deck (Deck)
//	clauses.yaml     the statements of the rules (Clauses); built in only
//	rulings.yaml     what the rulebook leaves open, and how it is played (Rulings); built in only
//	words.en.yaml    words, see cards/words; built in only
//	anything else    a set of cards (Set): what a card is, is the game's own
//
// Read reads a folder and keeps the positions, so that a linter can point at lines:
//
//	folder, faults := form.Read[language.Card](dir, true)
package form
