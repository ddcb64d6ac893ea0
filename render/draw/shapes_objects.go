package draw

import (
	"math"

	"github.com/fogleman/gg"
)

// thingShapes are shapes of things: weapons, cards, a gate.
var thingShapes = map[string]shape{
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
	"chain": func(d *gg.Context, fill, hole func()) {
		d.Rotate(-math.Pi / 4)
		fill()
		d.DrawRoundedRectangle(-0.98, -0.36, 1.08, 0.72, 0.34)
		stroke(d, 0.24)
		d.DrawRoundedRectangle(-0.1, -0.36, 1.08, 0.72, 0.34)
		stroke(d, 0.24)
	},
	"lock": func(d *gg.Context, fill, hole func()) {
		fill()
		d.DrawRoundedRectangle(-0.72, -0.12, 1.44, 1.04, 0.16)
		d.Fill()
		d.NewSubPath()
		d.DrawArc(0, -0.2, 0.46, math.Pi, 2*math.Pi)
		stroke(d, 0.24)
		hole()
		d.DrawCircle(0, 0.3, 0.2)
		d.Fill()
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
	"window": func(d *gg.Context, fill, hole func()) {
		fill()
		d.DrawRoundedRectangle(-0.8, -0.95, 1.6, 1.9, 0.12)
		d.Fill()
		hole()
		for _, x := range []float64{-0.56, 0.1} {
			for _, y := range []float64{-0.7, 0.1} {
				d.DrawRectangle(x, y, 0.46, 0.6)
				d.Fill()
			}
		}
	},
	"flag": func(d *gg.Context, fill, hole func()) {
		fill()
		d.DrawLine(-0.65, -0.9, -0.65, 0.95)
		stroke(d, 0.24)
		poly(d, -0.65, -0.95, 0.9, -0.4, -0.65, 0.2)
		d.Fill()
	},
	"bell": func(d *gg.Context, fill, hole func()) {
		fill()
		d.MoveTo(-0.95, 0.55)
		d.CubicTo(-0.5, 0.2, -0.65, -0.75, 0, -0.75)
		d.CubicTo(0.65, -0.75, 0.5, 0.2, 0.95, 0.55)
		d.ClosePath()
		d.Fill()
		d.DrawCircle(0, -0.78, 0.2)
		d.Fill()
		d.DrawArc(0, 0.66, 0.3, 0, math.Pi)
		d.Fill()
	},
}
