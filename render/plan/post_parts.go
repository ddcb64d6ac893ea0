package plan

import (
	"image/color"

	"farpost/engine"
	"farpost/render/draw"
	"farpost/render/sprite"
)

// post plans the board as it is posted: a line for where the match is, a part for each seat, and between them what is
// pending. What does not fit as cards stands as slats, then as a number.
type post struct {
	board
	pen  *draw.Pen
	ends bool // the match is over
}

// postPart is a seat's share of the board.
type postPart struct {
	seat  engine.SeatView
	strip sprite.SeatStrip
	cards []engine.CardView
	fit   tableFit
	laid  map[tableFit]laid // what lay has made
}

func (q *postPart) ground(g *post) color.RGBA {
	if q.seat.Seat == g.View.Viewer || (g.View.Viewer == engine.NoSeat && q.seat.Seat == g.View.Seats[0].Seat) {
		return draw.InkMine
	}
	return draw.InkPanel
}
