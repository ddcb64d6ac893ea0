package render

import (
	"image"
	"image/color"
	"math"

	"github.com/fogleman/gg"
)

// A shape draws itself into the unit circle around the origin: the context is scaled, so that 1 is the
// radius. Solid parts are drawn with fill, holes with hole.
type shape func(d *gg.Context, fill, hole func())

// Shapes lists the names that a layout may use, in a fixed order.
func Shapes() []string {
	return []string{
		"flame", "drop", "eye", "leaf", "shard", "bolt", "shield", "sword", "hourglass", "crown", "star",
		"chain", "card", "pile", "ring", "gate", "crack", "moon", "gear", "dot", "aim",
		"check", "barred", "window", "pause", "flag", "bell",
	}
}

func shapeOf(name string) shape {
	if s, ok := shapes[name]; ok {
		return s
	}
	if s, ok := moreShapes[name]; ok {
		return s
	}
	if s, ok := newsShapes[name]; ok {
		return s
	}
	return moreShapes["dot"]
}

// shape draws a named vector around cx, cy with radius r. hole is the colour seen through it.
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

// stroke draws the path with a width in units of the radius.
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

// spokes gives the corners of a star with n points between two radii.
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

var shapes = map[string]shape{
	"flame": func(d *gg.Context, fill, hole func()) {
		fill()
		d.MoveTo(0.1, -1)
		d.CubicTo(0.2, -0.5, 0.85, -0.25, 0.72, 0.4)
		d.CubicTo(0.62, 0.85, 0.3, 1, 0, 1)
		d.CubicTo(-0.5, 1, -0.8, 0.6, -0.7, 0.1)
		d.CubicTo(-0.65, -0.2, -0.45, -0.35, -0.42, -0.6)
		d.CubicTo(-0.2, -0.45, -0.15, -0.25, -0.15, -0.1)
		d.CubicTo(0.1, -0.35, 0.15, -0.7, 0.1, -1)
		d.Fill()
		hole()
		d.MoveTo(0.08, 0.1)
		d.CubicTo(0.15, 0.4, 0.4, 0.5, 0.28, 0.8)
		d.CubicTo(0.15, 0.95, -0.2, 0.95, -0.28, 0.72)
		d.CubicTo(-0.35, 0.45, 0.05, 0.4, 0.08, 0.1)
		d.Fill()
	},
	"drop": func(d *gg.Context, fill, hole func()) {
		fill()
		d.MoveTo(0, -1)
		d.CubicTo(0.25, -0.5, 0.72, -0.05, 0.72, 0.32)
		d.CubicTo(0.72, 0.75, 0.38, 1, 0, 1)
		d.CubicTo(-0.38, 1, -0.72, 0.75, -0.72, 0.32)
		d.CubicTo(-0.72, -0.05, -0.25, -0.5, 0, -1)
		d.Fill()
		hole()
		d.DrawArc(0, 0.3, 0.42, math.Pi*0.55, math.Pi*0.95)
		stroke(d, 0.16)
	},
	"eye": func(d *gg.Context, fill, hole func()) {
		fill()
		d.MoveTo(-1, 0)
		d.CubicTo(-0.5, -0.85, 0.5, -0.85, 1, 0)
		d.CubicTo(0.5, 0.85, -0.5, 0.85, -1, 0)
		d.Fill()
		hole()
		d.DrawCircle(0, 0, 0.4)
		d.Fill()
		fill()
		d.DrawCircle(0, 0, 0.2)
		d.Fill()
	},
	"leaf": func(d *gg.Context, fill, hole func()) {
		fill()
		d.MoveTo(0.75, -0.9)
		d.CubicTo(0.95, 0.1, 0.5, 0.85, -0.45, 0.62)
		d.CubicTo(-1, 0.1, -0.5, -0.75, 0.75, -0.9)
		d.Fill()
		d.MoveTo(-0.85, 0.95)
		d.LineTo(-0.35, 0.45)
		stroke(d, 0.2)
		hole()
		d.MoveTo(-0.4, 0.5)
		d.LineTo(0.4, -0.45)
		stroke(d, 0.13)
	},
	"shard": func(d *gg.Context, fill, hole func()) {
		fill()
		poly(d, 0, -1, 0.62, -0.35, 0.45, 0.55, 0, 1, -0.45, 0.55, -0.62, -0.35)
		d.Fill()
		hole()
		d.MoveTo(-0.6, -0.35)
		d.LineTo(0, -0.12)
		d.LineTo(0.6, -0.35)
		d.MoveTo(0, -0.12)
		d.LineTo(0, 0.9)
		stroke(d, 0.11)
	},
	"bolt": func(d *gg.Context, fill, hole func()) {
		fill()
		poly(d, 0.3, -1, -0.65, 0.15, -0.05, 0.15, -0.3, 1, 0.65, -0.22, 0.05, -0.22)
		d.Fill()
	},
	"shield": func(d *gg.Context, fill, hole func()) {
		fill()
		d.MoveTo(0, -1)
		d.LineTo(0.82, -0.7)
		d.CubicTo(0.85, 0.25, 0.5, 0.75, 0, 1)
		d.CubicTo(-0.5, 0.75, -0.85, 0.25, -0.82, -0.7)
		d.ClosePath()
		d.Fill()
		hole()
		poly(d, 0, -0.62, 0.45, -0.45, 0.4, 0.1, 0, 0.1)
		d.Fill()
		poly(d, 0, 0.1, -0.42, 0.1, -0.3, 0.4, 0, 0.62)
		d.Fill()
	},
	"sword": func(d *gg.Context, fill, hole func()) {
		fill()
		poly(d, 0.95, -0.95, 0.9, -0.5, -0.2, 0.55, -0.52, 0.22, 0.5, -0.9)
		d.Fill()
		d.MoveTo(-0.72, 0.05)
		d.LineTo(-0.02, 0.75)
		stroke(d, 0.22)
		d.MoveTo(-0.45, 0.48)
		d.LineTo(-0.82, 0.85)
		stroke(d, 0.26)
	},
	"hourglass": func(d *gg.Context, fill, hole func()) {
		fill()
		poly(d, -0.6, -0.8, 0.6, -0.8, 0.12, 0, 0.6, 0.8, -0.6, 0.8, -0.12, 0)
		d.Fill()
		d.MoveTo(-0.7, -0.88)
		d.LineTo(0.7, -0.88)
		d.MoveTo(-0.7, 0.88)
		d.LineTo(0.7, 0.88)
		stroke(d, 0.22)
		hole()
		poly(d, -0.3, -0.55, 0.3, -0.55, 0.22, -0.38, -0.22, -0.38)
		d.Fill()
		poly(d, 0, 0.15, 0.22, 0.55, -0.22, 0.55)
		d.Fill()
	},
	"crown": func(d *gg.Context, fill, hole func()) {
		fill()
		poly(d, -0.95, -0.5, -0.45, 0, 0, -0.8, 0.45, 0, 0.95, -0.5, 0.75, 0.5, -0.75, 0.5)
		d.Fill()
		d.MoveTo(-0.7, 0.78)
		d.LineTo(0.7, 0.78)
		stroke(d, 0.24)
	},
	"star": func(d *gg.Context, fill, hole func()) {
		fill()
		poly(d, spokes(5, 1, 0.42)...)
		d.Fill()
	},
}
