// Package render draws matches: the battlefield, a hand, what a question is about, how a match ended and what
// happened in it; and cards: one alone, a deck, a set. It knows no game. A ruleset
// tells by its engine.View what there is, by its engine.Layout how it wants that placed and marked, and
// the cards' engine.Face says what is printed on them; everything in a picture follows from these.
//
// # A picture
//
// Make one Renderer when the program starts and share it:
//
//	r, err := render.New(render.Options{})
//
// Gather what the reader may see and how to say it, and draw:
//
//	scene := render.Scene{
//		View:   view,             // of the reader's seat, or of a spectator for a public picture
//		Layout: layout,           // of the match's game
//		Face:   faces,            // card id → printed face, in the reader's language
//		Word:   words,            // phrase → text, in the reader's language
//		Player: names,            // seat → player's name
//		Lang:   "it",             // for the renderer's own words
//		Title:  "Anna – Bertrand",
//		Shown:  row.Hash,         // of the picture that the reader has before them
//	}
//	pic, err := r.Board(ctx, scene)
//
// pic.PNG is the file. It is nil when the reader has just this picture already: nothing was drawn and
// nothing is to be sent. Keep pic.Hash beside the message that carries the picture. pic.Alt is its
// description for those who cannot see it, at most 1,024 characters.
//
// Hand draws the cards of the viewer's own zone with their texts, Prompt the pending thing that a question is about and
// what it is aimed at, Result how a match ended, Replay a strip of moments. Card draws one printed card,
// large, Deck a deck with its curve and elements, ContactSheet many cards small. What
// cannot be sent as a file is said in words by BoardText, the whole position of it.
//
// # What may be seen
//
// The renderer never asks for more than the view holds and never hides any of it in BoardText. A text
// or a picture for everybody must be made from a spectator's view. Board shows zones that the layout
// places as a number by their number alone, even when the view lists their cards.
//
// # Words of the game
//
// Word is asked for zone kinds, badge, track, state, stat, symbol, phase, question and result codes, as
// phrases without arguments, and for the notes of cards as they are. Codes that have no word are shown
// themselves, so a missing word is seen and nothing breaks.
//
// # Ties by code
//
// Three codes tie things together without the renderer knowing any game: a badge with the code of a zone
// is one figure with that zone and shown once; a stat with the code "cost" is what a card costs now; and
// a row of which the viewer may see no card, such as another player's hand, is shown by its number.
//
// # Looking at it
//
// Package gallery writes samples of every kind of picture and its extremes. After a change run
//
//	go test ./render -run TestGolden -update
//
// look at the files that changed, at a phone's width too, and commit them only when you would show them.
// DESIGN.md says why things look and work as they do.
package render
