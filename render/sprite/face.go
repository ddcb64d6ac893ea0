package sprite

import (
	"image"
	"image/color"
	"strconv"

	"farpost/render/art"
	"farpost/render/draw"
)

// Face is a card with all its words, in a hand or alone.
type Face struct {
	W      int
	Large  bool // alone: larger letters and picture, and the flavour text
	Brief  bool // among very many: three lines of text
	Ground color.RGBA
	Art    art.Card
	Name   string
	// NoCost: there is no plate with the cost.
	NoCost bool
	Cost   int
	// Printed is the printed cost, which may differ from Cost.
	Printed int
	Need    []draw.Mark
	Before  draw.Mark // the sign before Need, if it has one
	Kind    string    // type, groups and rank
	Stats   []Stat
	Text    []string
	Signs   []draw.Glyph // the symbols in the text
	Notes   []CopyNote   // what is peculiar about this copy now
	Fine    string       // flavour
	Edge    string       // set, year and illustrator
	Credit  string       // who made the picture, if it is an organiser's
}

// CopyNote is a line about a copy of a card, with a mark before it.
type CopyNote struct {
	Text string
	Mark draw.Mark
	Ink  color.RGBA
}

const facePad = 16

func (c Face) Arts() []art.Card {
	return []art.Card{c.Art}
}

func (c Face) Width() int        { return c.W }
func (c Face) Under() color.RGBA { return c.Ground }

func (c Face) artHeight() int {
	if c.Large {
		return 400
	}
	if c.Brief {
		return 130
	}
	return 180
}

// faceTexts are the fitted texts of a card, from the top down.
type faceTexts struct {
	name, kind, fine, credit, edge draw.Setting
	text, notes                    []draw.Setting
}

func (c Face) texts(p *draw.Pen) (t faceTexts) {
	w := c.W - 2*facePad
	body := draw.Plain(draw.TextMin)
	if c.Large {
		body = draw.Plain(36)
		t.name = p.Fit(c.Name, w-96, 2, draw.Bold(54), draw.Bold(46), draw.Bold(40))
		t.kind = p.Fit(c.Kind, w-96, 2, draw.Plain(34), draw.Plain(30))
		t.fine = p.Fit(c.Fine, w, 5, draw.Plain(32), draw.Plain(draw.TextMin))
		if c.Credit != "" {
			t.credit = p.Fit(c.Credit, w, 3, draw.Plain(draw.TextMin))
		}
	} else {
		t.name = p.FitName(c.Name, w-76, 2, draw.Bold(36), draw.Bold(32))
		t.kind = p.Fit(c.Kind, w-76, 2, draw.Plain(draw.TextMin))
	}
	left := 0
	if c.Brief {
		left = 3
	} else {
		t.edge = p.Fit(c.Edge, w, 1, draw.Plain(draw.TextMin))
	}
	for i, l := range c.Text {
		var q draw.Setting
		p.WithSigns(c.Signs, draw.InkPlate, func() { q = p.Fit(l, w, left, body) })
		t.text = append(t.text, q)
		if c.Brief {
			if left -= len(q.Lines); left <= 0 && i < len(c.Text) {
				break
			}
		}
	}
	for _, n := range c.Notes {
		t.notes = append(t.notes, p.Fit(n.Text, w-36, 2, draw.Bold(draw.TextMin)))
	}
	return t
}

// needLine returns the height of the line with requirement and stats; 0 without either.
func (c Face) needLine() int {
	switch {
	case len(c.Need) == 0 && len(c.Stats) == 0:
		return 0
	case c.Large:
		return 72
	}
	return 52
}

func (c Face) Height(p *draw.Pen) int {
	t := c.texts(p)
	h := c.artHeight() + 10 + max(t.name.Height+t.kind.Height, c.gem()) + c.needLine() + facePad
	for _, q := range t.text {
		h += q.Height + 6
	}
	for _, q := range t.notes {
		h += q.Height + 6
	}
	if len(t.fine.Lines) > 0 {
		h += t.fine.Height + 24
	}
	if c.Credit != "" && c.Large {
		h += t.credit.Height + 8
	}
	if len(t.edge.Lines) > 0 {
		h += t.edge.Height + 6
	}
	return h + 8
}

// gem returns the size of the plate with the cost, 0 without one.
func (c Face) gem() int {
	if c.NoCost {
		return 0
	}
	if c.Large {
		return 84
	}
	return 64
}

func (c Face) Paint(p *draw.Pen, w, h int) {
	plate := art.Plate(c.Art.Tint, true)
	edge := draw.Readable(c.Art.Tint)
	p.Rect(image.Rect(0, 0, w, h), plate)
	art.Paint(p, image.Rect(0, 0, w, c.artHeight()), c.Art)
	t := c.texts(p)
	y := c.artHeight() + 10
	p.Lines(facePad, y, draw.InkText, t.name)
	if !c.NoCost {
		c.paintGem(p, w, y, plate)
	}
	p.Lines(facePad, y+t.name.Height, draw.InkDim, t.kind)
	y += max(t.name.Height+t.kind.Height, c.gem())
	c.paintNeed(p, y, plate)
	y += c.needLine() + 4
	p.WithSigns(c.Signs, plate, func() {
		for _, q := range t.text {
			p.Lines(facePad, y, draw.InkText, q)
			y += q.Height + 6
		}
	})
	for i, q := range t.notes {
		p.Mark(facePad+13, float64(y)+float64(q.Step)/2, 14, c.Notes[i].Mark, plate)
		p.Lines(facePad+36, y, c.Notes[i].Ink, q)
		y += q.Height + 6
	}
	if len(t.fine.Lines) > 0 {
		p.Rect(image.Rect(facePad, y+8, w-facePad, y+10), draw.InkEdge)
		p.Lines(facePad, y+16, draw.InkDim, t.fine)
		y += t.fine.Height + 16
	}
	p.Lines(facePad, y+8, draw.InkDim, t.credit)
	if len(t.edge.Lines) > 0 {
		p.Lines(facePad, h-t.edge.Height-12, draw.InkDim, t.edge)
	}
	all := image.Rect(0, 0, w, h)
	p.Rect(image.Rect(0, c.artHeight(), w, c.artHeight()+4), edge)
	art.PaintOutline(p, all, c.Art.Frame, art.Upright, false, edge)
	art.ClearHead(p, all, c.Art.Frame, art.Upright, c.Ground)
}

// paintNeed draws the requirement on the left and the stats on the right.
func (c Face) paintNeed(p *draw.Pen, y int, plate color.RGBA) {
	r, cy := 18.0, y+c.needLine()/2
	if c.Large {
		r = 26
	}
	x := float64(facePad) + r
	if len(c.Need) > 0 && c.Before.Shape != "" {
		p.Mark(x, float64(cy), r, c.Before, plate)
		x += 2*r + 8
	}
	for _, m := range c.Need {
		p.Mark(x, float64(cy), r*0.95, m, plate)
		x += 2*r + 4
	}
	if len(c.Stats) > 0 {
		room := c.W - facePad - int(x)
		w := min(room, figuresWidth(p, c.Stats, true))
		paintFigures(p, c.W-facePad-w, cy-22, w, plate, c.Stats)
	}
}

// paintGem paints the plate with the cost, right of the name, with an arrow if it differs from the printed cost.
func (c Face) paintGem(p *draw.Pen, w, y int, plate color.RGBA) {
	g := float64(c.gem())
	p.Hexagon(float64(w)-facePad-g/2+6, float64(y)+g/2, g/2, draw.InkAccent)
	num := draw.Bold(40)
	if c.Large {
		num.Size = 54
	}
	if c.Cost > 9 {
		num.Size = num.Size * 3 / 4
	}
	p.Middle(w-facePad-c.gem()/2+6, y+c.gem()/2, num, draw.InkDark, strconv.Itoa(c.Cost))
	if c.Cost != c.Printed {
		arrow, ink := "up", draw.InkDown // dearer is worse
		if c.Cost < c.Printed {
			arrow, ink = "down", draw.InkUp
		}
		p.Shape(arrow, float64(w)-facePad-g-2, float64(y)+g/2, 9, ink, plate)
	}
}
