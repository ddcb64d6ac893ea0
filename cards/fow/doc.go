// Package fow holds the data of Force of Will (2015): two starter decks with their rulers and magic stones, a
// few further cards, the clauses of the rules, and the words of everything that the game says. It is the only
// package of cards that knows this game, beside its own lint and text.
//
// Load reads the built-in folder and, behind it, folders of the same form that organisers bring, checks all of
// them together and makes one content.Set:
//
//	set, faults := fow.Load(source.Dir{Path: "/srv/cards/fow", FS: os.DirFS("/srv/cards/fow")})
//	if len(faults) > 0 { tell(faults) }
//
// The cards are original; no card of the published game is here. A card is a tree of the engine's card language
// (engine/fow/language): what it says is generated from that tree (text), never written.
//
// A ruler is one card with two faces. Its face has both: the J-ruler side has the id of the card with "/j"
// behind it (JFace), for whoever shows the side that lies up.
//
// Decks have three sections: one ruler, a main deck and a magic stone deck. A text may have headings, in either
// language, or name the cards in any order, because each of them belongs to one section only.
package fow
