package render

import (
	"image"
	"image/color"
	"math"
	"strconv"
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

func (c cell) width() int         { return c.W }
func (c cell) ground() color.RGBA { return c.Ground }

func (c cell) height(*pen) int {
	h := cellStone + 42
	if len(c.Refs) > 0 {
		h += 48
	}
	return h
}

func (c cell) paint(p *pen, w, h int) {
	p.stone(float64(w)/2, float64(cellStone)/2+2, float64(cellStone)/2-3, c.Tint, c.Ground, c.N, c.Max)
	cy := cellStone + 21
	index, number := style{textMin, false}, style{36, true}
	i, n := "#"+strconv.Itoa(c.Index), strconv.Itoa(c.N)
	x := (w - p.cut(index).width(i) - 10 - p.cut(number).width(n)) / 2
	x = p.text(x, baseline(cy, index), index, inkDim, i) + 10
	ink := inkText
	if c.N <= 0 {
		ink = inkDown
	}
	p.text(x, baseline(cy, number), number, ink, n)
	if c.New {
		p.fresh(float64(w), cellStone+42, -1)
	}
	if len(c.Refs) > 0 {
		n := p.refWidth(c.Refs[0])
		p.refPlate((w-n)/2, cellStone+44, c.Refs[0])
	}
}

// stone draws a crystal with most facets, n of them left, lit from the upper left. Lost ones are hollow; a stone
// without any is cracked through.
func (p *pen) stone(cx, cy, r float64, tint, ground color.RGBA, n, most int) {
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
			p.hollow(mx, my, x0, y0, x1, y1)
			continue
		}
		light := math.Cos(2*math.Pi*(float64(i)+0.5)/float64(sides) + math.Pi/4)
		c := mix(tint, inkText, 0.12+0.4*math.Max(0, math.Round(2*light)/2))
		if light < -0.3 {
			c = mix(tint, inkGround, 0.34)
		}
		p.poly(c, mx, my, x0, y0, x1, y1)
		p.ink(ground)
		p.gg.SetLineWidth(math.Max(2, r*0.07))
		p.path(mx, my, x0, y0, x1, y1)
		p.gg.Stroke()
	}
	if n > 0 {
		return
	}
	p.ink(inkDown)
	p.gg.SetLineWidth(math.Max(2.5, r*0.11))
	p.gg.SetLineJoinRound()
	p.gg.MoveTo(cx+r*0.15, cy-r*0.95)
	for i, dx := range []float64{-0.25, 0.22, -0.2, 0.15} {
		p.gg.LineTo(cx+r*dx, cy-r*0.5+r*0.42*float64(i))
	}
	p.gg.Stroke()
}

// hollow draws a lost part: an outline with a crack in it.
func (p *pen) hollow(cx, cy, x0, y0, x1, y1 float64) {
	d := p.gg
	p.ink(inkFaint)
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

func (c largeCell) width() int         { return c.W }
func (c largeCell) ground() color.RGBA { return inkGround }

func (c largeCell) name(p *pen) setting {
	return p.fitName(c.Aim.Text, c.W-largeStone-3*facePad, 2, style{36, true}, style{32, true})
}

func (c largeCell) height(p *pen) int {
	return max(largeCellHigh, c.name(p).Height+cellBig.Size*3/2+2*facePad)
}

var cellBig, cellOf = style{54, true}, style{34, false}

func (c largeCell) paint(p *pen, w, h int) {
	edge := readable(c.Aim.Tint)
	plate := plateOf(c.Aim.Tint, true)
	p.rect(image.Rect(0, 0, w, h), edge)
	p.rect(image.Rect(0, 0, w, h).Inset(4), plate)
	p.stone(largeStone/2+facePad, float64(h)/2, largeStone/2-4, c.Aim.Tint, plate, c.Aim.N, c.Aim.Max)
	x, name := largeStone+2*facePad, c.name(p)
	line := cellBig.Size * 3 / 2
	y := (h - name.Height - line) / 2
	p.lines(x, y, inkText, name)
	y += name.Height + line/2
	ink := inkText
	if c.Aim.N <= 0 {
		ink = inkDown
	}
	x = p.text(x, baseline(y, cellBig), cellBig, ink, itoa(c.Aim.N))
	p.text(x+4, baseline(y, cellBig), cellOf, inkDim, "/"+itoa(c.Aim.Max))
}
