package render

import (
	"image"
	"image/color"
)

// bar is a number with a word, and a symbol if it has one.
type bar struct {
	Label string
	Mark  mark
	N     int
}

// curve is upright bars side by side, in the order given.
type curve struct {
	W     int
	Title string
	Bars  []bar
}

const (
	curveHigh  = 190
	curveTitle = 44
)

func (c curve) width() int         { return c.W }
func (c curve) ground() color.RGBA { return inkPanel }
func (c curve) height(*pen) int    { return curveTitle + 40 + curveHigh + 48 }

func (c curve) paint(p *pen, w, h int) {
	title := p.fit(c.Title, w, 1, style{textMin, false})
	p.lines(0, 4, inkDim, title)
	foot := curveTitle + 40 + curveHigh
	p.rect(image.Rect(0, foot, w, foot+3), inkEdge)
	if len(c.Bars) == 0 {
		return
	}
	each := min(w/len(c.Bars), 150)
	most := 1
	for _, b := range c.Bars {
		most = max(most, b.N)
	}
	big, small := style{32, true}, style{30, false}
	x := (w - each*len(c.Bars)) / 2
	for _, b := range c.Bars {
		high := curveHigh * b.N / most
		if b.N > 0 {
			high = max(high, 6)
			p.box(float64(x+each/8), float64(foot-high), float64(each-each/4), float64(high), 6, inkAccent)
			if high > 6 {
				p.rect(image.Rect(x+each/8, foot-high/2, x+each/8+each-each/4, foot), inkAccent)
			}
			p.middle(x+each/2, foot-high-24, big, inkText, itoa(b.N))
		}
		p.middle(x+each/2, foot+28, small, inkDim, b.Label)
		x += each
	}
}

// shares are level bars, one under the other.
type shares struct {
	W     int
	Title string
	Bars  []bar
	Most  int // the number whose bar fills a line; the same for all shares of a picture
}

const shareLine = 64

func (c shares) width() int         { return c.W }
func (c shares) ground() color.RGBA { return inkPanel }

func (c shares) height(p *pen) int {
	h := curveTitle
	for _, b := range c.Bars {
		h += shareLine + c.extra(p, b)
	}
	return h
}

// label fits a bar's word beside its number, in two lines if one is too short.
func (c shares) label(p *pen, b bar) setting {
	room := c.W - p.cut(style{32, true}).width(itoa(b.N)) - 8
	if b.Mark.Shape != "" {
		room -= 44
	}
	t := p.fit(b.Label, room, 1, style{30, false}, style{textMin, false})
	if !t.Whole {
		t = p.fit(b.Label, room, 2, style{textMin, false})
	}
	return t
}

// extra returns by how much a bar is higher because its word takes several lines.
func (c shares) extra(p *pen, b bar) int {
	t := c.label(p, b)
	return t.Step * (len(t.Lines) - min(1, len(t.Lines)))
}

// filled returns the length of a bar. Even 0 has a short one.
func (c shares) filled(b bar) int { return max(8, c.W*b.N/max(1, c.Most)) }

func (c shares) paint(p *pen, w, h int) {
	title := p.fit(c.Title, w, 1, style{textMin, false})
	p.lines(0, 4, inkDim, title)
	y := curveTitle
	for _, b := range c.Bars {
		x, tint := 0, inkDim
		if b.Mark.Shape != "" {
			p.mark(18, float64(y)+22, 16, b.Mark, inkPanel)
			x, tint = 44, b.Mark.Tint
		}
		n := style{32, true}
		right := w - p.cut(n).width(itoa(b.N))
		p.text(right, baseline(y+22, n), n, inkText, itoa(b.N))
		label := c.label(p, b)
		p.lines(x, y+22-label.Step/2, inkText, label)
		y += c.extra(p, b)
		p.box(0, float64(y)+46, float64(w), 8, 4, inkPlate)
		p.box(0, float64(y)+46, float64(c.filled(b)), 8, 4, tint)
		y += shareLine
	}
}

// deckLine is a card of a deck in one line: copies, picture, name, requirement and cost.
type deckLine struct {
	W, N int
	Art  art
	Name string
	Gem  string // the cost; "" for a card without one
	Need []mark
}

const deckArt = 108

func (l deckLine) arts() []art        { return []art{l.Art} }
func (l deckLine) width() int         { return l.W }
func (l deckLine) ground() color.RGBA { return inkGround }

func (l deckLine) name(p *pen) setting {
	room := l.W - deckArt - 84 - 78
	if l.Gem == "" {
		room += 62 // of the cost
	}
	return p.fitName(l.Name, room, 2, style{30, true})
}

func (l deckLine) height(p *pen) int {
	h := l.name(p).Height
	if len(l.Need) > 0 {
		h += 38
	}
	return max(h, 76) + 16
}

func (l deckLine) paint(p *pen, w, h int) {
	plate := plateOf(l.Art.Tint, true)
	p.box(0, 0, float64(w), float64(h), 12, plate)
	n := style{36, true}
	p.middle(36, h/2, n, inkText, itoa(l.N)+"×")
	p.picture(image.Rect(72, 8, 72+deckArt, h-8), l.Art, upright, 0, plate)
	t := l.name(p)
	x, y := 72+deckArt+14, (h-t.Height)/2
	if len(l.Need) > 0 {
		y -= 19
	}
	p.lines(x, y, inkText, t)
	for i, m := range l.Need[:min(len(l.Need), 7)] {
		p.mark(float64(x+14+34*i), float64(y+t.Height)+20, 14, m, plate)
	}
	if l.Gem == "" {
		return
	}
	cx := float64(w) - 40
	p.hexagon(cx, float64(h)/2, 28, inkAccent)
	p.middle(int(cx), h/2, style{32, true}, inkDark, l.Gem)
}
