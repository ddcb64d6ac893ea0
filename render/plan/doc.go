// Package plan decides what stands where in a picture: from a scene.Scene to a compose.Plan. Each kind of picture is a
// function, and what it returns makes the plan, with a pen to measure texts.
//
//	pic, err := composer.Picture(ctx, s.Shown, words.Board(s), plan.Post(s))
//
// A planner turns things of the view into sprites: texts in the reader's language, symbols, figures, pictures. A column
// lays sprites one under the other, side by side or in a grid. The posted board tries forms of cards, from the largest,
// until all seats fit (post_table.go). The board to be enlarged is as high as it needs to be, and says first how
// crowded it is (crowding.go). Every position is decided here. Nothing moves later, and tests check that nothing
// overlaps.
//
// A new kind of picture: its function in plan.go, its plan in a file of its own (contact_sheet.go is the shortest
// model), its description in package words, its method in render/kinds.go, a sample in the gallery.
//
// # Map of files
//
//	plan.go           Post, Board, Hand and all other kinds
//	planner.go        planner: what all of them share; widths of pictures
//	column.go         sprites one under the other, side by side
//	post.go           the battlefield as it is posted: its parts, and what is between them
//	post_parts.go     a posted board while it is planned: its parts
//	post_table.go     how a seat's cards are made to fit there
//	post_seat.go      a seat's figures on it
//	post_drama.go     what is pending: who does what to what, before and after
//	surface.go        a board while it is planned: where its things are, panels on it
//	board.go          the battlefield to be enlarged: heading, seats, middle, last action
//	board_seat.go     a seat's part: its head, tracks, chips
//	board_rows.go     rows of cards
//	board_cards.go    a card of the view as a tile: figures, states, counters, attached cards
//	board_pending.go  pending things
//	board_arrows.go   which arrows a board has
//	crowding.go       how crowded a board is, so that its file stays small
//	card_art.go       what a card's picture depends on
//	face.go           a card with all its words
//	text_symbols.go   symbols of the game among letters
//	hand.go           Hand and Card
//	prompt.go         Prompt
//	replay.go         Replay, and the small board of a moment
//	deck.go           Deck
//	contact_sheet.go  ContactSheet, Thumbnails
//	standings.go      Standings: which columns there is room for
//	bracket.go        Bracket: matches where their winners meet, and lines between them
//	bracket_window.go  which rounds of a bracket are shown
package plan
