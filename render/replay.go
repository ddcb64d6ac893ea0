package render

import (
	"context"
	"image"
	"image/color"
	"slices"

	"farpost/engine"
	"farpost/render/art"
	"farpost/render/compose"
	"farpost/render/draw"
)

// Moment is an act, or a turn, of a match's history: when it was, what happened in words, and the cards that it was
// about, by their ids. With a View it is drawn as a small board: the table after it. The View must be a spectator's,
// because everybody can see the strip.
type Moment struct {
	When  string
	Said  []string
	Cards []string
	View  *engine.View
}

// Replay draws the strip of a match: moments one under the other, the oldest first. The scene's View says where the
// match stands now. Boards are seen from the scene's viewer. If there are too many cards or moments for a file of 300
// KB, boards show fewer cards, and then the oldest moments are left out.
func (r *Renderer) Replay(ctx context.Context, s Scene, moments []Moment) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, s.replayAlt(moments),
		func(p *draw.Pen) *compose.Plan { return s.planReplay(p, moments) })
}

func (s Scene) replayAlt(moments []Moment) string {
	moments, _ = s.fitting(moments)
	parts := []string{sentence(s.say("replay"))}
	if len(moments) > 0 && moments[0].View != nil {
		moments = slices.Clone(moments)
		slices.Reverse(moments) // the last turns matter most
	}
	for _, m := range moments {
		if m.View != nil {
			parts = append(parts, sentence(s.at(*m.View).turn()))
		}
		for _, t := range m.Said {
			parts = append(parts, sentence(t))
		}
	}
	return upTo(altMost, parts)
}

// at returns the scene with another view, for the same viewer.
func (s Scene) at(v engine.View) Scene {
	v.Viewer = s.View.Viewer
	s.View = v
	return s
}

func (s Scene) planReplay(p *draw.Pen, moments []Moment) *compose.Plan {
	pl := s.newPlan(Width)
	c := page(pl, p)
	c.add(heading{W: c.w, Title: s.Title, Line: s.say("reason", s.say("replay"), s.turn())})
	c.skip(compose.Gap)
	var before map[engine.Value]int
	moments, most := s.fitting(moments)
	for i, m := range moments {
		row := momentRow{W: c.w, When: m.When, Said: m.Said, First: i == 0, Last: i == len(moments)-1}
		if m.View != nil {
			past := s.at(*m.View)
			row.Head = past.turn()
			row.Seats = past.pastSeats(row.seatsW(), most, row.plate(), before)
			before = things(*m.View)
		}
		for _, id := range m.Cards {
			row.Art = append(row.Art, s.artOf(s.face(id)))
		}
		c.add(row)
	}
	if len(moments) == 0 {
		c.add(note{W: c.w, Ground: draw.InkGround, Text: s.say("replayEmpty"), Max: 1})
	}
	c.skip(compose.Margin)
	pl.H = c.y
	return pl
}

// momentRow is a moment on a line of time: a knot, when it was, its cards, and what happened.
type momentRow struct {
	W           int
	When        string
	Said        []string
	Art         []art.Card
	First, Last bool
	Head        string     // which turn it was, if it has a board
	Seats       []pastSeat // the board after it
}

const (
	momentX    = 64 // where a moment's plate begins
	momentArtW = 104
	momentArtH = 78
)

func (m momentRow) Arts() []art.Card {
	out := slices.Clone(m.Art)
	for _, s := range m.Seats {
		out = append(out, s.Arts()...)
	}
	return out
}

// seatsW returns the width of the seats of a board.
func (m momentRow) seatsW() int { return m.W - momentX - 18 - 16 }

// plate returns the colour below the moment. That of the last one is brighter.
func (m momentRow) plate() color.RGBA {
	if m.Last {
		return draw.InkMine
	}
	return draw.InkPanel
}

func (m momentRow) Width() int        { return m.W }
func (m momentRow) Under() color.RGBA { return draw.InkGround }

// shown returns how many pictures of cards are drawn.
func (m momentRow) shown() int { return min(len(m.Art), 3) }

func (m momentRow) textX() int { return momentX + 18 + m.shown()*(momentArtW+10) }

func (m momentRow) texts(p *draw.Pen) (head, when draw.Setting, said []draw.Setting) {
	w := m.W - m.textX() - 16
	if m.Head != "" {
		head = p.Fit(m.Head, w, 2, draw.Bold(36), draw.Bold(32), draw.Bold(30))
	}
	if m.When != "" {
		when = p.Fit(m.When, w, 1, draw.Plain(draw.TextMin))
	}
	for _, t := range m.Said {
		said = append(said, p.Fit(t, w, 3, m.saidStyles()...))
	}
	return head, when, said
}

// saidStyles returns the styles of what happened. Below a head it is plain.
func (m momentRow) saidStyles() []draw.Style {
	if m.Head != "" {
		return []draw.Style{draw.Plain(draw.TextMin)}
	}
	return []draw.Style{draw.Bold(32), draw.Bold(30), draw.Plain(draw.TextMin)}
}

// words returns the height of the moment without its board.
func (m momentRow) words(p *draw.Pen) int {
	head, when, said := m.texts(p)
	h := head.Height + when.Height
	for _, t := range said {
		h += t.Height
	}
	if m.shown() > 0 {
		h = max(h, momentArtH)
	}
	return h
}

func (m momentRow) Height(p *draw.Pen) int {
	h := m.words(p)
	for _, s := range m.Seats {
		h += pastBetween + s.Height(p)
	}
	return h + 24 + 12
}

func (m momentRow) Paint(p *draw.Pen, w, h int) {
	plate, body := m.plate(), h-12
	words := m.words(p)
	cy := 12 + words/2 // of the knot
	top, low := 0, h
	if m.First {
		top = cy
	}
	if m.Last {
		low = cy
	}
	p.Rect(image.Rect(26, top, 32, low), draw.InkEdge)
	p.Box(momentX, 0, float64(w-momentX), float64(body), 12, plate)
	knot := draw.InkDim
	if m.Last {
		knot = draw.InkAccent
	}
	p.Poly(plate, momentX-16, float64(cy), momentX+2, float64(cy)-14, momentX+2, float64(cy)+14)
	p.Dot(29, float64(cy), 14, draw.InkGround)
	p.Dot(29, float64(cy), 10, knot)
	x := momentX + 14
	for _, a := range m.Art[:m.shown()] {
		y := cy - momentArtH/2
		art.PaintCard(p, image.Rect(x, y, x+momentArtW, y+momentArtH), a, art.Upright, 0, plate)
		x += momentArtW + 10
	}
	head, when, said := m.texts(p)
	high := head.Height + when.Height
	for _, t := range said {
		high += t.Height
	}
	y := cy - high/2
	p.Lines(m.textX(), y, draw.InkText, head)
	y += head.Height
	p.Lines(m.textX(), y, draw.InkDim, when)
	y += when.Height
	ink := draw.InkText
	if m.Head != "" {
		ink = draw.InkDim
	}
	for _, t := range said {
		p.Lines(m.textX(), y, ink, t)
		y += t.Height
	}
	y = 12 + words
	for _, s := range m.Seats {
		y += pastBetween
		sh := s.Height(p)
		p.Within(image.Rect(momentX+18, y, momentX+18+s.W, y+sh),
			func(r image.Rectangle) { s.Paint(p, r.Dx(), r.Dy()) })
		y += sh
	}
}
