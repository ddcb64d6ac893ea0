package sprite

import (
	"image"

	"farpost/render/art"
	"farpost/render/draw"
)

// Slat is a card on a crowded table: a tile in less room and fewer bytes. On the left is the outline of the card in its
// colour, turned as the card is, with its element's sign. Beside it are the name, the figures and the marks, below it
// the names of what is attached. A slat has no generated picture, and no printed values of changed figures.
type Slat struct{ Tile }

const (
	SlatArt   = 76  // the outline's width
	SlatLeast = 100 // the outline's height
	SlatWide  = 324 // about the width of a slat
	slatWorn  = 38  // before the name of an attached card
	slatEdge  = 4   // beside and between plates
	slatMark  = 44  // the plate of a state's symbol; without it the symbol would look like a figure's
)

// NewSlat makes a slat of a tile: its figures are smaller.
func NewSlat(t Tile) Slat {
	t.Stats = append([]Stat(nil), t.Stats...)
	for i := range t.Stats {
		t.Stats[i].Small = true
	}
	return Slat{t}
}

// Arts leaves out what is attached: it has no picture here.
func (s Slat) Arts() []art.Card { return []art.Card{s.Art} }

func (s Slat) room() int { return s.W - SlatArt - 18 }

func (s Slat) nameText(p *draw.Pen) draw.Setting {
	return p.FitName(s.Name, s.room(), 3, draw.Bold(draw.TextMin))
}

func (s Slat) note(p *draw.Pen) (q draw.Setting) {
	p.WithSigns(s.Signs, s.Ground, func() { q = p.Fit(s.Note, s.room(), 2, draw.Plain(draw.TextMin)) })
	return q
}

func (s Slat) worn(p *draw.Pen, c WornCard) draw.Setting {
	return p.Fit(c.Name, s.W-slatWorn-6, 2, draw.Plain(draw.TextMin))
}

// plates returns the widths of the plates: refs, states, counters.
func (s Slat) plates(p *draw.Pen) []int {
	var out []int
	for _, q := range s.Refs {
		out = append(out, refWidth(p, q))
	}
	for range s.Badges {
		out = append(out, slatMark)
	}
	for _, k := range s.Counters {
		out = append(out, counterWidth(p, k))
	}
	return out
}

// places returns the upper left corners of the plates, in lines beside the outline, and the height of these lines.
func (s Slat) places(p *draw.Pen) (at []image.Point, high int) {
	x, y := 0, 0
	for _, w := range s.plates(p) {
		if x > 0 && x+w > s.room() {
			x, y = 0, y+plateSize+slatEdge
		}
		at = append(at, image.Pt(x, y))
		x += w + slatEdge
	}
	if len(at) > 0 {
		high = y + plateSize + slatEdge
	}
	return at, high
}

// body returns the height without what is attached.
func (s Slat) body(p *draw.Pen) int {
	_, plates := s.places(p)
	h := 6 + s.nameText(p).Height + smallLine*len(figureLines(p, s.room(), s.Stats)) + plates + 6
	if s.Note != "" {
		h += s.note(p).Height
	}
	return max(SlatLeast, h)
}

func (s Slat) Height(p *draw.Pen) int {
	h := s.body(p)
	for _, c := range s.Worn {
		h += s.wornHigh(p, c)
	}
	return h
}

func (s Slat) wornHigh(p *draw.Pen, c WornCard) int {
	h := s.worn(p, c).Height + 4
	if len(c.Badges)+len(c.Refs) > 0 {
		h += wornPlate
	}
	return h
}

func (s Slat) Paint(p *draw.Pen, w, h int) {
	body := s.body(p)
	ink := draw.InkText
	if s.Stance != art.Upright {
		ink = draw.InkDim
	}
	s.paintEmblem(p, image.Rect(0, 0, SlatArt, SlatLeast))
	x, y := SlatArt+12, 6
	name := s.nameText(p)
	p.Lines(x, y, ink, name)
	y += name.Height
	if len(s.Stats) > 0 {
		y = paintFiguresLeft(p, x, y, s.room(), s.Ground, s.Stats)
	}
	y = s.paintMarks(p, x, y)
	if s.Note != "" {
		note := s.note(p)
		p.WithSigns(s.Signs, s.Ground, func() { p.Lines(x, y, draw.InkDim, note) })
	}
	if s.New {
		paintFresh(p, 0, 0, 1)
	}
	y = body
	for _, c := range s.Worn {
		s.paintWorn(p, y, c)
		y += s.wornHigh(p, c)
	}
}

// paintEmblem draws the card's emblem with its states.
func (s Slat) paintEmblem(p *draw.Pen, r image.Rectangle) {
	if s.Stance == art.Sideways {
		r = image.Rect(r.Min.X, r.Min.Y+20, r.Max.X, r.Max.Y-20)
	}
	art.PaintEmblem(p, r, s.Art, s.Stance, s.Ground)
	if s.Crossed {
		paintBars(p, r)
	}
	if s.Framed {
		in := inner(r, s.Stance)
		for _, side := range []image.Rectangle{{in.Min, image.Pt(in.Max.X, in.Min.Y+5)},
			{image.Pt(in.Min.X, in.Max.Y-5), in.Max},
			{in.Min, image.Pt(in.Min.X+5, in.Max.Y)}, {image.Pt(in.Max.X-5, in.Min.Y), in.Max}} {
			p.Rect(side, draw.InkText)
		}
	}
}

// inner returns the frame inside an emblem, around its sign.
func inner(r image.Rectangle, st art.Stance) image.Rectangle {
	if st == art.Sideways {
		return image.Rect(r.Min.X+5, r.Min.Y+5, r.Max.X-art.HeadDepth+5, r.Max.Y-5)
	}
	return image.Rect(r.Min.X+9, r.Min.Y+art.HeadDepth, r.Max.X-9, r.Max.Y-art.HeadDepth)
}

// paintMarks draws the plates and returns where they end.
func (s Slat) paintMarks(p *draw.Pen, x, y int) int {
	at, high := s.places(p)
	for i, q := range s.Refs {
		paintRef(p, x+at[i].X, y+at[i].Y, q)
	}
	at = at[len(s.Refs):]
	for i, m := range s.Badges {
		paintBadge(p, x+at[i].X, y+at[i].Y, m)
	}
	at = at[len(s.Badges):]
	for i, k := range s.Counters {
		paintCounter(p, x+at[i].X, y+at[i].Y, s.W, k)
	}
	return y + high
}

// paintWorn writes the name of an attached card, with a chain before it.
func (s Slat) paintWorn(p *draw.Pen, y int, c WornCard) {
	t := s.worn(p, c)
	ink := draw.InkText
	if c.Stance != art.Upright {
		ink = draw.InkDim
	}
	p.Shape("chain", 20, float64(y)+2+float64(t.Step)/2, 12, draw.InkText, s.Ground)
	p.Lines(slatWorn, y+2, ink, t)
	x := slatWorn
	for _, q := range ShortRefs(c.Refs) {
		x = paintRef(p, x, y+t.Height+4, q) + slatEdge
	}
	for _, m := range c.Badges {
		if x+44 > s.W {
			break
		}
		paintBadge(p, x, y+t.Height+4, m)
		x += 48
	}
}

// paintBars crosses out an emblem.
func paintBars(p *draw.Pen, r image.Rectangle) {
	x0, y0, x1, y1 := float64(r.Min.X), float64(r.Min.Y), float64(r.Max.X), float64(r.Max.Y)
	p.Poly(draw.InkText, x0+4, y0+18, x0+14, y0+18, x1-4, y1-18, x1-14, y1-18)
	p.Poly(draw.InkText, x1-4, y0+18, x1-14, y0+18, x0+4, y1-18, x0+14, y1-18)
}
