// Package render draws matches and cards as pictures: the battlefield, a hand, what a question is about, how a match
// ended, what happened in it; one card, a deck, a set. It also describes them in words.
//
// It knows no game. A ruleset's engine.View says what there is, its engine.Layout says how to place and mark that, and
// the cards' engine.Face says what is printed on them. Everything in a picture follows from these three.
//
// # A picture
//
// Make one Renderer when the program starts, and share it:
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
// pic.PNG is the file. It is nil if the reader has this very picture already: nothing was drawn, and nothing needs to
// be sent. Store pic.Hash beside the message that carries the picture. pic.Alt describes the picture for those who
// cannot see it, in at most 1,024 characters.
//
// # Kinds of pictures
//
//	Post          the battlefield as it is posted, to be read at a glance
//	Board         the whole battlefield, to be enlarged
//	Hand          the cards of the viewer's own zone, with their texts
//	Prompt        the pending thing that a question is about, and what it is aimed at
//	Result        how a match ended
//	Replay        moments of a match, one under the other
//	Card          one printed card, large
//	Deck          a deck with its curve and its elements
//	ContactSheet  many cards, small
//	Thumbnails    the pictures of many cards, as small as a chat shows them
//	Standings     the table of an event, sixteen players a page
//	Bracket       an elimination: rounds side by side
//
// BoardText says the whole position in words, for readers who get no file; StandingsText and BracketText do so for
// events. Standings and brackets have no scene: everything in them is a text that the caller has put into words.
//
//	pic, err := r.Standings(ctx, render.Standings{Title: "Autumn Open", Line: "After round 3 of 5 · 16 players",
//		Columns: []render.TieBreak{{Short: "OMW", Name: "opponents' match wins"}},
//		Rows: []render.Standing{{Place: 1, Name: "Ada", Points: "9", Record: "3-0-0", Ties: []string{"66.7"}}},
//		Cut: 8, CutWord: "Top 8", Lang: "en", Shown: row.Hash}, 1)
//
// # What may be seen
//
// The renderer asks for no more than the view has, and BoardText hides none of it. So make a picture or a text for
// everybody from a spectator's view. Board shows a zone that the layout places as a number by its number alone, even
// if the view lists its cards.
//
// # Words of the game
//
// Word gets the codes of zone kinds, badges, tracks, states, stats, symbols, phases, questions and results as phrases
// without arguments, and the notes of cards as they are. A code without a word is shown itself: a missing word is seen,
// and nothing breaks.
//
// # Ties by code
//
// Three rules tie things together, although the renderer knows no game:
//
//   - A badge with the code of a zone is one figure with that zone, and is shown once.
//   - A stat with the code "cost" is what a card costs now.
//   - A row of which the viewer may see no card, such as another player's hand, is shown as a number.
//
// # Looking at it
//
// Package gallery writes samples of every kind of picture and its extremes. After a change run
//
//	go test ./render -run TestGolden -update
//
// Look at the files that changed, at a phone's width too. Commit them only if you would show them to people. DESIGN.md
// says why things look and work as they do.
//
// # Rooms
//
// This package is the way in: Renderer and Scene, and what callers name. What it does, it does by these, each of which
// knows those above it at most:
//
//	typeset     which glyphs a text has, of which fonts, and where they stand
//	draw        pen, fonts, fitted text, shapes, colours: pixels
//	figure      what a card shows: a wolf, a wall, a person with a lantern
//	art         a card's picture: landscape, body, figure, outline
//	strip       packs bands of pixels as parts of a PNG
//	compose     from a plan to a file, drawing as little as it can: pieces, palette, bands, caches, slots
//	arrow       lines across a plan, where nothing stands
//	sprite      the parts that pictures are put together from; no Scene
//	scene       what a picture or a text shows, and what both ask of it; the renderer's own words
//	words       descriptions, and the position as text
//	plan        from a Scene to a plan: which sprite stands where
//	gallery     samples of every kind of picture; sight: as the colour-blind see them; rendertest: for tests
package render
