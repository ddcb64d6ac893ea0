// Package deck reads, checks and writes lists of cards.
//
// A deck in text is one card per line, the count first, blank lines and lines that begin with # or //
// ignored; names of any language, small or capital letters alike, and beginnings of names that fit one
// card only:
//
//	3 Cinder Whelp
//	2x Matrona della Pira
//	# a note
//	1 Bramble Col
//
// Where decks have sections, a line with the name of one, such as "Main deck", begins it; without headings every
// card goes where it belongs. Sheet writes a list that way.
//
// Check knows no game: a game gives its Cards and its Rules (sections with their bounds, copies per rank, names that
// never belong into a deck, advice). Everything wrong is told at once, as engine.Phrases with the codes of the
// contract's deck messages and the lines that they are about; a Report without faults is a legal deck.
//
//	rep := deck.Check(rules, index, "Ash and Briar", text)
//	if rep.Legal() { save(deck.ToIDs(index, text)) } else { tell(rep.Faults) }
//
// Keep and Show turn a person's text into one that names cards by id, and back into any language, so that a
// saved deck outlives renamed cards and is read by whoever it is shown to.
package deck
