// Package deck reads, checks and writes lists of cards.
//
// A deck as text has one card per line, the count first. Blank lines and lines that begin with # or // are ignored. A
// card is named in any language, in small or capital letters, or by a beginning that fits no other card:
//
//	3 Cinder Whelp
//	2x Matrona della Pira
//	# a note
//	1 Bramble Col
//
// Where decks have sections, a line with a section's name, such as "Main deck", begins it. Without headings every card
// goes where it belongs. Decklist writes a list with such headings.
//
// Cards that go into decks together, such as the levels of one being, may be named as one: a line with the name of the
// set stands for one of each (Card.Whole). A section of which a text names no card may have usual ones (Section.Usual).
//
// Check knows no game. A game gives its Cards and its Rules: the sections with their bounds, the copies per rank, names
// that never belong in a deck, and advice. Check reports every fault at once, as engine.Phrases with the codes of the
// contract's deck messages and the lines that they are about. A deck without faults is legal:
//
//	rep := deck.Check(rules, index, "Ash and Briar", text)
//	if rep.Legal() { save(deck.ToIDs(index, text)) } else { show(rep.Faults, rep.Where) }
//
// A deck is saved with the ids of its cards, so that it outlives renamed cards. ToIDs writes a person's text so, and
// ToNames writes it for a reader of any language.
package deck
