package art

import (
	"image"
	"image/color"
	"math"

	"farpost/render/draw"
	"farpost/render/figure"
)

// paintLandscape fills r with a landscape. The shape of the element decides which (flames over peaks, drops over the
// sea, leaves over woods), and the card's dice vary it. Its areas are flat, so it is drawn quickly and packs well.
func paintLandscape(p *draw.Pen, r image.Rectangle, shape string, d *figure.Dice, t Tones) {
	x, y, w, h := float64(r.Min.X), float64(r.Min.Y), float64(r.Dx()), float64(r.Dy())
	order := []int{0, 1, 2}
	if d.N(2) == 0 {
		order = []int{2, 1, 0}
	}
	from := r.Min.Y
	for i, share := range []float64{d.F(0.2, 0.32), d.F(0.44, 0.56), 1} {
		to := r.Min.Y + int(h*share)
		p.Rect(image.Rect(r.Min.X, from, r.Max.X, to), t.Sky[order[i]])
		from = to
	}
	dx := d.F(0.1, 0.26)
	if d.N(2) == 0 {
		dx = 1 - dx
	}
	sx, sy, sr := x+w*dx, y+h*d.F(0.26, 0.4), h*d.F(0.1, 0.16)
	switch shape {
	case "flame":
		paintDisc(p, sx, y+h*0.66, h*d.F(0.18, 0.28), t)
		paintRidge(p, r, d, 0.6, 0.2, 3+d.N(3), true, t.far)
		paintRidge(p, r, d, 0.84, 0.1, 5+d.N(4), true, t.near)
		for range 5 {
			p.Dot(x+w*d.F(0.05, 0.95), y+h*d.F(0.12, 0.55), h*0.012+1, t.disc)
		}
	case "drop":
		paintDisc(p, sx, sy, sr, t)
		for i, at := range []float64{0.64, 0.78, 0.9} {
			paintWaves(p, r, at, h*0.028, 3+d.N(4), d.F(0, 1), []int{0, 1, 0}[i], t)
		}
	case "leaf":
		paintDisc(p, sx, sy, sr, t)
		paintRidge(p, r, d, 0.66, 0.08, 3, false, t.far)
		n := 5 + d.N(5)
		for i := range n {
			tx := x + w*(float64(i)+d.F(0.2, 0.8))/float64(n)
			paintTree(p, tx, y+h*0.86, h*d.F(0.2, 0.38), d.N(2) == 0, t)
		}
		paintRidge(p, r, d, 0.85, 0.03, 4, false, t.near)
	case "eye":
		paintDisc(p, sx, sy, sr*0.8, t)
		p.Ink(t.disc)
		p.GG.SetLineWidth(2)
		for i := range 2 {
			p.GG.DrawCircle(sx, sy, sr*(1.25+0.5*float64(i)))
			p.GG.Stroke()
		}
		n := 3 + d.N(3)
		for i := range n {
			ox, top, half := x+w*(float64(i)+d.F(0.1, 0.9))/float64(n), y+h*d.F(0.42, 0.68), h*d.F(0.03, 0.07)
			p.Poly(t.far, ox-half, y+h, ox-half*0.6, top+half, ox, top, ox+half*0.6, top+half, ox+half, y+h)
		}
		paintRidge(p, r, d, 0.88, 0.02, 3, false, t.near)
	case "star":
		for i := range 7 {
			a := math.Pi * (float64(i) + 0.5) / 7
			b := a + math.Pi/16
			far := w + h
			p.Poly(t.Sky[order[1]], x+w/2, y+h*0.8, x+w/2-far*math.Cos(a), y+h*0.8-far*math.Sin(a),
				x+w/2-far*math.Cos(b), y+h*0.8-far*math.Sin(b))
		}
		paintRidge(p, r, d, 0.76, 0.06, 3+d.N(3), false, t.far)
		paintRidge(p, r, d, 0.88, 0.04, 2, false, t.near)
	case "moon":
		paintDisc(p, sx, sy, sr, t)
		p.Dot(sx+sr*0.45, sy-sr*0.2, sr*0.85, t.Sky[order[0]])
		for range 9 {
			p.Dot(x+w*d.F(0.04, 0.96), y+h*d.F(0.06, 0.5), 2, t.disc)
		}
		paintRidge(p, r, d, 0.7, 0.1, 2, false, t.far)
		paintRidge(p, r, d, 0.86, 0.06, 3, false, t.near)
	default:
		paintDisc(p, sx, sy, sr, t)
		n := 7 + d.N(5)
		for i := range n {
			left, top := x+w*float64(i)/float64(n), y+h*d.F(0.5, 0.78)
			p.Rect(image.Rect(int(left), int(top), int(left+w/float64(n))-d.N(8), r.Max.Y).Intersect(r), t.far)
		}
		paintRidge(p, r, d, 0.88, 0.03, 5, true, t.near)
	}
}

func paintDisc(p *draw.Pen, cx, cy, r float64, t Tones) { p.Dot(cx, cy, r, t.disc) }

// paintRidge fills the part of r below a random line, sharp or rolling. The line is around the share at of the height.
func paintRidge(p *draw.Pen, r image.Rectangle, d *figure.Dice, at, swing float64, n int, sharp bool, c color.RGBA) {
	x, y, w, h := float64(r.Min.X), float64(r.Min.Y), float64(r.Dx()), float64(r.Dy())
	ys := make([]float64, n+1)
	for i := range ys {
		ys[i] = y + h*(at+d.F(-swing, swing))
		if sharp && i%2 == 1 {
			ys[i] = y + h*(at-swing)
		}
	}
	xy := []float64{x, y + h}
	steps := 1
	if !sharp {
		steps = 8
	}
	for i := range n {
		for k := range steps {
			s := float64(k) / float64(steps)
			ease := (1 - math.Cos(math.Pi*s)) / 2
			xy = append(xy, x+w*(float64(i)+s)/float64(n), ys[i]+(ys[i+1]-ys[i])*ease)
		}
	}
	p.Poly(c, append(xy, x+w, ys[n], x+w, y+h)...)
}

// paintWaves fills below a line of equal waves.
func paintWaves(p *draw.Pen, r image.Rectangle, at, high float64, n int, phase float64, near int, t Tones) {
	x, y, w, h := float64(r.Min.X), float64(r.Min.Y), float64(r.Dx()), float64(r.Dy())
	xy := []float64{x, y + h}
	for i := range 10*n + 1 {
		s := float64(i) / float64(10*n)
		xy = append(xy, x+w*s, y+h*at-high*math.Abs(math.Sin(math.Pi*(float64(n)*s+phase))))
	}
	c := t.far
	if near == 1 {
		c = t.near
	}
	p.Poly(c, append(xy, x+w, y+h)...)
}

// paintTree draws a tree with its foot at x, y: a fir or a round crown.
func paintTree(p *draw.Pen, x, y, high float64, fir bool, t Tones) {
	if fir {
		for i := range 3 {
			top, wide := y-high*(1-0.25*float64(i)), high*(0.14+0.06*float64(i))
			p.Poly(t.near, x-wide, top+high*0.42, x, top, x+wide, top+high*0.42)
		}
		return
	}
	p.Dot(x, y-high*0.68, high*0.27, t.near)
	p.Poly(t.near, x-high*0.05, y, x-high*0.03, y-high*0.6, x+high*0.03, y-high*0.6, x+high*0.05, y)
}
