package render

import (
	"slices"
	"strconv"

	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
)

// briefFrom is the number of cards from which on a hand shows only the beginning of each text.
const briefFrom = 13

func (s Scene) handCards(zone string) []engine.CardView {
	if s.View.Viewer == engine.NoSeat {
		return nil
	}
	return s.View.Zone(zone, s.View.Viewer).Cards
}

// planHand plans the viewer's cards in two columns.
func (s planner) planHand(p *draw.Pen, zone string) *compose.Plan {
	pl := s.newPlan(Width)
	c := page(pl, p)
	cards := s.handCards(zone)
	title := s.Title
	if title == "" {
		title = s.player(s.View.Viewer)
	}
	line := s.say("reason", s.label(zone), s.countWords(len(cards)))
	if len(cards) == 0 {
		line = s.say("reason", s.label(zone), s.say("handEmpty"))
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

// stateSymbol returns the code of a state's symbol; "" for none.
func (s Scene) stateSymbol(code string) string {
	for _, l := range s.Layout.States {
		if l.Code == code {
			return l.Symbol
		}
	}
	return ""
}

// costStat is the code of the stat that is a card's cost.
const costStat = "cost"

// now returns a face with the figures that the card has now, also its cost.
func now(f engine.Face, c engine.CardView) engine.Face {
	f.Stats = slices.Clone(f.Stats)
	for _, st := range c.Stats {
		if st.Code == costStat {
			f.Cost = st.Now
			continue
		}
		i := slices.IndexFunc(f.Stats, func(o engine.Stat) bool { return o.Code == st.Code })
		if i < 0 {
			f.Stats = append(f.Stats, st)
			continue
		}
		f.Stats[i] = st
	}
	return f
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

func (s Scene) countWords(n int) string {
	if n == 1 {
		return s.say("card1")
	}
	return s.say("cards", strconv.Itoa(n))
}

// cardWidth is the width of a single card's picture.
const cardWidth = 760

func (s planner) planCard(p *draw.Pen, f engine.Face) *compose.Plan {
	pl := s.newPlan(cardWidth + 2*compose.Margin)
	c := page(pl, p)
	face := s.cardFace(f, cardWidth)
	face.Large = true
	c.add(face)
	c.skip(compose.Margin)
	pl.H = c.y
	return pl
}
