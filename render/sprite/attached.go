package sprite

import (
	"image"
	"image/color"
	"strconv"

	"farpost/render/art"
	"farpost/render/draw"
)

// WornCard is a card that is attached to something. Attached to a card, it is a strip below that card. Attached to a
// cell of a track, it is among the seat's chips, with the cell's number before its name.
type WornCard struct {
	Art    art.Card
	Name   string
	Stance art.Stance
	Badges []draw.Mark
	Refs   []Ref
}

const (
	WornArt    = 52
	wornPlate  = 46  // the line of plates under the name
	wornNarrow = 240 // strips below this width have the picture above the name
	wornIndent = 20  // by how much a strip is narrower than the card above it
)

// wornSetting fits the name beside the small picture, or below it in a narrow strip.
func wornSetting(p *draw.Pen, w int, c WornCard) draw.Setting {
	room, most := w-WornArt-22, 3
	if w < wornNarrow {
		room, most = w-10, 2
	}
	return p.FitName(c.Name, room, most, draw.Bold(draw.TextMin))
}

// wornBody returns the height without the line of plates.
func wornBody(w int, t draw.Setting) int {
	if w < wornNarrow {
		return 4 + WornArt - 12 + t.Height + 4
	}
	return max(WornArt, t.Height) + 8
}

func wornHeight(p *draw.Pen, w int, c WornCard) int {
	h := wornBody(w, wornSetting(p, w, c))
	if len(c.Badges)+len(c.Refs) > 0 {
		h += wornPlate
	}
	return h
}

// paintWorn draws the strip: the card's picture with a chain on it, its name, and its plates.
func paintWorn(p *draw.Pen, x, y, w int, c WornCard) {
	t := wornSetting(p, w, c)
	h, body := wornHeight(p, w, c), wornBody(w, t)
	p.Box(float64(x), float64(y), float64(w), float64(h), 8, draw.InkPlate)
	r := image.Rect(x+4, y+4, x+4+WornArt, y+4+WornArt)
	tx, ty := x+WornArt+16, y+(body-t.Height)/2
	if w < wornNarrow {
		r = image.Rect(x+4, y+4, x+w-4, y+4+WornArt-12)
		tx, ty = x+6, r.Max.Y
	}
	dim := 0.0
	if c.Stance != art.Upright {
		dim = art.Dimmed
	}
	p.Within(r, func(r image.Rectangle) {
		art.Paint(p, r, c.Art)
		if c.Stance != art.Upright {
			art.TurnOver(p, r)
		}
		art.Darken(p, r, dim)
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
	if c.Stance != art.Upright {
		ink = draw.InkDim
	}
	p.Lines(tx, ty, ink, t)
	px := x + 6
	for _, q := range ShortRefs(c.Refs) {
		px = paintRef(p, px, y+body, q) + 4
	}
	for _, b := range c.Badges {
		if px+44 > x+w {
			break
		}
		paintBadge(p, px, y+body, b)
		px += 48
	}
}

// WornStrip is the sprite of a card that is attached to a cell of a track.
type WornStrip struct {
	W      int
	Ground color.RGBA
	Card   WornCard
}

func (s WornStrip) Arts() []art.Card {
	return []art.Card{s.Card.Art}
}

func (s WornStrip) Width() int                  { return s.W }
func (s WornStrip) Under() color.RGBA           { return s.Ground }
func (s WornStrip) Height(p *draw.Pen) int      { return wornHeight(p, s.W, s.Card) }
func (s WornStrip) Paint(p *draw.Pen, w, h int) { paintWorn(p, 0, 0, w, s.Card) }

// WithIndex puts a cell's number before a name.
func WithIndex(i int, name string) string { return "#" + strconv.Itoa(i+1) + " " + name }
