// Package sprite has the parts that pictures are put together from: cards on a table, in a hand and in a list, a seat's
// name and figures, what is pending, headings, charts. It knows pixels and pictures of cards, and no Scene: everything
// that a sprite shows is in its fields, as texts, symbols, numbers and colours.
//
//	t := sprite.Tile{W: 249, Ground: draw.InkPanel, Art: picture, Name: "Stag of the Last Ember", Stance: art.Turned}
//	high := t.Height(pen)            // at the width W
//	pl.Put(pen, 20, 20, t)           // onto a compose.Plan, which measures, names, finds or paints it
//
// A sprite is a value without pointers, so equal sprites have equal pixels, and the hash of its fields is its name. It
// is opaque, painted on the colour of the panel below it (Under). It stays within its rectangle; a test of each picture
// paints every one with room around it and looks for marks outside. Its height follows from its width and its texts.
//
// What a sprite offers besides: Arts, the pictures of cards in it, whose colours every picture keeps; Ports, where an
// arrow can meet it; Written, what of its rectangle it fills.
//
// # Map of files
//
// On the posted board, which is looked at 350 pixels wide:
//
//	post_measures.go  its least letters and figures
//	post_head.go      where a match is, or who won it
//	post_strip.go     a seat's figures in thin lines
//	post_card.go      a card, large or as a slat
//	drama.go          what is pending: who does what to what
//	drama_thing.go    something that takes part in it, before and after
//
// On the board to be enlarged:
//
//	headings.go       the top of a picture, a seat's head, a line of text
//	tile.go           a card on the table
//	slat.go           the same on a crowded table
//	token.go          a plain card, such as a stone
//	attached.go       a card attached to another
//	plates.go         marks on a card's picture
//	stats.go          a card's figures
//	marks.go          what crosses a picture out, and what marks it as new
//	cell.go           a thing of a track, such as a Crystal; stone.go draws it
//	chip.go           a figure of a seat
//	pending_row.go    a pending thing with arrows to its targets
//	pending_slat.go   the same on a crowded table
//	ports.go          where arrows can meet all these
//
// In other pictures:
//
//	face.go           a card with all its words
//	charts.go         a deck's bars and lines
//	moment_row.go     a moment of a match
//	past_seat.go      a seat in it, small
//	thumbnail.go      a card's picture as small as a chat shows it
//	event_head.go     an event's name, and how far it is
//	standing_row.go   a player's row of standings, and the line of the cut
//	tie_box.go        a match of a bracket, and the name of a round
package sprite
