package render

import (
	"image"
	"image/color"
)

// tile is a card on the table: its picture, which stands upside down when the card does, and under it,
// always upright, its name, its figures and what is attached to it.
type tile struct {
	W        int
	Small    bool
	Ground   color.RGBA
	Art      art
	Name     string
	Turned   bool
	Framed   bool
	Badges   []mark
	Refs     []ref
	Counters []counter
	Stats    []figure
	Worn     []wornCard
	Note     string
}

// ref ties a thing on the table to the pending thing with that number: as its target, or its source.
type ref struct {
	N    int
	From bool
}

// counter is a number of something on a card; its symbol may be missing, then Text stands for it.
type counter struct {
	Mark mark
	Text string
	N    int
}

// figure is a stat: what it is now, and what is printed.
type figure struct {
	Mark         mark
	Now, Printed int
}

func (t tile) width() int         { return t.W }
func (t tile) ground() color.RGBA { return t.Ground }

func (t tile) bodyHeight() int {
	if t.Small {
		return 112
	}
	return 168
}

func (t tile) barHeight() int {
	if t.Small {
		return 26
	}
	return 32
}

func (t tile) nameText(p *pen) setting {
	return p.fit(t.Name, t.W-4, 2, style{30, true}, style{textMin, true}, style{textMin, false})
}

func (t tile) noteText(p *pen) setting {
	return p.fit(t.Note, t.W-4, 2, style{textMin, false})
}

func (t tile) height(p *pen) int {
	h := t.bodyHeight() + 6 + t.nameText(p).Height
	h += figureLine * len(p.figureLines(t.W, t.Stats))
	if t.Note != "" {
		h += t.noteText(p).Height
	}
	for _, c := range t.Worn {
		h += 6 + p.wornHeight(t.W, c)
	}
	return h
}

func (t tile) paint(p *pen, w, h int) {
	bh := t.bodyHeight()
	t.paintBody(p, image.Rect(0, 0, w, bh))
	ink := inkText
	if t.Turned {
		ink = inkDim
	}
	y := bh + 6
	name := t.nameText(p)
	p.centred(w/2, y, ink, name)
	y += name.Height
	if len(t.Stats) > 0 {
		p.figures(0, y, w, t.Ground, t.Stats)
		y += figureLine * len(p.figureLines(w, t.Stats))
	}
	if t.Note != "" {
		note := t.noteText(p)
		p.centred(w/2, y, inkDim, note)
		y += note.Height
	}
	for _, c := range t.Worn {
		p.worn(0, y+6, w, c)
		y += 6 + p.wornHeight(w, c)
	}
}

// paintBody draws the picture with its frame. The upper corners are cut, the lower ones are not, so the
// outline alone tells which way the card stands.
func (t tile) paintBody(p *pen, r image.Rectangle) {
	p.paintArt(r, t.Art, t.barHeight())
	edge := readable(t.Art.Tint)
	if t.Art.Hidden {
		edge = inkFaint
	}
	p.cardEdge(r, edge, t.Ground, 18)
	if t.Turned {
		p.turnOver(r, 0.4)
		// The cut corners belong to the panel, not to the card: they stay as bright as it is.
		p.cutCorners(r, t.Ground, 18, true)
	}
	if t.Framed {
		p.frame(float64(r.Min.X)+8, float64(r.Min.Y)+8, float64(r.Dx())-16, float64(r.Dy())-16, 6, 4, inkText)
	}
	t.paintPlates(p, r)
}

// cardEdge draws a card's outline with cut upper corners.
func (p *pen) cardEdge(r image.Rectangle, edge, ground color.RGBA, cut float64) {
	p.cutCorners(r, ground, cut, false)
	x0, y0, x1, y1 := float64(r.Min.X)+2, float64(r.Min.Y)+2, float64(r.Max.X)-2, float64(r.Max.Y)-2
	p.ink(edge)
	p.gg.SetLineWidth(4)
	p.path(x0+cut, y0, x1-cut, y0, x1, y0+cut, x1, y1, x0, y1, x0, y0+cut)
	p.gg.Stroke()
}

func (p *pen) cutCorners(r image.Rectangle, ground color.RGBA, cut float64, below bool) {
	x0, y0, x1, y1 := float64(r.Min.X), float64(r.Min.Y), float64(r.Max.X), float64(r.Max.Y)
	if below {
		p.poly(ground, x0, y1, x0+cut, y1, x0, y1-cut)
		p.poly(ground, x1, y1, x1-cut, y1, x1, y1-cut)
		return
	}
	p.poly(ground, x0, y0, x0+cut, y0, x0, y0+cut)
	p.poly(ground, x1, y0, x1-cut, y0, x1, y0+cut)
}
