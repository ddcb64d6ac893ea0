package sprite

import (
	"image"
	"image/color"
	"strconv"

	"farpost/render/art"
	"farpost/render/draw"
)

// PostCard is a card on the posted board: its picture with a rail of signs beside it, its name, its figures. Nothing
// lies over the picture. Whoever wants to read the card enlarges the board or looks the card up.
type PostCard struct {
	W, ArtHigh int
	NameMost   int // the greatest number of lines of the name
	Ground     color.RGBA
	Art        art.Card
	Name       string
	Stance     art.Stance
	Framed     bool // it takes part in a fight
	Crossed    bool
	Signs      []draw.Mark
	Worn       int  // how many cards are attached to it
	Text       bool // it has a text
	Aimed      bool // something pending is aimed at it
	New        bool // the last action was about it
	Stats      []Stat
}

const (
	railWide = 40
	railStep = 40
	cardEdge = 4
	statLine = 46
)

func (t PostCard) Arts() []art.Card  { return []art.Card{t.Art} }
func (t PostCard) Width() int        { return t.W }
func (t PostCard) Under() color.RGBA { return t.Ground }

func (t PostCard) nameText(p *draw.Pen) draw.Setting {
	w := t.W - 2*cardEdge - 8
	if s := p.Fit(t.Name, w, t.NameMost, draw.Bold(32), draw.Bold(postLetters)); s.Whole {
		return s
	}
	return p.Fit(t.Name, w, t.NameMost+1, draw.Bold(postLetters))
}

func (t PostCard) Height(p *draw.Pen) int {
	return t.ArtHigh + 4 + t.nameText(p).Height + statLine*len(figureLines(p, t.W-12, t.Stats)) + 8
}

// rail lists the signs beside the picture, as far as there is room; the card's text has the last place.
func (t PostCard) rail() (out []func(p *draw.Pen, cx, cy float64)) {
	sign := func(m draw.Mark) func(p *draw.Pen, cx, cy float64) {
		return func(p *draw.Pen, cx, cy float64) { p.Mark(cx, cy, 15, m, draw.InkPlate) }
	}
	if t.Aimed {
		out = append(out, sign(draw.Mark{Shape: "aim", Tint: draw.InkText}))
	}
	for _, m := range t.Signs {
		out = append(out, sign(m))
	}
	if t.Worn > 0 {
		out = append(out, sign(draw.Mark{Shape: "chain", Tint: draw.InkText}))
	}
	if t.Text {
		out = append(out, func(p *draw.Pen, cx, cy float64) { paintTextSign(p, cx, cy) })
	}
	return out
}

// paintTextSign draws lines of text: the card has one.
func paintTextSign(p *draw.Pen, cx, cy float64) {
	for i, w := range []float64{26, 26, 16} {
		p.Box(cx-13, cy-11+9*float64(i), w, 4, 2, draw.InkDim)
	}
}

func (t PostCard) edge() color.RGBA {
	switch {
	case t.Framed:
		return draw.InkText
	case t.Art.Hidden:
		return draw.InkFaint
	case t.Stance != art.Upright:
		return draw.Mix(draw.Readable(t.Art.Tint), draw.InkGround, art.Dimmed)
	}
	return draw.Readable(t.Art.Tint)
}

func (t PostCard) Paint(p *draw.Pen, w, h int) {
	line := cardEdge
	if t.Framed {
		line = 6
	}
	plate, ink := art.Plate(t.Art.Tint, t.Stance != art.Upright), draw.InkText
	if t.Art.Hidden {
		plate = draw.InkPlate
	}
	if t.Stance != art.Upright {
		ink = draw.InkDim
	}
	p.Box(0, 20, float64(w), float64(h-20), 12, t.edge())
	p.Box(float64(line), 20, float64(w-2*line), float64(h-20-line), 9, plate)
	rail := t.rail()
	right := w
	if len(rail) > 0 {
		right = w - railWide
		p.Box(float64(right-8), 0, float64(railWide+8), float64(t.ArtHigh), 10, t.edge())
		p.Box(float64(right-4), 4, float64(railWide), float64(t.ArtHigh+8), 8, plate)
	}
	picture := image.Rect(0, 0, right, t.ArtHigh)
	dim := 0.0
	if t.Stance != art.Upright {
		dim = art.Dimmed
	}
	art.PaintCard(p, picture, t.Art, t.Stance, dim, t.Ground)
	if t.Crossed {
		paintCross(p, picture, t.Ground)
	}
	room := max(1, (t.ArtHigh-6)/railStep)
	for i, f := range rail {
		if i < room {
			f(p, float64(right)+railWide/2-3, 8+railStep/2+float64(railStep*i))
		}
	}
	y := t.ArtHigh + 4
	name := t.nameText(p)
	p.Centred(w/2, y, ink, name)
	y += name.Height
	for _, l := range figureLines(p, w-12, t.Stats) {
		at := (w - figuresWidth(p, l, false)) / 2
		for _, f := range l {
			paintFigure(p, at, y+statLine/2-2, plate, f, false)
			at += figureWidth(p, f, false) + 10
		}
		y += statLine
	}
	if t.New {
		paintFresh(p, 0, 0, 1)
	}
}

// PostSlat is the same on a crowded side: a small picture and the name, below them the figures and the signs. Where
// those have room beside the picture, it is as high as the slat.
type PostSlat struct{ PostCard }

const (
	slatLine    = 6  // the edge, and the room inside it
	slatPicture = 58 // where the name begins, behind the picture
)

// corner is the sign behind the name: it is aimed at, or it does not stand upright.
func (t PostSlat) corner() string {
	switch {
	case t.Aimed:
		return "aim"
	case t.Stance != art.Upright:
		return "turn"
	}
	return ""
}

func (t PostSlat) nameText(p *draw.Pen) draw.Setting {
	w := t.W - slatPicture - slatLine
	if t.corner() != "" {
		w -= 36
	}
	return p.Fit(t.Name, w, t.NameMost, draw.Bold(postLetters))
}

func (t PostSlat) lines(p *draw.Pen) [][]Stat { return figureLines(p, t.W-2*slatLine-4, t.Stats) }

// signs are those behind the figures.
func (t PostSlat) signs() []draw.Mark {
	if t.Worn == 0 {
		return t.Signs
	}
	return append(t.Signs[:len(t.Signs):len(t.Signs)], draw.Mark{Shape: "chain", Tint: draw.InkText})
}

// tall reports whether figures and signs have room beside the picture.
func (t PostSlat) tall(p *draw.Pen) bool {
	w := 36 * len(t.signs())
	for _, f := range t.Stats {
		w += figureWidth(p, f, false) + 10
	}
	return slatPicture+w <= t.W-slatLine
}

func (t PostSlat) Height(p *draw.Pen) int {
	return 4 + t.nameText(p).Height + statLine*max(1, len(t.lines(p))) + 4
}

func (t PostSlat) Paint(p *draw.Pen, w, h int) {
	line := cardEdge
	if t.Framed {
		line = slatLine
	}
	plate, ink := art.Plate(t.Art.Tint, t.Stance != art.Upright), draw.InkText
	if t.Art.Hidden {
		plate = draw.InkPlate
	}
	if t.Stance != art.Upright {
		ink = draw.InkDim
	}
	p.Box(0, 0, float64(w), float64(h), 10, t.edge())
	p.Box(float64(line), float64(line), float64(w-2*line), float64(h-2*line), 7, plate)
	name := t.nameText(p)
	cy := 4 + float64(name.Step)/2
	picture, left := image.Rect(line, line, slatPicture-6, 2+name.Height), slatLine+4
	if t.tall(p) {
		picture.Max.Y, left = h-line, slatPicture-4
	}
	art.PaintVignette(p, picture, t.Art, t.Stance, art.TonesOf(t.Art.Tint).Sky[0])
	p.Lines(slatPicture, 4, ink, name)
	if sign := t.corner(); sign != "" {
		p.Shape(sign, float64(w-slatLine-18), cy, 14, draw.InkText, plate)
	}
	y, x := 4+name.Height, left
	for _, l := range t.lines(p) {
		x = left
		for _, f := range l {
			paintFigure(p, x, y+statLine/2-2, plate, f, false)
			x += figureWidth(p, f, false) + 10
		}
		y += statLine
	}
	if len(t.Stats) == 0 {
		y += statLine
	}
	x += 18
	for _, m := range t.signs() {
		if x+18 > w-slatLine {
			break
		}
		p.Mark(float64(x), float64(y-statLine/2-2), 13, m, plate)
		x += 36
	}
	if t.New {
		paintFresh(p, 0, 0, 1)
	}
}

// Slot is an empty place of a row with fixed slots, High pixels high, with the slot's word in it.
type Slot struct {
	W, High int
	Ground  color.RGBA
	Word    string
}

func (t Slot) Width() int           { return t.W }
func (t Slot) Under() color.RGBA    { return t.Ground }
func (t Slot) Height(*draw.Pen) int { return t.High }
func (t Slot) Paint(p *draw.Pen, w, h int) {
	p.Frame(0, 0, float64(w), float64(h), 12, 3, draw.InkEdge)
	word := p.Fit(t.Word, w-24, 1, draw.Plain(postLetters))
	p.Centred(w/2, (h-word.Height)/2, draw.InkDim, word)
}

// PostRest stands for the cards that have no room.
type PostRest struct {
	W, N   int
	Ground color.RGBA
}

func (t PostRest) Width() int           { return t.W }
func (t PostRest) Under() color.RGBA    { return t.Ground }
func (t PostRest) Height(*draw.Pen) int { return 88 }
func (t PostRest) Paint(p *draw.Pen, w, h int) {
	p.Frame(0, 0, float64(w), float64(h), 10, 3, draw.InkEdge)
	p.Middle(w/2, h/2, stripFigure, draw.InkDim, "+"+strconv.Itoa(t.N))
}
