package render

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
		"check", "barred", "window", "pause", "flag", "bell",
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

// shape draws a named shape around cx, cy with radius r. Hole is the colour of its holes. An unknown name is a dot.
func (p *pen) shape(name string, cx, cy, r float64, c, hole color.RGBA) {
	at := image.Rect(int(cx-r*1.3), int(cy-r*1.3), int(cx+r*1.3)+1, int(cy+r*1.3)+1)
	p.bluntly(at, c, hole, func() {
		d := p.gg
		d.Push()
		d.Translate(cx, cy)
		d.Scale(r, r)
		d.SetLineCapRound()
		d.SetLineJoinRound()
		shapeOf(name)(d, func() { p.ink(c) }, func() { p.ink(hole) })
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

// spokes returns the corners of a star with n points between two radii.
func spokes(n int, out, in float64) []float64 {
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
