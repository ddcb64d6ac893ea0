package sprite

import (
	"image"
	"image/color"
	"slices"

	"farpost/render/art"
	"farpost/render/draw"
)

// MomentRow is a moment on a line of time: a knot, when it was, its cards, and what happened.
type MomentRow struct {
	W           int
	When        string
	Said        []string
	Art         []art.Card
	First, Last bool
	Head        string     // which turn it was, if it has a board
	Seats       []PastSeat // the board after it
}

const (
	momentX    = 64 // where a moment's plate begins
	momentArtW = 104
	momentArtH = 78
)

func (m MomentRow) Arts() []art.Card {
	out := slices.Clone(m.Art)
	for _, s := range m.Seats {
		out = append(out, s.Arts()...)
	}
	return out
}

// SeatsW returns the width of the seats of a board.
func (m MomentRow) SeatsW() int { return m.W - momentX - 18 - 16 }

// Plate returns the colour below the moment. That of the last one is brighter.
func (m MomentRow) Plate() color.RGBA {
	if m.Last {
		return draw.InkMine
	}
	return draw.InkPanel
}

func (m MomentRow) Width() int { return m.W }

func (m MomentRow) Under() color.RGBA { return draw.InkGround }

// shown returns how many pictures of cards are drawn.
func (m MomentRow) shown() int { return min(len(m.Art), 3) }

func (m MomentRow) textX() int { return momentX + 18 + m.shown()*(momentArtW+10) }

func (m MomentRow) texts(p *draw.Pen) (head, when draw.Setting, said []draw.Setting) {
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
func (m MomentRow) saidStyles() []draw.Style {
	if m.Head != "" {
		return []draw.Style{draw.Plain(draw.TextMin)}
	}
	return []draw.Style{draw.Bold(32), draw.Bold(30), draw.Plain(draw.TextMin)}
}

// words returns the height of the moment without its board.
func (m MomentRow) words(p *draw.Pen) int {
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

func (m MomentRow) Height(p *draw.Pen) int {
	h := m.words(p)
	for _, s := range m.Seats {
		h += pastBetween + s.Height(p)
	}
	return h + 24 + 12
}

func (m MomentRow) Paint(p *draw.Pen, w, h int) {
	plate, body := m.Plate(), h-12
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
