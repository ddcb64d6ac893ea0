package plan

import (
	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
)

func (s planner) prompt(p *draw.Pen, about engine.Value) *compose.Plan {
	pl := s.newPlan(Width)
	b := &board{planner: s, refs: s.refs(), col: page(pl, p)}
	c, ok := s.View.Find(about)
	if !ok {
		b.col.add(b.heading())
		b.col.skip(compose.Gap)
	} else {
		n := 1
		for i, t := range s.Pending() {
			if t.Key == about {
				n = i + 1
			}
		}
		b.boxed(compose.Panel{Fill: draw.InkMiddle, Edge: draw.InkEdge}, func(col *column) {
			col.add(b.pendingRow(c, n, true, col.w))
		})
	}
	if cards := s.CardsAbout(c); ok && len(cards) > 0 {
		first := s.copyOf(cards[0], b.col.w)
		first.Large = true
		if cards[0].Key == about {
			first.Notes = nil // the row has these
		}
		b.col.add(first)
		b.col.skip(compose.Gap)
		var ss []compose.Sprite
		for _, v := range s.TargetCells(c) {
			ss = append(ss, sprite.LargeCell{W: half(b.col.w, compose.Gap), Aim: s.aim(v)})
		}
		for _, cv := range cards[1:] {
			f := s.copyOf(cv, half(b.col.w, compose.Gap))
			f.Fine = ""
			ss = append(ss, f)
		}
		b.col.pairs(compose.Gap, ss)
	}
	b.col.skip(compose.Margin - compose.Gap)
	pl.H = b.col.y
	return pl
}
