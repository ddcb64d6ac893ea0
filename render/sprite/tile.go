package sprite

import (
	"image"
	"image/color"

	"farpost/render/art"
	"farpost/render/draw"
)

// Tile is a card on the table. Its picture is turned as the card is. Upside down it is at the lower end of the tile
// with its head below, as if the whole card were turned; on its side it lies. The name, the figures and what is
// attached are always upright.
type Tile struct {
	W        int
	Small    bool
	Ground   color.RGBA
	Art      art.Card
	Name     string
	Stance   art.Stance
	Framed   bool
	Crossed  bool
	Badges   []draw.Mark
	Refs     []Ref
	Counters []Counter
	Stats    []Stat
	Worn     []WornCard
	Note     string
	Signs    []draw.Glyph // the symbols in the note
	New      bool         // the last action was about it
	Gem      string       // the cost, where cards are looked over; "" on the table
}

// tileFoot is below the last line of a tile's words.
const tileFoot = 10

func (t Tile) Arts() []art.Card {
	out := []art.Card{t.Art}
	for _, c := range t.Worn {
		out = append(out, c.Art)
	}
	return out
}

func (t Tile) Width() int        { return t.W }
func (t Tile) Under() color.RGBA { return t.Ground }

// ArtHeight returns the height of the picture.
func (t Tile) ArtHeight() int {
	if t.Small {
		return 112
	}
	return 168
}

func (t Tile) nameText(p *draw.Pen) draw.Setting {
	return p.FitName(t.Name, t.W-16, 2, draw.Bold(30))
}

func (t Tile) noteText(p *draw.Pen) (q draw.Setting) {
	p.WithSigns(t.Signs, draw.InkPlate, func() { q = p.Fit(t.Note, t.W-16, 3, draw.Plain(draw.TextMin)) })
	return q
}

// WordsHeight returns the height of the part with name, figures and note.
func (t Tile) WordsHeight(p *draw.Pen) int {
	h := 6 + t.nameText(p).Height + tileFoot
	h += figureLine * len(figureLines(p, t.W-8, t.Stats))
	if t.Note != "" {
		h += t.noteText(p).Height
	}
	return h
}

func (t Tile) Height(p *draw.Pen) int {
	h := t.ArtHeight() + t.WordsHeight(p)
	for _, c := range t.Worn {
		h += wornHeight(p, t.W-wornIndent, c)
	}
	return h
}

func (t Tile) Paint(p *draw.Pen, w, h int) {
	words := t.WordsHeight(p)
	body := t.ArtHeight() + words
	picture := image.Rect(0, 0, w, t.ArtHeight())
	if t.Stance == art.Turned {
		picture = image.Rect(0, words, w, body)
	}
	t.paintWords(p, picture, words)
	dim := 0.0
	if t.Stance != art.Upright {
		dim = art.Dimmed
	}
	art.PaintCard(p, picture, t.Art, t.Stance, dim, t.Ground)
	if t.Crossed {
		paintCross(p, picture, t.Ground)
	}
	if t.Framed {
		in := picture.Inset(9)
		p.Frame(float64(in.Min.X), float64(in.Min.Y)+8, float64(in.Dx()), float64(in.Dy())-16, 6, 5, draw.InkText)
	}
	if t.New {
		paintFresh(p, 0, float64(picture.Min.Y), 1)
	}
	t.paintPlates(p, picture)
	if t.Gem != "" {
		p.Hexagon(32, art.HeadDepth+24, 30, draw.InkDark)
		p.Hexagon(32, art.HeadDepth+24, 26, draw.InkAccent)
		p.Middle(32, art.HeadDepth+24, draw.Bold(32), draw.InkDark, t.Gem)
	}
	y := body
	for _, c := range t.Worn {
		paintWorn(p, wornIndent/2, y, w-wornIndent, c)
		y += wornHeight(p, w-wornIndent, c)
	}
}

// paintWords draws the part that has words, above or below the picture, with its edge.
func (t Tile) paintWords(p *draw.Pen, picture image.Rectangle, words int) {
	rested := t.Stance != art.Upright
	plate, edge, ink := art.Plate(t.Art.Tint, rested), draw.Readable(t.Art.Tint), draw.InkText
	if t.Art.Hidden {
		plate, edge = draw.InkPlate, draw.InkFaint
	}
	if rested {
		edge, ink = draw.Mix(edge, draw.InkGround, art.Dimmed), draw.InkDim
	}
	top := picture.Max.Y
	if picture.Min.Y > 0 {
		top = 0
	}
	box := image.Rect(0, top, t.W, top+words)
	// The picture covers one rounded end. The other one looks away from it.
	if top == 0 {
		box.Max.Y += 14
	} else {
		box.Min.Y -= 14
	}
	p.Box(float64(box.Min.X), float64(box.Min.Y), float64(box.Dx()), float64(box.Dy()), 12, edge)
	in := box.Inset(4)
	p.Box(float64(in.Min.X), float64(in.Min.Y), float64(in.Dx()), float64(in.Dy()), 9, plate)
	y := top + 6
	name := t.nameText(p)
	p.Centred(t.W/2, y, ink, name)
	y += name.Height
	if len(t.Stats) > 0 {
		paintFigures(p, 4, y, t.W-8, plate, t.Stats)
		y += figureLine * len(figureLines(p, t.W-8, t.Stats))
	}
	if t.Note != "" {
		note := t.noteText(p)
		p.WithSigns(t.Signs, plate, func() { p.Centred(t.W/2, y, draw.InkDim, note) })
	}
}

// paintPlates draws the marks on a card's picture, always upright. The upper row has the pending things on the left and
// the states on the right, the lower row the counters. States have room first: the layout lists the most important ones
// first. What finds no room is in BoardText.
func (t Tile) paintPlates(p *draw.Pen, r image.Rectangle) {
	left, right := r.Min.X+8, r.Max.X-8
	top, low := r.Min.Y+art.HeadDepth+2, r.Max.Y-plateSize-6
	if t.Stance == art.Turned {
		top, low = r.Min.Y+6, r.Max.Y-art.HeadDepth-plateSize-2
	}
	edge := right
	room := 0
	if len(t.Refs) > 0 {
		room = refWidth(p, t.Refs[0]) + 4
	}
	for _, b := range t.Badges {
		if edge-44-room < left {
			break
		}
		edge -= 44
		paintBadge(p, edge, top, b)
		edge -= 4
	}
	x, later := left, t.Refs[:0:0]
	for _, q := range t.Refs {
		if x+refWidth(p, q) > edge {
			later = append(later, q)
			continue
		}
		x = paintRef(p, x, top, q) + 4
	}
	x = left
	for _, k := range t.Counters {
		x = paintCounter(p, x, low, right, k)
	}
	for _, q := range later {
		if x+refWidth(p, q) <= right {
			x = paintRef(p, x, low, q) + 4
		}
	}
}
