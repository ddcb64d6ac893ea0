package art

import (
	"image"
	"image/color"
	"math"

	"farpost/engine"
	"farpost/render/draw"
)

// paintBorder draws the frame of a card's type along the edge of its picture.
func paintBorder(p *draw.Pen, r image.Rectangle, a Card) {
	if a.Border == (color.RGBA{}) {
		return
	}
	line := min(7, math.Round(float64(r.Dy())/22)+1)
	in := 3 + line/2
	w, h := float64(r.Dx())-2*in, float64(r.Dy())-2*in
	xy := append([]float64{0, h}, head(a.Frame, w)...)
	xy = append(xy, w, h)
	for i := range xy {
		xy[i] += in
	}
	p.GG.SetLineJoinRound()
	for _, s := range []struct {
		c color.RGBA
		w float64
	}{{draw.InkDark, line + 2}, {a.Border, line}} {
		p.Ink(s.c)
		p.GG.SetLineWidth(s.w)
		p.Path(xy...)
		p.GG.Stroke()
	}
}

// paintBody draws what is behind the figures of a type's cards: a plate in the colours of the card, with an edge in
// that of the type.
func paintBody(p *draw.Pen, r image.Rectangle, a Card, t Tones) {
	x, y := float64(r.Dx())/2, float64(r.Dy())*0.5
	s := float64(r.Dy()) * 0.5
	edge := draw.Mix(a.Border, draw.InkGround, 0.35)
	line := max(2, s*0.045)
	plate := func(xy ...float64) {
		for i := 0; i < len(xy); i += 2 {
			xy[i], xy[i+1] = x+s*xy[i], y+s*xy[i+1]
		}
		p.Poly(t.plate, xy...)
		p.Path(xy...)
		p.Ink(edge)
		p.GG.SetLineWidth(line)
		p.GG.Stroke()
	}
	switch a.Body {
	case engine.BodyBurst:
		n := 14
		for i := range n {
			a, b := 2*math.Pi*(float64(i)-0.22)/float64(n), 2*math.Pi*(float64(i)+0.22)/float64(n)
			far := s * 2
			p.Poly(t.Sky[2], x, y, x+far*math.Cos(a), y+far*math.Sin(a), x+far*math.Cos(b), y+far*math.Sin(b))
		}
		plate(draw.Spokes(12, 0.98, 0.76)...)
	case engine.BodyCircle:
		plate(draw.Spokes(24, 0.92, 0.92)...)
		p.Ink(edge)
		p.GG.SetLineWidth(line * 0.6)
		p.GG.DrawCircle(x, y, s*0.76)
		p.GG.Stroke()
		for i := range 6 {
			a := math.Pi * (float64(i) + 0.5) / 3
			p.Dot(x+s*0.84*math.Cos(a), y+s*0.84*math.Sin(a), s*0.06, edge)
		}
	case engine.BodyShield:
		plate(-0.86, -0.76, -0.3, -0.8, 0, -0.94, 0.3, -0.8, 0.86, -0.76, 0.88, 0, 0.7, 0.46, 0.4, 0.78, 0, 0.98,
			-0.4, 0.78,
			-0.7, 0.46, -0.88, 0)
	case engine.BodySpring:
		p.Ink(edge)
		p.GG.SetLineWidth(line)
		for i := range 3 {
			p.GG.DrawEllipse(x, y+s*0.8, s*(0.5+0.34*float64(i)), s*(0.1+0.08*float64(i)))
			p.GG.Stroke()
		}
		for i, at := range [][3]float64{{-1.1, 0.2, 0.1}, {1.06, 0, 0.12}, {-0.94, -0.5, 0.08}, {0.9, -0.62, 0.07},
			{1.24, 0.5, 0.07}, {-1.3, -0.14, 0.06}} {
			c := edge
			if i%2 == 1 {
				c = t.disc
			}
			p.Dot(x+s*at[0], y+s*at[1], s*at[2], c)
		}
	case engine.BodyTablet:
		plate(-0.8, 0.96, -0.8, -0.7, -0.66, -0.86, 0.66, -0.86, 0.8, -0.7, 0.8, 0.96)
	case engine.BodyThrone:
		plate(-0.94, 1, -0.94, -0.6, -0.8, -0.84, -0.66, -0.6, -0.66, -0.2, -0.4, -0.7, 0, -0.96, 0.4, -0.7, 0.66,
			-0.2, 0.66,
			-0.6, 0.8, -0.84, 0.94, -0.6, 0.94, 1)
	case engine.BodyFacet:
		plate(-0.5, -0.86, 0.5, -0.86, 0.96, -0.3, 0.96, 0.4, 0.5, 0.94, -0.5, 0.94, -0.96, 0.4, -0.96, -0.3)
	}
}
