package plan

import (
	"farpost/engine"
	"farpost/render/arrow"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
	"farpost/render/strip"
)

func (s planner) board(p *draw.Pen) *compose.Plan {
	pl, _ := s.planArrows(p)
	return pl
}

// planArrows plans a board, and returns its arrows too.
func (s planner) planArrows(p *draw.Pen) (*compose.Plan, []arrow.Net) {
	width := Width
	if s.Wide {
		width = WideWidth
	}
	pl := s.newPlan(width)
	b := &board{planner: s, refs: s.refs(), col: page(pl, p)}
	arrows := s.arrows()
	if len(arrows) > 0 {
		b.blockOf = map[engine.Value]int{}
	}
	b.crowd = b.crowding()
	pl.Edges = b.crowd.edges()
	if b.crowd > roomy {
		pl.Effort = strip.Small
	}
	b.col.add(b.heading())
	b.col.skip(compose.Gap)
	order := s.Seating()
	b.opponents(order[:max(0, len(order)-1)])
	b.middle()
	if n := len(order); n > 0 {
		b.seat(order[n-1])
	}
	if s.LastAction != "" {
		b.col.add(sprite.Note{W: b.col.w, Ground: draw.InkGround, Text: s.Say("last", s.LastAction), Shape: "from",
			Max: 3, Strong: true})
	}
	b.col.skip(compose.Margin - 4)
	pl.H = b.col.y
	var nets []arrow.Net
	if len(arrows) > 0 {
		nets = arrow.Draw(pl, p, arrows, b.blockOf)
	}
	return pl, nets
}

// opponents plans the seats above the middle: one under the other, or side by side on a wide board.
func (b *board) opponents(order []engine.SeatView) {
	if !b.Wide || len(order) < 2 {
		for _, seat := range order {
			b.seat(seat)
		}
		return
	}
	whole, low := *b.col, b.col.y
	w := (whole.w - (len(order)-1)*compose.Gap) / len(order)
	for i, seat := range order {
		b.col = &column{pl: whole.pl, p: whole.p, x: whole.x + i*(w+compose.Gap), y: whole.y, w: w}
		b.seat(seat)
		low = max(low, b.col.y)
	}
	whole.y = low
	b.col = &whole
}

func (b *board) heading() sprite.Heading {
	h := sprite.Heading{W: b.col.w, Title: b.Title, Line: b.WhereWords()}
	switch {
	case b.View.Result != nil:
		h.Wait, h.Over = b.ResultWords(), true
	case len(b.View.Waiting) > 0:
		h.Wait = b.WaitWords()
	}
	return h
}
