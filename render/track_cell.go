package render

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"farpost/render/art"
	"farpost/render/draw"
)

// cell is one thing of a seat's track, such as a Crystal with its fragments: a stone with a facet for each part. Lost
// parts are hollow; a stone without parts is cracked through.
type cell struct {
	W      int
	Ground color.RGBA
	Tint   color.RGBA
	Index  int // from 1, as the players call it
	N, Max int
	Refs   []ref
	New    bool // the last action was about it
}

// facets is the greatest number of parts that are drawn one by one.
const facets = 9

const cellStone = 112

func (c cell) Width() int        { return c.W }
func (c cell) Under() color.RGBA { return c.Ground }

func (c cell) Height(*draw.Pen) int {
	h := cellStone + 42
	if len(c.Refs) > 0 {
		h += 48
	}
	return h
}

func (c cell) Paint(p *draw.Pen, w, h int) {
	paintStone(p, float64(w)/2, float64(cellStone)/2+2, float64(cellStone)/2-3, c.Tint, c.Ground, c.N, c.Max)
	cy := cellStone + 21
	index, number := draw.Plain(draw.TextMin), draw.Bold(36)
	i, n := "#"+strconv.Itoa(c.Index), strconv.Itoa(c.N)
	x := (w - p.Cut(index).Width(i) - 10 - p.Cut(number).Width(n)) / 2
	x = p.Text(x, draw.Baseline(cy, index), index, draw.InkDim, i) + 10
	ink := draw.InkText
	if c.N <= 0 {
		ink = draw.InkDown
	}
	p.Text(x, draw.Baseline(cy, number), number, ink, n)
	if c.New {
		paintFresh(p, 0, 0, 1)
	}
	if len(c.Refs) > 0 {
		n := refWidth(p, c.Refs[0])
		paintRef(p, (w-n)/2, cellStone+44, c.Refs[0])
	}
}

// paintStone draws a crystal with most facets, n of them left, lit from the upper left. Lost ones are hollow; a stone
// without any is cracked through.
func paintStone(p *draw.Pen, cx, cy, r float64, tint, ground color.RGBA, n, most int) {
	sides := most
	if sides < 3 || sides > facets {
		sides = 6
	}
	point := func(i int) (float64, float64) {
		a := -math.Pi/2 + 2*math.Pi*float64(i)/float64(sides)
		return cx + 0.76*r*math.Cos(a), cy + r*math.Sin(a)
	}
	left := n
	if sides != most && most > 0 {
		left = (n*sides + most - 1) / most
	}
	mx, my := cx-0.06*r, cy-0.1*r
	for i := range sides {
		x0, y0 := point(i)
		x1, y1 := point(i + 1)
		if i >= left {
			paintHollow(p, mx, my, x0, y0, x1, y1)
			continue
		}
		light := math.Cos(2*math.Pi*(float64(i)+0.5)/float64(sides) + math.Pi/4)
		c := draw.Mix(tint, draw.InkText, 0.12+0.4*math.Max(0, math.Round(2*light)/2))
		if light < -0.3 {
			c = draw.Mix(tint, draw.InkGround, 0.34)
		}
		p.Poly(c, mx, my, x0, y0, x1, y1)
		p.Ink(ground)
		p.GG.SetLineWidth(math.Max(2, r*0.07))
		p.Path(mx, my, x0, y0, x1, y1)
		p.GG.Stroke()
	}
	if n > 0 {
		return
	}
	p.Ink(draw.InkDown)
	p.GG.SetLineWidth(math.Max(2.5, r*0.11))
	p.GG.SetLineJoinRound()
	p.GG.MoveTo(cx+r*0.15, cy-r*0.95)
	for i, dx := range []float64{-0.25, 0.22, -0.2, 0.15} {
		p.GG.LineTo(cx+r*dx, cy-r*0.5+r*0.42*float64(i))
	}
	p.GG.Stroke()
}

// paintHollow draws a lost part: an outline with a crack in it.
func paintHollow(p *draw.Pen, cx, cy, x0, y0, x1, y1 float64) {
	d := p.GG
	p.Ink(draw.InkFaint)
	d.SetLineWidth(2.5)
	d.SetDash(7, 5)
	d.DrawLine(x0, y0, x1, y1)
	d.DrawLine(cx, cy, x0, y0)
	d.DrawLine(cx, cy, x1, y1)
	d.Stroke()
	d.SetDash()
}

// largeCell is a cell of a track that is a target, beside the cards of a question: a large stone, its name, and what is
// left of it.
type largeCell struct {
	W   int
	Aim aim
}

const (
	largeStone    = 170
	largeCellHigh = largeStone + 36
)

func (c largeCell) Width() int        { return c.W }
func (c largeCell) Under() color.RGBA { return draw.InkGround }

func (c largeCell) name(p *draw.Pen) draw.Setting {
	return p.FitName(c.Aim.Text, c.W-largeStone-3*facePad, 2, draw.Bold(36), draw.Bold(32))
}

func (c largeCell) Height(p *draw.Pen) int {
	return max(largeCellHigh, c.name(p).Height+cellBig.Size*3/2+2*facePad)
}

var cellBig, cellOf = draw.Bold(54), draw.Plain(34)

func (c largeCell) Paint(p *draw.Pen, w, h int) {
	edge := draw.Readable(c.Aim.Tint)
	plate := art.Plate(c.Aim.Tint, true)
	p.Rect(image.Rect(0, 0, w, h), edge)
	p.Rect(image.Rect(0, 0, w, h).Inset(4), plate)
	paintStone(p, largeStone/2+facePad, float64(h)/2, largeStone/2-4, c.Aim.Tint, plate, c.Aim.N, c.Aim.Max)
	x, name := largeStone+2*facePad, c.name(p)
	line := cellBig.Size * 3 / 2
	y := (h - name.Height - line) / 2
	p.Lines(x, y, draw.InkText, name)
	y += name.Height + line/2
	ink := draw.InkText
	if c.Aim.N <= 0 {
		ink = draw.InkDown
	}
	x = p.Text(x, draw.Baseline(y, cellBig), cellBig, ink, itoa(c.Aim.N))
	p.Text(x+4, draw.Baseline(y, cellBig), cellOf, draw.InkDim, "/"+itoa(c.Aim.Max))
}
