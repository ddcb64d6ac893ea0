package render

import (
	"image"
	"image/color"
	"strconv"
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
	x := r.Min.X + 8
	top := r.Min.Y + t.barHeight() + 4
	if t.Turned {
		top = r.Min.Y + 8
	}
	for _, q := range shortRefs(t.Refs) {
		x = p.refPlate(x, top, q) + 4
	}
	x = r.Max.X - 8
	for _, b := range t.Badges {
		x -= 44
		p.badgePlate(x, top, b)
		x -= 4
	}
	x = r.Min.X + 8
	low := r.Max.Y - 48
	if t.Turned {
		low -= t.barHeight() - 4
	}
	for _, k := range t.Counters {
		x = p.counterPlate(x, low, r.Max.X-8, k)
	}
}

// shortRefs keeps at most two marks: on the smallest tile more would not stand beside the states.
func shortRefs(rs []ref) []ref {
	if len(rs) > 2 {
		return rs[:2]
	}
	return rs
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

// refPlate draws the number of a pending thing with a sight (target) or an arrow (source).
func (p *pen) refPlate(x, y int, q ref) int {
	t := strconv.Itoa(q.N)
	st := style{30, true}
	w := p.cut(st).width(t) + 50
	p.box(float64(x), float64(y), float64(w), 42, 8, inkText)
	name := "aim"
	if q.From {
		name = "from"
	}
	p.shape(name, float64(x+22), float64(y+21), 14, inkDark, inkText)
	p.text(x+40, baseline(y+21, st), st, inkDark, t)
	return x + w
}

// badgePlate draws a state's symbol in a square with a notch.
func (p *pen) badgePlate(x, y int, m mark) {
	p.box(float64(x), float64(y), 44, 42, 8, inkDark)
	p.frame(float64(x), float64(y), 44, 42, 8, 3, inkText)
	p.mark(float64(x+22), float64(y+21), 14, m, inkDark)
}

// counterPlate draws a symbol and a number, and gives back where the next one begins; one that would
// not fit before the edge is not drawn.
func (p *pen) counterPlate(x, y, edge int, k counter) int {
	st := style{30, true}
	t := strconv.Itoa(k.N)
	w := p.cut(st).width(t) + 54
	if x+w > edge {
		return x
	}
	p.box(float64(x), float64(y), float64(w), 42, 21, inkDark)
	p.mark(float64(x+24), float64(y+21), 14, k.Mark, inkDark)
	p.text(x+44, baseline(y+21, st), st, inkText, t)
	return x + w + 4
}

// mark draws a symbol, or the digits of a number in a hexagon, or a letter.
func (p *pen) mark(cx, cy, r float64, m mark, hole color.RGBA) {
	switch {
	case m.Digits != "":
		p.hexagon(cx, cy, r*1.15, inkDim)
		size := r * 1.6
		if len(m.Digits) > 1 {
			size = r * 1.2
		}
		p.middle(int(cx), int(cy), style{int(size), true}, inkDark, m.Digits)
	case m.Shape != "":
		p.shape(m.Shape, cx, cy, r, m.Tint, hole)
	default:
		p.middle(int(cx), int(cy), style{int(r * 1.7), true}, inkText, m.Letter)
	}
}
