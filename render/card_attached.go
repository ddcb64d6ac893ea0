package render

import (
	"image"
	"image/color"
	"strconv"

	"farpost/render/draw"
)

// wornCard is a card that is attached to something. Attached to a card, it is a strip below that card. Attached to a
// cell of a track, it is among the seat's chips, with the cell's number before its name.
type wornCard struct {
	Art    art
	Name   string
	Stance stance
	Badges []draw.Mark
	Refs   []ref
}

const (
	wornArt    = 52
	wornPlate  = 46  // the line of plates under the name
	wornNarrow = 240 // strips below this width have the picture above the name
	wornIndent = 20  // by how much a strip is narrower than the card above it
)

// wornText fits the name beside the small picture, or below it in a narrow strip.
func (p *pen) wornText(w int, c wornCard) draw.Setting {
	room, most := w-wornArt-22, 3
	if w < wornNarrow {
		room, most = w-10, 2
	}
	return p.FitName(c.Name, room, most, draw.Bold(draw.TextMin))
}

// wornBody returns the height without the line of plates.
func wornBody(w int, t draw.Setting) int {
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

// worn draws the strip: the card's picture with a chain on it, its name, and its plates.
func (p *pen) worn(x, y, w int, c wornCard) {
	t := p.wornText(w, c)
	h, body := p.wornHeight(w, c), wornBody(w, t)
	p.Box(float64(x), float64(y), float64(w), float64(h), 8, draw.InkPlate)
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
	p.Within(r, func(r image.Rectangle) {
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
	p.Ink(draw.InkDark)
	p.GG.DrawCircle(lx, ly, 15)
	p.GG.Fill()
	p.Shape("chain", lx, ly, 12, draw.InkText, draw.InkDark)
	ink := draw.InkText
	if c.Stance != upright {
		ink = draw.InkDim
	}
	p.Lines(tx, ty, ink, t)
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

// wornStrip is the sprite of a card that is attached to a cell of a track.
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
