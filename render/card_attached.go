package render

import (
	"image"
	"image/color"
	"strconv"
)

// wornCard is a card attached to something. On a card it hangs as a strip under it; on a cell of a track
// it stands in the line of chips, with the cell's number before its name.
type wornCard struct {
	Art    art
	Name   string
	Stance stance
	Badges []mark
	Refs   []ref
}

const (
	wornArt    = 52
	wornPlate  = 46  // the line of plates under the name
	wornNarrow = 240 // strips below this width have the picture above the name
	wornIndent = 20  // so much narrower than its wearer a strip is
)

// wornText fits the name beside the small picture, or under it in a narrow strip.
func (p *pen) wornText(w int, c wornCard) setting {
	room, most := w-wornArt-22, 3
	if w < wornNarrow {
		room, most = w-10, 2
	}
	return p.fitName(c.Name, room, most, style{textMin, true})
}

// wornBody is the height without the line of plates.
func wornBody(w int, t setting) int {
	if w < wornNarrow {
		return 4 + wornArt - 12 + t.Height + 4
	}
	return max(wornArt, t.Height) + 8
}

func (p *pen) wornHeight(w int, c wornCard) int {
	h := wornBody(w, p.wornText(w, c))
	if len(c.Badges)+len(c.Refs) > 0 {
		h += wornPlate
	}
	return h
}

// worn draws the strip: the card's picture with a chain on it, and its name.
func (p *pen) worn(x, y, w int, c wornCard) {
	t := p.wornText(w, c)
	h, body := p.wornHeight(w, c), wornBody(w, t)
	p.box(float64(x), float64(y), float64(w), float64(h), 8, inkPlate)
	r := image.Rect(x+4, y+4, x+4+wornArt, y+4+wornArt)
	tx, ty := x+wornArt+16, y+(body-t.Height)/2
	if w < wornNarrow {
		r = image.Rect(x+4, y+4, x+w-4, y+4+wornArt-12)
		tx, ty = x+6, r.Max.Y
	}
	dim := 0.0
	if c.Stance != upright {
		dim = dimmed
	}
	p.within(r, func(r image.Rectangle) {
		p.paintArt(r, c.Art)
		if c.Stance != upright {
			p.turnOver(r)
		}
		p.darken(r, dim)
	})
	lx, ly := float64(r.Max.X)-8, float64(r.Max.Y)-13
	if w < wornNarrow {
		lx, ly = float64(x)+22, float64(y)+24
	}
	p.ink(inkDark)
	p.gg.DrawCircle(lx, ly, 15)
	p.gg.Fill()
	p.shape("chain", lx, ly, 12, inkText, inkDark)
	ink := inkText
	if c.Stance != upright {
		ink = inkDim
	}
	p.lines(tx, ty, ink, t)
	px := x + 6
	for _, q := range shortRefs(c.Refs) {
		px = p.refPlate(px, y+body, q) + 4
	}
	for _, b := range c.Badges {
		if px+44 > x+w {
			break
		}
		p.badgePlate(px, y+body, b)
		px += 48
	}
}

// wornStrip is a card attached to a cell of a track, among a seat's chips.
type wornStrip struct {
	W      int
	Ground color.RGBA
	Card   wornCard
}

func (s wornStrip) arts() []art {
	return []art{s.Card.Art}
}

func (s wornStrip) width() int             { return s.W }
func (s wornStrip) ground() color.RGBA     { return s.Ground }
func (s wornStrip) height(p *pen) int      { return p.wornHeight(s.W, s.Card) }
func (s wornStrip) paint(p *pen, w, h int) { p.worn(0, 0, w, s.Card) }

// withIndex puts a cell's number before a name.
func withIndex(i int, name string) string { return "#" + strconv.Itoa(i+1) + " " + name }
