package render

import (
	"context"
	"image/color"
	"math"

	"farpost/engine"
)

// Result draws how a match ended: who won and why, and everybody's figures, the winners first. For a match that still
// runs it draws the same without a winner.
func (r *Renderer) Result(ctx context.Context, s Scene) (Picture, error) {
	return r.draw(ctx, s.Shown, s.resultAlt(), s.planResult)
}

// resultAlt says who won and why, and everybody's figures. Like the picture it has no cards.
func (s Scene) resultAlt() string {
	first := s.where()
	if s.View.Result != nil {
		first = s.result()
	}
	parts := []string{sentence(first)}
	if s.View.Result != nil {
		parts = append(parts, sentence(s.where()))
	}
	for _, won := range []bool{true, false} {
		for _, v := range s.seating() {
			if s.won(v.Seat) == won {
				parts = append(parts, s.seatAlt(v))
			}
		}
	}
	if s.LastAction != "" {
		parts = append(parts, sentence(s.say("last", s.LastAction)))
	}
	return upTo(altMost, parts)
}

func (s Scene) planResult(p *pen) *plan {
	pl := s.newPlan(Width)
	b := &board{Scene: s, col: &column{pl: pl, p: p, x: margin, y: margin, w: Width - 2*margin}}
	b.col.add(heading{W: b.col.w, Title: s.Title, Line: s.where()})
	b.col.skip(gap)
	l := laurels{W: b.col.w, Names: []string{s.say("drawn")}}
	if v := s.View.Result; v != nil {
		l.Reason = capital(s.reason())
		if len(v.Winners) > 0 {
			l.Won, l.Names = s.say("winner"), nil
			for _, w := range v.Winners {
				l.Names = append(l.Names, s.player(w))
			}
		}
	} else {
		l.Names = []string{s.where()}
	}
	b.col.add(l)
	b.col.skip(gap)
	for _, first := range []bool{true, false} {
		for _, v := range s.seating() {
			if s.won(v.Seat) == first {
				b.final(v)
			}
		}
	}
	if s.LastAction != "" {
		b.col.add(note{W: b.col.w, Ground: inkGround, Text: s.say("last", s.LastAction), Shape: "from", Max: 3,
			Strong: true})
	}
	b.col.skip(margin - 4)
	pl.H = b.col.y
	return pl
}

// final plans a seat's part at the end, without its cards.
func (b *board) final(v engine.SeatView) {
	q := panel{Fill: inkPanel, Edge: inkPanel}
	if b.won(v.Seat) {
		q.Fill, q.Edge, q.Bold = inkMine, inkAccent, true
	}
	b.boxed(q, func(c *column) {
		c.add(b.seatHead(v, c.w, q.Fill))
		c.skip(8)
		b.figures(c, v, q.Fill)
	})
}

// laurels are the winners' names below a crown, or what else there is to say about the end.
type laurels struct {
	W      int
	Won    string // the word above the names; "" when nobody won
	Names  []string
	Reason string
}

func (l laurels) width() int         { return l.W }
func (l laurels) ground() color.RGBA { return inkGround }

func (l laurels) texts(p *pen) (names []setting, reason setting) {
	for _, n := range l.Names {
		names = append(names, p.fit(n, l.W-80, 2, style{72, true}, style{56, true}, style{44, true}))
	}
	if l.Reason != "" {
		reason = p.fit(l.Reason, l.W-80, 3, style{38, false}, style{32, false})
	}
	return names, reason
}

const laurelsTop = 250

func (l laurels) height(p *pen) int {
	names, reason := l.texts(p)
	h := laurelsTop + reason.Height + 36
	for _, n := range names {
		h += n.Height
	}
	return h
}

func (l laurels) paint(p *pen, w, h int) {
	p.box(0, 0, float64(w), float64(h), 18, inkMine)
	cx, cy := float64(w)/2, 118.0
	for i := range 15 {
		a := math.Pi * (0.06 + 0.88*float64(i)/14)
		far := 104.0
		if i%2 == 1 {
			far = 92
		}
		x0, y0 := cx-78*math.Cos(a)*1.5, cy+30-78*math.Sin(a)
		x1, y1 := cx-far*math.Cos(a)*1.5, cy+30-far*math.Sin(a)
		p.ink(inkEdge)
		p.gg.SetLineWidth(7)
		p.gg.SetLineCapRound()
		p.gg.DrawLine(x0, y0, x1, y1)
		p.gg.Stroke()
	}
	shape, ink := "ring", inkDim
	if l.Won != "" {
		shape, ink = "crown", inkAccent
	}
	p.shape(shape, cx, cy+14, 58, ink, inkMine)
	p.middle(w/2, laurelsTop-30, style{32, true}, ink, p.cut(style{32, true}).clean(l.Won))
	names, reason := l.texts(p)
	y := laurelsTop
	for _, n := range names {
		p.centred(w/2, y, inkText, n)
		y += n.Height
	}
	p.centred(w/2, y+10, inkDim, reason)
}
