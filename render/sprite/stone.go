package sprite

import (
	"image/color"
	"math"

	"farpost/render/draw"
)

// facets is the greatest number of parts that are drawn one by one.
const facets = 9

// paintStone draws a crystal with most facets, n of them left, lit from the upper left. Lost ones are hollow; a stone
// without any is cracked through. What has no parts, with a most of 1, is a shield, whole or broken.
func paintStone(p *draw.Pen, cx, cy, r float64, tint, ground color.RGBA, n, most int) {
	if most == 1 {
		paintShield(p, cx, cy, r, tint, ground, n > 0)
		return
	}
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
	if n == 0 {
		paintCrack(p, cx, cy, r)
	}
}

// paintShield draws a shield; a broken one is dark, with a crack through it.
func paintShield(p *draw.Pen, cx, cy, r float64, tint, ground color.RGBA, whole bool) {
	if !whole {
		tint = draw.Mix(draw.InkFaint, ground, 0.5)
	}
	p.Shape("shield", cx, cy, 0.9*r, tint, ground)
	if !whole {
		paintCrack(p, cx, cy, r)
	}
}

// paintCrack draws the crack of what is destroyed.
func paintCrack(p *draw.Pen, cx, cy, r float64) {
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
