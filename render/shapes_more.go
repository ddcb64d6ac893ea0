package render

import (
	"math"

	"github.com/fogleman/gg"
)

// moreShapes is the other half of the shapes: things, marks, and the few that only the renderer itself uses (aim,
// from, next, up, down, turn).
var moreShapes = map[string]shape{
	"chain": func(d *gg.Context, fill, hole func()) {
		d.Rotate(-math.Pi / 4)
		fill()
		d.DrawRoundedRectangle(-0.98, -0.36, 1.08, 0.72, 0.34)
		stroke(d, 0.24)
		d.DrawRoundedRectangle(-0.1, -0.36, 1.08, 0.72, 0.34)
		stroke(d, 0.24)
	},
	"card": func(d *gg.Context, fill, hole func()) {
		fill()
		d.DrawRoundedRectangle(-0.66, -0.95, 1.32, 1.9, 0.2)
		d.Fill()
		hole()
		d.DrawRoundedRectangle(-0.4, -0.66, 0.8, 0.66, 0.08)
		d.Fill()
		d.MoveTo(-0.34, 0.34)
		d.LineTo(0.34, 0.34)
		d.MoveTo(-0.34, 0.62)
		d.LineTo(0.2, 0.62)
		stroke(d, 0.12)
	},
	"pile": func(d *gg.Context, fill, hole func()) {
		for _, y := range []float64{0.5, 0.05, -0.4} {
			hole()
			poly(d, 0, y-0.62, 1.06, y, 0, y+0.62, -1.06, y)
			d.Fill()
			fill()
			poly(d, 0, y-0.5, 0.9, y, 0, y+0.5, -0.9, y)
			d.Fill()
		}
	},
	"ring": func(d *gg.Context, fill, hole func()) {
		fill()
		d.DrawCircle(0, 0, 0.72)
		stroke(d, 0.36)
	},
	"gate": func(d *gg.Context, fill, hole func()) {
		fill()
		d.MoveTo(-0.82, 0.95)
		d.LineTo(-0.82, -0.1)
		d.DrawArc(0, -0.1, 0.82, -math.Pi, 0)
		d.LineTo(0.82, 0.95)
		d.ClosePath()
		d.Fill()
		hole()
		d.MoveTo(-0.46, 0.95)
		d.LineTo(-0.46, -0.05)
		d.DrawArc(0, -0.05, 0.46, -math.Pi, 0)
		d.LineTo(0.46, 0.95)
		d.ClosePath()
		d.Fill()
		fill()
		d.DrawCircle(0, 0.2, 0.2)
		d.Fill()
	},
	"crack": func(d *gg.Context, fill, hole func()) {
		fill()
		d.DrawCircle(0, 0, 0.95)
		d.Fill()
		hole()
		d.MoveTo(0.2, -1)
		d.LineTo(-0.25, -0.35)
		d.LineTo(0.28, -0.02)
		d.LineTo(-0.2, 0.42)
		d.LineTo(0.05, 1)
		stroke(d, 0.26)
	},
	"moon": func(d *gg.Context, fill, hole func()) {
		fill()
		d.MoveTo(0.3, -0.95)
		d.CubicTo(-0.6, -0.9, -1.15, -0.1, -0.7, 0.55)
		d.CubicTo(-0.3, 1.1, 0.6, 1.05, 0.9, 0.4)
		d.CubicTo(0.2, 0.7, -0.35, 0.3, -0.35, -0.15)
		d.CubicTo(-0.35, -0.5, -0.1, -0.85, 0.3, -0.95)
		d.Fill()
	},
	"gear": func(d *gg.Context, fill, hole func()) {
		fill()
		for i := range 8 {
			d.Push()
			d.Rotate(float64(i) * math.Pi / 4)
			d.DrawRoundedRectangle(-0.17, -1, 0.34, 0.5, 0.08)
			d.Fill()
			d.Pop()
		}
		d.DrawCircle(0, 0, 0.74)
		d.Fill()
		hole()
		d.DrawCircle(0, 0, 0.32)
		d.Fill()
	},
	"dot": func(d *gg.Context, fill, hole func()) {
		fill()
		d.DrawCircle(0, 0, 0.7)
		d.Fill()
	},
	"aim": func(d *gg.Context, fill, hole func()) {
		fill()
		d.DrawCircle(0, 0, 0.62)
		stroke(d, 0.2)
		for _, v := range [][4]float64{{0, -1, 0, -0.4}, {0, 1, 0, 0.4}, {-1, 0, -0.4, 0}, {1, 0, 0.4, 0}} {
			d.DrawLine(v[0], v[1], v[2], v[3])
		}
		stroke(d, 0.2)
	},
	"from": func(d *gg.Context, fill, hole func()) {
		fill()
		d.MoveTo(-0.7, 0.7)
		d.LineTo(0.4, -0.4)
		stroke(d, 0.3)
		poly(d, 0.95, -0.95, 0.85, 0.25, -0.25, -0.85)
		d.Fill()
	},
	"next": func(d *gg.Context, fill, hole func()) {
		fill()
		d.MoveTo(-0.95, 0)
		d.LineTo(0.2, 0)
		stroke(d, 0.3)
		poly(d, 1, 0, 0.05, -0.75, 0.05, 0.75)
		d.Fill()
	},
	"up": func(d *gg.Context, fill, hole func()) {
		fill()
		poly(d, 0, -0.8, 0.9, 0.7, -0.9, 0.7)
		d.Fill()
	},
	"down": func(d *gg.Context, fill, hole func()) {
		fill()
		poly(d, 0, 0.8, 0.9, -0.7, -0.9, -0.7)
		d.Fill()
	},
	"turn": func(d *gg.Context, fill, hole func()) {
		fill()
		d.DrawArc(0, 0, 0.66, -math.Pi*0.9, math.Pi*0.45)
		stroke(d, 0.26)
		poly(d, -0.35, 0.75, 0.45, 0.25, 0.4, 1.1)
		d.Fill()
	},
}
