// Package athernum holds the data of Athernum: The Old World: sixty original cards and a Token, two ready decks,
// the clauses and rulings of the rules, and the words of everything that the game says. It is the only package of
// cards that knows this game, beside its own lint, schema and text. What is adapted from Athernum is under CC
// BY-NC-SA 4.0: see LICENSE.md.
//
// Load reads the built-in folder and, behind it, folders of the same form that organisers bring, checks all of them
// together and makes one content.Set:
//
//	set, faults := athernum.Load(source.Dir{Path: "/srv/cards/athernum", FS: os.DirFS("/srv/cards/athernum")})
//	if len(faults) > 0 { tell(faults) }
//
// An ability is a tree of the card language (engine/athernum/language). What it says is generated from that tree
// (text), never written. A deck has two sections, the main deck and the Extra Deck; Tokens belong to neither.
package athernum
