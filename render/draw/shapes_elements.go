package draw

import (
	"math"

	"github.com/fogleman/gg"
)

// elementShapes are shapes for elements and the like: fire, water, light.
var elementShapes = map[string]shape{
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
	"star": func(d *gg.Context, fill, hole func()) {
		fill()
		poly(d, Spokes(5, 1, 0.42)...)
		d.Fill()
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
}
