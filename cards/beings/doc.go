// Package beings holds the data of Threefold Beings: two decks of twelve Beings, four gems, the clauses of the rules,
// and the words of everything that the game says. It is the only package of cards that knows this game, beside its own
// lint, schema and text.
//
// Load reads the built-in folder and, behind it, folders of the same form that organisers bring, checks all of them
// together and makes one content.Set:
//
//	set, faults := beings.Load(source.Dir{Path: "/srv/cards/beings", FS: os.DirFS("/srv/cards/beings")})
//	if len(faults) > 0 { tell(faults) }
//
// Every level of a Being is a card, and the Being is the group that its levels share. A skill is a tree of the card
// language (engine/beings/language). What it says is generated from that tree (text), never written. What it is worth
// follows from the tree, too (lint): the printed power is the cost + 1, less that.
//
// A deck is given by its cards, or by the names of twelve Beings, each of which stands for three cards. Gems that are
// not named are filled in.
package beings
