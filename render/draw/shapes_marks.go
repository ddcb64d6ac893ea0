package draw

import (
	"math"

	"github.com/fogleman/gg"
)

// markShapes are signs that say something about a thing. The renderer alone uses from, next, up, down and turn: Shapes
// does not list them.
var markShapes = map[string]shape{
	"ring": func(d *gg.Context, fill, hole func()) {
		fill()
		d.DrawCircle(0, 0, 0.72)
		stroke(d, 0.36)
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
	"check": func(d *gg.Context, fill, hole func()) {
		fill()
		d.MoveTo(-0.75, 0.1)
		d.LineTo(-0.2, 0.65)
		d.LineTo(0.8, -0.65)
		stroke(d, 0.4)
	},
	"barred": func(d *gg.Context, fill, hole func()) {
		fill()
		d.DrawCircle(0, 0, 0.8)
		stroke(d, 0.34)
		d.DrawLine(-0.55, -0.55, 0.55, 0.55)
		stroke(d, 0.34)
	},
	"pause": func(d *gg.Context, fill, hole func()) {
		fill()
		for _, x := range []float64{-0.7, 0.2} {
			d.DrawRoundedRectangle(x, -0.85, 0.5, 1.7, 0.1)
			d.Fill()
		}
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
