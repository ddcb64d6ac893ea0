// Package groove holds the data of Groovebound: thirty cards of four colours, two decks, the clauses of the rules, and
// the words of everything that the game says. It is the only package of cards that knows this game, beside its own
// lint, schema and text.
//
// Load reads the built-in folder and, behind it, folders of the same form that organisers bring, checks all of them
// together and makes one content.Set:
//
//	set, faults := groove.Load(source.Dir{Path: "/srv/cards/groove", FS: os.DirFS("/srv/cards/groove")})
//	if len(faults) > 0 { tell(faults) }
//
// A card is called by the names of both halves, "Spark Whelp // Kindle". What a half does is a tree of the card
// language (engine/groove/language). What it says is generated from that tree (text), never written. What it costs
// follows from the tree, too (lint): there is a price list.
//
// In play a card is one of its halves, or a crystal. Each half has a face of its own ("G01/creature"); the face of the
// whole card ("G01") has both, and is that of cards in hand and of crystals.
package groove
