package draw

import (
	"image"
	"image/color"
	"math"

	"github.com/fogleman/gg"
)

// shape draws itself into the unit circle around the origin: the context is scaled so that the radius is 1. It calls
// fill before it draws solid parts, and hole before holes.
type shape func(d *gg.Context, fill, hole func())

// Shapes lists the names of shapes that a layout may use, always in the same order.
func Shapes() []string {
	return []string{
		"flame", "drop", "eye", "leaf", "shard", "bolt", "shield", "sword", "hourglass", "crown", "star",
		"chain", "card", "pile", "ring", "gate", "crack", "moon", "gear", "dot", "aim",
		"check", "barred", "window", "pause", "flag", "bell", "lock",
	}
}

func shapeOf(name string) shape {
	for _, group := range []map[string]shape{elementShapes, thingShapes, markShapes} {
		if s, ok := group[name]; ok {
			return s
		}
	}
	return markShapes["dot"]
}

// Shape draws a named shape around cx, cy with radius r. Hole is the colour of its holes. An unknown name is a dot.
func (p *Pen) Shape(name string, cx, cy, r float64, c, hole color.RGBA) {
	at := image.Rect(int(cx-r*1.3), int(cy-r*1.3), int(cx+r*1.3)+1, int(cy+r*1.3)+1)
	p.Bluntly(at, c, hole, func() {
		d := p.GG
		d.Push()
		d.Translate(cx, cy)
		d.Scale(r, r)
		d.SetLineCapRound()
		d.SetLineJoinRound()
		shapeOf(name)(d, func() { p.Ink(c) }, func() { p.Ink(hole) })
		d.Pop()
	})
}

// stroke draws the path with a line of width w, in units of the radius.
func stroke(d *gg.Context, w float64) {
	x0, y0 := d.TransformPoint(0, 0)
	x1, y1 := d.TransformPoint(1, 0)
	d.SetLineWidth(w * math.Hypot(x1-x0, y1-y0))
	d.Stroke()
}

func poly(d *gg.Context, xy ...float64) {
	for i := 0; i+1 < len(xy); i += 2 {
		if i == 0 {
			d.MoveTo(xy[0], xy[1])
		} else {
			d.LineTo(xy[i], xy[i+1])
		}
	}
	d.ClosePath()
}

// Spokes returns the corners of a star with n points between two radii.
func Spokes(n int, out, in float64) []float64 {
	xy := make([]float64, 0, 4*n)
	for i := range 2 * n {
		r := out
		if i%2 == 1 {
			r = in
		}
		a := math.Pi*float64(i)/float64(n) - math.Pi/2
		xy = append(xy, r*math.Cos(a), r*math.Sin(a))
	}
	return xy
}

// Mark is a symbol, ready to draw: digits, or a shape with a tint, or a letter.
type Mark struct {
	Shape  string
	Tint   color.RGBA
	Digits string
	Letter string
}

// Mark draws a symbol: a shape, or digits in a hexagon, or a letter.
func (p *Pen) Mark(cx, cy, r float64, m Mark, hole color.RGBA) {
	switch {
	case m.Digits != "":
		p.Hexagon(cx, cy, r*1.15, InkDim)
		size := r * 1.6
		if len(m.Digits) > 1 {
			size = r * 1.2
		}
		p.Middle(int(cx), int(cy), Style{int(size), true}, InkDark, m.Digits)
	case m.Shape != "":
		p.Shape(m.Shape, cx, cy, r, m.Tint, hole)
	default:
		p.Middle(int(cx), int(cy), Style{int(r * 1.7), true}, InkText, m.Letter)
	}
}

// Hexagon fills a hexagon with a point on top, of radius r.
func (p *Pen) Hexagon(cx, cy, r float64, c color.RGBA) {
	xy := make([]float64, 0, 12)
	for i := range 6 {
		a := math.Pi/6 + math.Pi/3*float64(i)
		xy = append(xy, cx+r*math.Cos(a), cy+r*math.Sin(a))
	}
	p.Poly(c, xy...)
}

// Dot fills a circle.
func (p *Pen) Dot(cx, cy, r float64, c color.RGBA) {
	p.Ink(c)
	p.GG.DrawCircle(cx, cy, r)
	p.GG.Fill()
}
