// Package farwald holds the data of Farwald: Fallen Gods: two starter decks, a pool of further cards,
// the clauses of the rules, and the words of everything that the game says. It is the only package of
// cards that knows this game, beside its own lint and text.
//
// Load reads the built-in folder and, behind it, folders of the same form that organisers bring, checks
// all of them together and makes one content.Set:
//
//	set, faults := farwald.Load(os.DirFS("/srv/cards/farwald"))
//	if len(faults) > 0 { tell(faults) }
//
// The cards are original. A card is a tree of the engine's card language (engine/farwald/language): what
// it says is generated from that tree (text), never written. The decks list ids with counts, so a card is
// exchanged by changing one line.
package farwald
