package plan

import (
	"image"

	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/scene"
	"farpost/render/sprite"
	"farpost/render/strip"
)

// Discord's desktop client shows a picture within 550 by 350 points, so the higher the posted board is, the smaller it
// stands there. Shown 350 wide its letters have a third of their pixels.
const (
	postHigh     = 1080 // at most, for two players
	postHighMany = 1350 // at most, for three and four
	postPad      = 10   // inside a panel
)

func (s planner) post(p *draw.Pen) *compose.Plan {
	pl := s.newPlan(Width)
	pl.Effort = strip.Quick // it is drawn fifty times a match, and small
	most := postHigh
	if len(s.View.Seats) > 2 {
		most = postHighMany
	}
	w := Width - 2*sprite.PostMargin
	g := &post{board: board{planner: s}, pen: p, ends: s.View.Result != nil}
	g.col = &column{pl: pl, p: p, x: sprite.PostMargin, y: sprite.PostMargin, w: w}
	g.col.add(s.postHead(w))
	var parts []*postPart
	for _, v := range s.Seating() {
		parts = append(parts, g.part(v, w-2*postPad))
	}
	scene, isDrama := g.drama(w - 2*postPad)
	room := func() int {
		n := most - g.col.y
		if isDrama {
			n -= scene.Height(p) + 2*postPad + sprite.PostMargin
		}
		for _, q := range parts {
			n -= q.strip.Height(p) + 2*postPad + sprite.PostMargin
		}
		return n
	}
	for !g.share(parts, room()) && scene.Shorten() {
	}
	for i, q := range parts {
		if i == len(parts)-1 && isDrama {
			g.middle(scene)
		}
		g.paintPart(q)
	}
	pl.H = g.col.y
	return pl
}

// part gathers what a seat's part shows.
func (g *post) part(v engine.SeatView, w int) *postPart {
	q := &postPart{seat: v, strip: g.strip(v, w)}
	for _, z := range g.Layout.Zones {
		if z.Place != engine.PlaceRow || g.Shared(z.Kind) || g.AsChip(z, v.Seat) || g.IsPrivate(z.Kind) {
			continue
		}
		cards, hidden := g.CardsOf(z.Kind, v.Seat)
		q.cards = append(q.cards, g.InSlots(z.Kind, cards)...)
		for range hidden {
			q.cards = append(q.cards, engine.CardView{Owner: v.Seat, Ctrl: v.Seat})
		}
	}
	return q
}

// paintPart puts a seat's part on the plan.
func (g *post) paintPart(q *postPart) {
	edge, bold := q.ground(g), false
	if g.IsAwaited(q.seat.Seat) && !g.ends || g.HasWon(q.seat.Seat) {
		edge, bold = draw.InkAccent, true
	}
	c := g.col
	in := &column{pl: c.pl, p: c.p, x: c.x + postPad, y: c.y + postPad, w: c.w - 2*postPad}
	q.strip.Ground = q.ground(g)
	in.add(q.strip)
	g.table(in, q)
	at := image.Rect(c.x, c.y, c.x+c.w, in.y+postPad)
	c.pl.Panels = append(c.pl.Panels, compose.Panel{At: at, Fill: q.ground(g), Edge: edge, Bold: bold, Corner: 16})
	c.y = at.Max.Y + sprite.PostMargin
}

// middle puts what is pending between the seats.
func (g *post) middle(d sprite.Drama) {
	c := g.col
	at := image.Rect(c.x, c.y, c.x+c.w, c.y+d.Height(g.pen)+2*postPad)
	c.pl.Panels = append(c.pl.Panels, compose.Panel{At: at, Fill: draw.InkMiddle, Edge: draw.InkEdge, Corner: 16})
	in := &column{pl: c.pl, p: c.p, x: c.x + postPad, y: c.y + postPad, w: c.w - 2*postPad}
	in.add(d)
	c.y = at.Max.Y + sprite.PostMargin
}

// postHead says where the match is, or how it ended.
func (s planner) postHead(w int) sprite.PostHead {
	r := s.View.Result
	if r == nil {
		return sprite.PostHead{W: w, Text: s.WhereWords()}
	}
	return sprite.PostHead{W: w, Over: true, Text: scene.Capital(s.ReasonWords()), Won: s.WinnerWords()}
}
