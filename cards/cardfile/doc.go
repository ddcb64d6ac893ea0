// Package cardfile reads the files of a game's folder. It knows what a file may hold, but not what makes sense: that is
// the game's linter's affair (package lintkit).
//
// A folder holds files ending in .yaml, told apart by their names:
//
//	deck-….yaml      one ready-made deck (Deck)
//	clauses.yaml     the statements of the rules (Clauses)
//	rulings.yaml     what the rulebook leaves open, and how it is played (Rulings)
//	lexicon.yaml     the game's terms, and what people call them (Lexicon)
//	asks.en.yaml     the questions in English that clauses and rulings answer (Asks)
//	words.en.yaml    words in English (package words)
//	anything else    a set of cards (Set); the game says what a card is
//
// Only a built-in folder may hold clauses, rulings, a lexicon, questions and words. Read reads a folder and keeps the
// positions of all values, so that a linter can point at lines:
//
//	folder, faults := cardfile.Read[fow.Card](dir, true)
package cardfile
