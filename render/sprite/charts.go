package sprite

import (
	"image"
	"image/color"
	"strconv"

	"farpost/render/art"
	"farpost/render/draw"
)

// Bar is a number with a word, and a symbol if it has one.
type Bar struct {
	Label string
	Mark  draw.Mark
	N     int
}

// Curve is upright bars side by side, in the order given.
type Curve struct {
	W     int
	Title string
	Bars  []Bar
}

const (
	curveHigh  = 190
	curveTitle = 44
)

func (c Curve) Width() int           { return c.W }
func (c Curve) Under() color.RGBA    { return draw.InkPanel }
func (c Curve) Height(*draw.Pen) int { return curveTitle + 40 + curveHigh + 48 }

func (c Curve) Paint(p *draw.Pen, w, h int) {
	title := p.Fit(c.Title, w, 1, draw.Plain(draw.TextMin))
	p.Lines(0, 4, draw.InkDim, title)
	foot := curveTitle + 40 + curveHigh
	p.Rect(image.Rect(0, foot, w, foot+3), draw.InkEdge)
	if len(c.Bars) == 0 {
		return
	}
	each := min(w/len(c.Bars), 150)
	most := 1
	for _, b := range c.Bars {
		most = max(most, b.N)
	}
	big, small := draw.Bold(32), draw.Plain(30)
	x := (w - each*len(c.Bars)) / 2
	for _, b := range c.Bars {
		high := curveHigh * b.N / most
		if b.N > 0 {
			high = max(high, 6)
			p.Box(float64(x+each/8), float64(foot-high), float64(each-each/4), float64(high), 6, draw.InkAccent)
			if high > 6 {
				p.Rect(image.Rect(x+each/8, foot-high/2, x+each/8+each-each/4, foot), draw.InkAccent)
			}
			p.Middle(x+each/2, foot-high-24, big, draw.InkText, strconv.Itoa(b.N))
		}
		p.Middle(x+each/2, foot+28, small, draw.InkDim, b.Label)
		x += each
	}
}

// Shares are level bars, one under the other.
type Shares struct {
	W     int
	Title string
	Bars  []Bar
	Most  int // the number whose bar fills a line; the same for all shares of a picture
}

const shareLine = 64

func (c Shares) Width() int        { return c.W }
func (c Shares) Under() color.RGBA { return draw.InkPanel }

func (c Shares) Height(p *draw.Pen) int {
	h := curveTitle
	for _, b := range c.Bars {
		h += shareLine + c.extra(p, b)
	}
	return h
}

// label fits a bar's word beside its number, in two lines if one is too short.
func (c Shares) label(p *draw.Pen, b Bar) draw.Setting {
	room := c.W - p.Cut(draw.Bold(32)).Width(strconv.Itoa(b.N)) - 8
	if b.Mark.Shape != "" {
		room -= 44
	}
	t := p.Fit(b.Label, room, 1, draw.Plain(30), draw.Plain(draw.TextMin))
	if !t.Whole {
		t = p.Fit(b.Label, room, 2, draw.Plain(draw.TextMin))
	}
	return t
}

// extra returns by how much a bar is higher because its word takes several lines.
func (c Shares) extra(p *draw.Pen, b Bar) int {
	t := c.label(p, b)
	return t.Step * (len(t.Lines) - min(1, len(t.Lines)))
}

// Filled returns the length of a bar. Even 0 has a short one.
func (c Shares) Filled(b Bar) int { return max(8, c.W*b.N/max(1, c.Most)) }

func (c Shares) Paint(p *draw.Pen, w, h int) {
	title := p.Fit(c.Title, w, 1, draw.Plain(draw.TextMin))
	p.Lines(0, 4, draw.InkDim, title)
	y := curveTitle
	for _, b := range c.Bars {
		x, tint := 0, draw.InkDim
		if b.Mark.Shape != "" {
			p.Mark(18, float64(y)+22, 16, b.Mark, draw.InkPanel)
			x, tint = 44, b.Mark.Tint
		}
		n := draw.Bold(32)
		right := w - p.Cut(n).Width(strconv.Itoa(b.N))
		p.Text(right, draw.Baseline(y+22, n), n, draw.InkText, strconv.Itoa(b.N))
		label := c.label(p, b)
		p.Lines(x, y+22-label.Step/2, draw.InkText, label)
		y += c.extra(p, b)
		p.Box(0, float64(y)+46, float64(w), 8, 4, draw.InkPlate)
		p.Box(0, float64(y)+46, float64(c.Filled(b)), 8, 4, tint)
		y += shareLine
	}
}

// DeckLine is a card of a deck in one line: copies, picture, name, requirement and cost.
type DeckLine struct {
	W, N int
	Art  art.Card
	Name string
	Gem  string // the cost; "" for a card without one
	Need []draw.Mark
}

const deckArt = 108

func (l DeckLine) Arts() []art.Card  { return []art.Card{l.Art} }
func (l DeckLine) Width() int        { return l.W }
func (l DeckLine) Under() color.RGBA { return draw.InkGround }

func (l DeckLine) nameText(p *draw.Pen) draw.Setting {
	room := l.W - deckArt - 84 - 78
	if l.Gem == "" {
		room += 62 // of the cost
	}
	return p.FitName(l.Name, room, 2, draw.Bold(30))
}

func (l DeckLine) Height(p *draw.Pen) int {
	h := l.nameText(p).Height
	if len(l.Need) > 0 {
		h += 38
	}
	return max(h, 76) + 16
}

func (l DeckLine) Paint(p *draw.Pen, w, h int) {
	plate := art.Plate(l.Art.Tint, true)
	p.Box(0, 0, float64(w), float64(h), 12, plate)
	n := draw.Bold(36)
	p.Middle(36, h/2, n, draw.InkText, strconv.Itoa(l.N)+"×")
	art.PaintCard(p, image.Rect(72, 8, 72+deckArt, h-8), l.Art, art.Upright, 0, plate)
	t := l.nameText(p)
	x, y := 72+deckArt+14, (h-t.Height)/2
	if len(l.Need) > 0 {
		y -= 19
	}
	p.Lines(x, y, draw.InkText, t)
	for i, m := range l.Need[:min(len(l.Need), 7)] {
		p.Mark(float64(x+14+34*i), float64(y+t.Height)+20, 14, m, plate)
	}
	if l.Gem == "" {
		return
	}
	cx := float64(w) - 40
	p.Hexagon(cx, float64(h)/2, 28, draw.InkAccent)
	p.Middle(int(cx), h/2, draw.Bold(32), draw.InkDark, l.Gem)
}
