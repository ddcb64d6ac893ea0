// Package arrow draws lines across a plan of a board: from what acts to what it acts on. A line runs where nothing
// stands. It never crosses a name, a figure or a card.
//
//	drawn := arrow.Draw(pl, pen, []arrow.Arrow{{Line: engine.LineSolid, From: sources, To: targets}}, blockOf)
//
// blockOf says which block of the plan shows a thing. A sprite that lines can meet has Ports: places where nothing is
// written, with the direction in which a line leaves. A sprite that does not fill its rectangle says what it fills
// (Written).
//
// Every way leads from a port to a free row between blocks, along the row to a trunk, and up or down the trunk. Of all
// trunks the best is taken: it reaches the most targets, then the most sources, then is the shortest. An arrow that
// finds none is left out, and its numbers on the board have to do.
//
// Lines are added above the blocks (compose.Over), as plain rectangles and a few small stamps. So an arrow that comes
// or goes changes only the bands that it crosses.
package arrow
