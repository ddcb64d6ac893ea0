package render

import (
	"image/color"
	"math"
	"strconv"
)

// cell is one thing of a seat's track, such as a Crystal with its fragments: a stone whose sides are the
// parts that are left. Parts that are lost are hollow; a stone without parts is cracked through.
type cell struct {
	W      int
	Ground color.RGBA
	Tint   color.RGBA
	Index  int // from 1, as the players call it
	N, Max int
	Refs   []ref
}

// facets is the most parts that are drawn one by one.
const facets = 9

const cellStone = 112

func (c cell) width() int         { return c.W }
func (c cell) ground() color.RGBA { return c.Ground }

func (c cell) height(*pen) int {
	h := cellStone + 38
	if len(c.Refs) > 0 {
		h += 48
	}
	return h
}

func (c cell) paint(p *pen, w, h int) {
	cx, cy, r := float64(w)/2, float64(cellStone)/2+2, float64(cellStone)/2-4
	sides := c.Max
	if sides < 3 || sides > facets {
		sides = 6
	}
	point := func(i int, r float64) (float64, float64) {
		a := -math.Pi/2 + 2*math.Pi*float64(i)/float64(sides)
		return cx + r*math.Cos(a), cy + r*math.Sin(a)
	}
	left := c.N
	if sides != c.Max && c.Max > 0 {
		left = (c.N*sides + c.Max - 1) / c.Max
	}
	for i := range sides {
		x0, y0 := point(i, r)
		x1, y1 := point(i+1, r)
		if i < left {
			p.poly(mix(c.Tint, inkText, []float64{0, 0.3, 0.12, 0.4}[i%4]), cx, cy, x0, y0, x1, y1)
			p.ink(c.Ground)
			p.gg.SetLineWidth(4)
			p.path(cx, cy, x0, y0, x1, y1)
			p.gg.Stroke()
			continue
		}
		p.hollow(cx, cy, x0, y0, x1, y1)
	}
	st := style{38, true}
	if c.N <= 0 {
		p.ink(inkDown)
		p.gg.SetLineWidth(6)
		p.gg.SetLineJoinRound()
		x, y := point(0, r*1.02)
		p.gg.MoveTo(x+r*0.2, y)
		for i, dx := range []float64{-0.25, 0.22, -0.2, 0.15} {
			p.gg.LineTo(cx+r*dx, cy-r*0.5+r*0.42*float64(i))
		}
		p.gg.Stroke()
	}
	if c.N > 0 {
		p.ink(inkDark)
		p.gg.DrawCircle(cx, cy, 27)
		p.gg.Fill()
		p.middle(int(cx), int(cy), st, inkText, strconv.Itoa(c.N))
	}
	p.middle(w/2, cellStone+20, style{textMin, false}, inkDim, "#"+strconv.Itoa(c.Index))
	if len(c.Refs) > 0 {
		n := p.refWidth(c.Refs[0])
		p.refPlate((w-n)/2, cellStone+42, c.Refs[0])
	}
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
