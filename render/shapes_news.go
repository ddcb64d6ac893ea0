package render

import (
	"math"

	"github.com/fogleman/gg"
)

// newsShapes are those for news, good and bad, and for time that is not a clock's.
var newsShapes = map[string]shape{
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
	"pause": func(d *gg.Context, fill, hole func()) {
		fill()
		for _, x := range []float64{-0.7, 0.2} {
			d.DrawRoundedRectangle(x, -0.85, 0.5, 1.7, 0.1)
			d.Fill()
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
