package render

import (
	"image"
	"image/color"

	"farpost/render/art"
	"farpost/render/draw"
)

// tile is a card on the table. Its picture is turned as the card is. Upside down it is at the lower end of the tile
// with its head below, as if the whole card were turned; on its side it lies. The name, the figures and what is
// attached are always upright.
type tile struct {
	W        int
	Small    bool
	Ground   color.RGBA
	Art      art.Card
	Name     string
	Stance   art.Stance
	Framed   bool
	Crossed  bool
	Badges   []draw.Mark
	Refs     []ref
	Counters []counter
	Stats    []stat
	Worn     []wornCard
	Note     string
	Signs    []draw.Glyph // the symbols in the note
	New      bool         // the last action was about it
	Gem      string       // the cost, where cards are looked over; "" on the table
}

// ref ties a thing on the table to the pending thing with that number: as its target or, with From, as its source.
type ref struct {
	N    int
	From bool
}

// counter is a number of something on a card. The mark has a letter if there is no symbol; Text is always empty.
type counter struct {
	Mark draw.Mark
	Text string
	N    int
}

// stat is a stat, ready to draw: its value now, and the printed one.
type stat struct {
	Mark         draw.Mark
	Now, Printed int
	Small, Large bool
	Tight        bool        // symbols and arrows take less room
	Needs        []draw.Mark // if there are any, they are drawn instead of symbol and value
}

// tileFoot is below the last line of a tile's words.
const tileFoot = 10

func (t tile) Arts() []art.Card {
	out := []art.Card{t.Art}
	for _, c := range t.Worn {
		out = append(out, c.Art)
	}
	return out
}

func (t tile) Width() int        { return t.W }
func (t tile) Under() color.RGBA { return t.Ground }

func (t tile) artHeight() int {
	if t.Small {
		return 112
	}
	return 168
}

func (t tile) nameText(p *draw.Pen) draw.Setting {
	return p.FitName(t.Name, t.W-16, 2, draw.Bold(30))
}

func (t tile) noteText(p *draw.Pen) (q draw.Setting) {
	p.WithSigns(t.Signs, draw.InkPlate, func() { q = p.Fit(t.Note, t.W-16, 3, draw.Plain(draw.TextMin)) })
	return q
}

// words returns the height of the part with name, figures and note.
func (t tile) words(p *draw.Pen) int {
	h := 6 + t.nameText(p).Height + tileFoot
	h += figureLine * len(figureLines(p, t.W-8, t.Stats))
	if t.Note != "" {
		h += t.noteText(p).Height
	}
	return h
}

func (t tile) Height(p *draw.Pen) int {
	h := t.artHeight() + t.words(p)
	for _, c := range t.Worn {
		h += wornHeight(p, t.W-wornIndent, c)
	}
	return h
}

func (t tile) Paint(p *draw.Pen, w, h int) {
	words := t.words(p)
	body := t.artHeight() + words
	picture := image.Rect(0, 0, w, t.artHeight())
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
func (t tile) paintWords(p *draw.Pen, picture image.Rectangle, words int) {
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

// paintFresh folds a left corner of a thing over, to show that the last action was about it. Words and figures stand
// elsewhere; there is a corner of a picture, if anything. x, y is the corner; down is 1 for an upper one, -1 for a
// lower one.
func paintFresh(p *draw.Pen, x, y, down float64) {
	p.Poly(draw.InkAccent, x+38, y, x, y, x, y+38*down)
	p.Ink(draw.InkDark)
	p.GG.DrawCircle(x+11, y+11*down, 5)
	p.GG.Fill()
}

// paintCross draws two bars over a picture.
func paintCross(p *draw.Pen, r image.Rectangle, ground color.RGBA) {
	in := r.Inset(14)
	for _, line := range []struct {
		w float64
		c color.RGBA
	}{{18, draw.InkDark}, {9, draw.InkDim}} {
		p.Ink(line.c)
		p.GG.SetLineWidth(line.w)
		p.GG.SetLineCapRound()
		p.GG.DrawLine(float64(in.Min.X), float64(in.Min.Y)+10, float64(in.Max.X), float64(in.Max.Y)-10)
		p.GG.DrawLine(float64(in.Max.X), float64(in.Min.Y)+10, float64(in.Min.X), float64(in.Max.Y)-10)
		p.GG.Stroke()
	}
}
