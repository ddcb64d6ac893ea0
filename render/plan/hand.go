package plan

import (
	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
)

// briefFrom is the number of cards from which on a hand shows only the beginning of each text.
const briefFrom = 13

// hand plans the viewer's cards in two columns.
func (s planner) hand(p *draw.Pen, zone string) *compose.Plan {
	pl := s.newPlan(Width)
	c := page(pl, p)
	cards := s.HandCards(zone)
	title := s.Title
	if title == "" {
		title = s.PlayerName(s.View.Viewer)
	}
	line := s.Say("reason", s.Label(zone), s.CountWords(len(cards)))
	if len(cards) == 0 {
		line = s.Say("reason", s.Label(zone), s.Say("handEmpty"))
	}
	c.add(sprite.Heading{W: c.w, Title: title, Line: line})
	c.skip(compose.Gap)
	w := half(c.w, compose.Gap)
	var ss []compose.Sprite
	for _, cv := range cards {
		f := s.copyOf(cv, w)
		f.Brief, f.Fine = len(cards) >= briefFrom, ""
		ss = append(ss, f)
	}
	c.pairs(compose.Gap, ss)
	c.skip(compose.Margin)
	pl.H = c.y
	return pl
}

// pairs lays cards in two columns, each below the shorter column, so that long texts leave no holes.
func (c *column) pairs(between int, ss []compose.Sprite) {
	ends := [2]int{c.y, c.y}
	for _, s := range ss {
		i := 0
		if ends[1] < ends[0] {
			i = 1
		}
		ends[i] += c.pl.Put(c.p, c.x+i*(s.Width()+between), ends[i], s) + between
	}
	c.y = max(ends[0], ends[1])
}

// cardWidth is the width of a single card's picture.
const cardWidth = 760

func (s planner) card(p *draw.Pen, f engine.Face) *compose.Plan {
	pl := s.newPlan(cardWidth + 2*compose.Margin)
	c := page(pl, p)
	face := s.cardFace(f, cardWidth)
	face.Large = true
	c.add(face)
	c.skip(compose.Margin)
	pl.H = c.y
	return pl
}
