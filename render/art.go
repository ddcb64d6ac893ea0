package render

import (
	"image"
	"image/color"
	"math"
)

// art is all that a card's picture depends on. Equal values draw equal pixels, so it is also a cache key.
type art struct {
	Name, Type, Group string
	Tint              color.RGBA
	Element           mark // the element's symbol; Shape "" for none
	Marks             []mark
	Hidden            bool // a card that the viewer may not see: its back
}

// paintArt fills r with the card's landscape and sigil. The landscape has a ground below and a disc
// above, and the bar with the symbols is on top: what stands upside down is seen at once.
func (p *pen) paintArt(r image.Rectangle, a art, bar int) {
	x, y := float64(r.Min.X), float64(r.Min.Y)
	w, h := float64(r.Dx()), float64(r.Dy())
	if a.Hidden {
		p.paintBack(r)
		return
	}
	d := dice(seed("scene", a.Name, a.Type))
	other := rgb(uint8(d.n(256)), uint8(d.n(256)), uint8(d.n(256)))
	sky := mix(mix(a.Tint, other, 0.3), inkGround, 0.66+d.f(-0.06, 0.06))
	p.rect(r, sky)
	p.ink(mix(sky, inkText, 0.16))
	dx := d.f(0.12, 0.3)
	if d.n(2) == 0 {
		dx = 1 - dx
	}
	p.gg.DrawCircle(x+w*dx, y+float64(bar)+(h-float64(bar))*0.26, h*d.f(0.09, 0.15))
	p.gg.Fill()
	p.hills(r, &d, 0.62, mix(sky, inkGround, 0.35))
	p.hills(r, &d, 0.82, mix(sky, inkGround, 0.7))
	p.sigil(x+w/2, y+float64(bar)+(h-float64(bar))/2, (h-float64(bar))*0.44, a, sky)
	if bar > 0 {
		p.paintBar(image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+bar), a)
	}
}

// hills fills the lower part of r with a seeded skyline around the share at of its height.
func (p *pen) hills(r image.Rectangle, d *dice, at float64, c color.RGBA) {
	x, y := float64(r.Min.X), float64(r.Min.Y)
	w, h := float64(r.Dx()), float64(r.Dy())
	n := 4 + d.n(4)
	xy := []float64{x, y + h}
	for i := range n + 1 {
		xy = append(xy, x+w*float64(i)/float64(n), y+h*(at+d.f(-0.12, 0.12)))
	}
	p.poly(c, append(xy, x+w, y+h)...)
}

// paintBar is the band on top of a card's picture: its element to the left, its properties to the
// right, in a colour and with a pattern that its type decides.
func (p *pen) paintBar(r image.Rectangle, a art) {
	ground := mix(a.Tint, inkGround, 0.38)
	p.rect(r, ground)
	h := float64(r.Dy())
	cy := float64(r.Min.Y) + h/2
	x0, x1 := float64(r.Min.X)+h*0.5+14, float64(r.Max.X)-h*0.5-14
	if a.Element.Shape != "" {
		p.shape(a.Element.Shape, x0, cy, h*0.38, mix(readable(a.Tint), inkText, 0.75), ground)
		x0 += h
	}
	for i := len(a.Marks) - 1; i >= 0 && x1 > x0+h; i-- {
		p.shape(a.Marks[i].Shape, x1, cy, h*0.36, inkText, ground)
		x1 -= h
	}
	p.ink(mix(ground, inkText, 0.28))
	kind := seed("bar", a.Type) % 5
	for x := x0; x < x1-h*0.3; x += h * 0.55 {
		switch kind {
		case 0:
			p.gg.DrawCircle(x, cy, h*0.1)
			p.gg.Fill()
		case 1:
			p.poly(mix(ground, inkText, 0.28), x-h*0.1, cy+h*0.16, x, cy-h*0.16, x+h*0.1, cy+h*0.16)
		case 2:
			p.gg.DrawRectangle(x-h*0.2, cy-h*0.04, h*0.4, h*0.08)
			p.gg.Fill()
		case 3:
			p.gg.DrawRectangle(x-h*0.04, cy-h*0.2, h*0.08, h*0.4)
			p.gg.Fill()
		default:
			p.poly(mix(ground, inkText, 0.28), x-h*0.14, cy, x, cy-h*0.14, x+h*0.14, cy, x, cy+h*0.14)
		}
	}
}

// paintBack is the back of a hidden card.
func (p *pen) paintBack(r image.Rectangle) {
	p.rect(r, mix(inkPlate, inkGround, 0.3))
	x, y, w, h := float64(r.Min.X), float64(r.Min.Y), float64(r.Dx()), float64(r.Dy())
	p.frame(x+10, y+10, w-20, h-20, 8, 3, inkEdge)
	p.shape("ring", x+w/2, y+h/2, h*0.28, inkEdge, inkPlate)
	p.shape("dot", x+w/2, y+h/2, h*0.1, inkFaint, inkPlate)
}

// turnOver rotates a rectangle of the picture by half a turn and takes light away, in place.
func (p *pen) turnOver(r image.Rectangle, dim float64) {
	at := func(x, y int) []uint8 { i := p.im.PixOffset(x, y); return p.im.Pix[i : i+4 : i+4] }
	for y := r.Min.Y; y < r.Min.Y+(r.Dy()+1)/2; y++ {
		oy := r.Min.Y + r.Max.Y - 1 - y
		for x := r.Min.X; x < r.Max.X; x++ {
			ox := r.Min.X + r.Max.X - 1 - x
			if y == oy && x >= ox {
				break
			}
			a, b := at(x, y), at(ox, oy)
			for i := range 3 {
				a[i], b[i] = b[i], a[i]
			}
		}
	}
	ground := [3]float64{float64(inkGround.R), float64(inkGround.G), float64(inkGround.B)}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			a := at(x, y)
			for i := range 3 {
				a[i] = uint8(math.Round(float64(a[i])*(1-dim) + ground[i]*dim))
			}
		}
	}
}
