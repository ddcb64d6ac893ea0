package sprite

import (
	"image/color"
	"math"

	"farpost/render/draw"
)

// Token is a plain card of which there are many, such as a stone: a small crystal with a symbol. A resting one lies on
// its side, hollow; its symbol stays upright.
type Token struct {
	Ground  color.RGBA
	Tint    color.RGBA
	Mark    draw.Mark // the element's, or a letter; zero for a token that the viewer may not see
	More    []draw.Mark
	Resting bool
	Badges  []draw.Mark
	Refs    []Ref
	New     bool
}

const (
	tokenW = 92
	tokenH = 100
)

func (t Token) Width() int        { return tokenW }
func (t Token) Under() color.RGBA { return t.Ground }

func (t Token) Height(*draw.Pen) int {
	if len(t.Badges)+len(t.Refs) > 0 {
		return tokenH + plateSize + 4
	}
	return tokenH
}

func (t Token) Paint(p *draw.Pen, w, h int) {
	cx, cy := float64(w)/2, float64(tokenH)/2
	tall, wide := 46.0, 36.0
	point := func(i int) (float64, float64) {
		a := -math.Pi/2 + math.Pi/3*float64(i)
		x, y := wide*math.Cos(a)*1.1, tall*math.Sin(a)
		if t.Resting {
			x, y = -y, x
		}
		return cx + x, cy + y
	}
	fill, edge := draw.Mix(t.Tint, draw.InkGround, 0.5), t.Tint
	if t.Resting {
		fill, edge = t.Ground, draw.Mix(t.Tint, draw.InkGround, 0.35)
	}
	if t.hidden() {
		fill, edge = draw.InkPlate, draw.InkFaint
	}
	var xy []float64
	for i := range 6 {
		x, y := point(i)
		xy = append(xy, x, y)
	}
	p.Poly(fill, xy...)
	if !t.Resting {
		p.Poly(draw.Mix(fill, draw.InkText, 0.2), cx, cy, xy[10], xy[11], xy[0], xy[1])
		p.Poly(draw.Mix(fill, draw.InkText, 0.2), cx, cy, xy[8], xy[9], xy[10], xy[11])
	}
	p.Ink(edge)
	p.GG.SetLineWidth(4)
	p.GG.SetLineJoinRound()
	p.Path(xy...)
	p.GG.Stroke()
	if !t.hidden() {
		p.Dot(cx, cy, 22, draw.InkDark)
		p.Mark(cx, cy, 15, t.Mark, draw.InkDark)
	}
	for i, m := range t.More[:min(len(t.More), 2)] {
		x := cx + 26 - 52*float64(i)
		p.Dot(x, cy+26, 15, draw.InkDark)
		p.Mark(x, cy+26, 10, m, draw.InkDark)
	}
	x := 0
	for _, q := range t.Refs {
		if x+refWidth(p, q) <= w {
			x = paintRef(p, x, tokenH+2, q) + 4
		}
	}
	for _, m := range t.Badges {
		if x+44 <= w {
			paintBadge(p, x, tokenH+2, m)
			x += 48
		}
	}
	if t.New {
		paintFresh(p, 0, 0, 1)
	}
}

func (t Token) hidden() bool { return t.Mark == draw.Mark{} }
