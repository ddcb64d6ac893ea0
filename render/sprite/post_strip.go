package sprite

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"farpost/render/draw"
)

// SeatStrip is what a seat has besides cards, on the posted board: the name, then figures, each a symbol and a number,
// without words, in as many lines as they need.
type SeatStrip struct {
	W      int
	Ground color.RGBA
	Name   string
	Signs  []string // shapes that say how the seat stands, behind its name
	Active bool
	Out    bool
	Items  []StripItem
}

// StripItem is a figure of a seat: a stone of a track with what is left of it, a plain card, or a number.
type StripItem struct {
	Mark    draw.Mark
	N, Max  int
	Marks   []draw.Mark // instead of the number
	Stone   bool        // of a track: N of Max parts are left
	Card    bool        // a plain card, such as a token; N of them where there are several
	Resting bool
	Aimed   bool // something pending is aimed at it
	New     bool // the last action was about it
	Tint    color.RGBA
}

const (
	stripLine = 54
	stripGap  = 20 // between items
	stripIcon = 40 // a symbol before a number
)

var stripName = []draw.Style{draw.Bold(40), draw.Bold(34), draw.Bold(postLetters)}

func (t SeatStrip) Width() int        { return t.W }
func (t SeatStrip) Under() color.RGBA { return t.Ground }

// nameMost is how wide a name may become beside figures.
const nameMost = 400

func (t SeatStrip) nameText(p *draw.Pen) draw.Setting {
	return p.Fit(t.Name, nameMost, 1, stripName...)
}

// nameEnd returns where the name and its signs end.
func (t SeatStrip) nameEnd(p *draw.Pen) int {
	n := t.nameText(p)
	x := t.nameLeft()
	for _, l := range n.Lines {
		x += p.Cut(n.Style).Width(l)
	}
	return x + 46*len(t.Signs)
}

func (t SeatStrip) nameLeft() int {
	if t.Active {
		return 42
	}
	return 4
}

// places returns where each item begins, and how many lines there are. All stand behind the name if there is room. Else
// they are parted where both lines come to about the same width; the first one ends at the right edge. Only what does
// not fit into two lines takes more.
func (t SeatStrip) places(p *draw.Pen) (at []image.Point, lines int) {
	widths := make([]int, len(t.Items))
	all := 0
	for i, it := range t.Items {
		widths[i] = it.width(p) + stripGap
		all += widths[i]
	}
	begin := t.nameEnd(p) + stripGap + 10
	at = make([]image.Point, len(t.Items))
	put := func(from, to, x, y int) {
		for i := from; i < to; i++ {
			at[i] = image.Pt(x, y)
			x += widths[i]
		}
	}
	if begin+all-stripGap <= t.W-4 {
		put(0, len(at), t.W-4-all+stripGap, 0)
		return at, 1
	}
	first, used := 0, 0
	for first < len(widths) && begin+used+widths[first]-stripGap <= t.W-4 && (used == 0 || begin+used < all-used) {
		used += widths[first]
		first++
	}
	put(0, first, t.W-4-used+stripGap, 0)
	y := 0
	for first < len(widths) {
		y += stripLine
		n, used := first, 0
		for n < len(widths) && (n == first || 4+used+widths[n]-stripGap <= t.W-4) {
			used += widths[n]
			n++
		}
		put(first, n, 4, y)
		first = n
	}
	return at, y/stripLine + 1
}

func (t SeatStrip) Height(p *draw.Pen) int {
	_, lines := t.places(p)
	return lines * stripLine
}

// number is what stands beside an item; nothing beside a stone of one part, which is there or is not.
func (it StripItem) number() string {
	switch {
	case it.Stone && it.Max == 1:
		return ""
	case it.Max > 0 && !it.Stone:
		return strconv.Itoa(it.N) + "/" + strconv.Itoa(it.Max)
	}
	return strconv.Itoa(it.N)
}

func (it StripItem) width(p *draw.Pen) int {
	w := 0
	switch {
	case it.Stone:
		w = 54 + p.Cut(stripFigure).Width(it.number())
	case it.Card:
		if w = 46; it.N > 1 {
			w += 4 + p.Cut(stripFigure).Width(it.number())
		}
	case len(it.Marks) > marksSingly:
		w = stripIcon
		for _, c := range grouped(it.Marks) {
			w += 38 + p.Cut(stripFigure).Width(strconv.Itoa(c.N)) + 8
		}
	case len(it.Marks) > 0:
		w = stripIcon + 38*len(it.Marks)
	default:
		w = stripIcon + p.Cut(stripFigure).Width(it.number())
	}
	return w
}

func (t SeatStrip) Paint(p *draw.Pen, w, h int) {
	cy := stripLine / 2
	if t.Active {
		p.Shape("next", 18, float64(cy), 17, draw.InkAccent, t.Ground)
	}
	ink := draw.InkText
	if t.Out {
		ink = draw.InkFaint
	}
	name := t.nameText(p)
	p.Lines(t.nameLeft(), cy-name.Height/2, ink, name)
	x := t.nameEnd(p) - 46*len(t.Signs)
	for _, s := range t.Signs {
		p.Shape(s, float64(x+28), float64(cy), 17, draw.InkAccent, t.Ground)
		x += 46
	}
	at, _ := t.places(p)
	for i, it := range t.Items {
		it.paint(p, at[i].X, at[i].Y+cy, t.Ground)
	}
}

func (it StripItem) paint(p *draw.Pen, x, cy int, ground color.RGBA) {
	left := x
	ink := draw.InkText
	switch {
	case it.Stone:
		paintStone(p, float64(x+24), float64(cy), 25, it.Tint, ground, it.N, it.Max)
		if it.N <= 0 {
			ink = draw.InkDown
		}
		x = p.Text(x+54, draw.Baseline(cy, stripFigure), stripFigure, ink, it.number())
	case it.Card:
		it.plain(p, float64(x+22), float64(cy), ground)
		x += 46
		if it.N > 1 {
			x = p.Text(x+4, draw.Baseline(cy, stripFigure), stripFigure, ink, it.number())
		}
	default:
		p.Mark(float64(x+18), float64(cy), 17, it.Mark, ground)
		x += stripIcon
		switch {
		case len(it.Marks) > marksSingly:
			for _, c := range grouped(it.Marks) {
				p.Mark(float64(x+18), float64(cy), 16, c.Mark, ground)
				x = p.Text(x+38, draw.Baseline(cy, stripFigure), stripFigure, ink, strconv.Itoa(c.N)) + 8
			}
		case len(it.Marks) > 0:
			for _, m := range it.Marks {
				p.Mark(float64(x+18), float64(cy), 16, m, ground)
				x += 38
			}
		default:
			x = p.Text(x, draw.Baseline(cy, stripFigure), stripFigure, ink, it.number())
		}
	}
	if it.Aimed || it.New {
		line := draw.InkText
		if it.New {
			line = draw.InkAccent
		}
		p.Rect(image.Rect(left, cy+23, x, cy+27), line)
	}
}

// plain draws a plain card: a small crystal with its symbol, hollow and lying when it rests.
func (it StripItem) plain(p *draw.Pen, cx, cy float64, ground color.RGBA) {
	fill, edge := draw.Mix(it.Tint, draw.InkGround, 0.55), it.Tint
	if it.Resting {
		fill, edge = ground, draw.Mix(it.Tint, draw.InkGround, 0.45)
	}
	var xy []float64
	for i := range 6 {
		a := -math.Pi/2 + math.Pi/3*float64(i)
		dx, dy := 23*math.Cos(a), 25*math.Sin(a)
		if it.Resting {
			dx, dy = -dy*0.92, dx*0.92
		}
		xy = append(xy, cx+dx, cy+dy)
	}
	p.Poly(fill, xy...)
	p.Ink(edge)
	p.GG.SetLineWidth(3)
	p.GG.SetLineJoinRound()
	p.Path(xy...)
	p.GG.Stroke()
	m := it.Mark
	if it.Resting {
		m.Tint = draw.Mix(m.Tint, draw.InkGround, 0.3)
	}
	p.Mark(cx, cy, 14, m, fill)
}
