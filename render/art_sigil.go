package render

import (
	"image/color"
	"math"
)

// accents are the second colours of sigils. A card's seed chooses one, so that cards of one element differ more.
var accents = [5]color.RGBA{rgb(0xff, 0xd1, 0x66), rgb(0xff, 0x9a, 0xa2), rgb(0x8b, 0xe0, 0xc4), rgb(0x9a, 0xcf, 0xff),
	rgb(0xd3, 0xb6, 0xff)}

// coarse is the radius below which a sigil has fewer parts. More would be a blur on a phone, and most of the bytes of a
// crowded table.
const coarse = 58

// sigil draws the sign by which a card is known. The type gives the outer figure, the group the dots around it, the
// name the figures inside and their second colour, and the element the sign in the middle. Everything follows from
// seeds, so a card always looks the same. Only the dots depend on the language, because a face gives groups as words.
func (p *pen) sigil(cx, cy, r float64, a art, t tones) {
	room := p.typePlate(cx, cy, r, seed("type", a.Type), t.plate, t.rim)
	if a.Group != "" && r >= coarse {
		d := dice(seed("group", a.Group))
		n, turn := 5+d.n(8), d.f(0, math.Pi)
		for i := range n {
			ang := turn + 2*math.Pi*float64(i)/float64(n)
			p.dot(cx+r*0.92*math.Cos(ang), cy+r*0.92*math.Sin(ang), r*0.05, t.rim)
		}
	}
	d := dice(seed("name", a.Name))
	folds := []int{2, 3, 4, 5, 6, 7, 8}[d.n(7)]
	second := accents[d.n(len(accents))]
	own := d.n(2)
	layers := 3
	if r < coarse {
		layers = 1 + min(1, 4/folds)
	}
	for layer := range layers {
		c := t.bright
		if layer == own {
			c = second
		}
		p.sigilLayer(cx, cy, r*room*(0.88-0.22*float64(layer)), folds, d.n(7), &d, c)
	}
	if a.Element.Shape != "" {
		p.dot(cx, cy, r*0.3, inkDark)
		p.shape(a.Element.Shape, cx, cy, r*0.21, mix(readable(a.Tint), inkText, 0.45), inkDark)
	}
}

// typePlate draws the plate that all cards of a type share. It returns the share of r that is free inside.
func (p *pen) typePlate(cx, cy, r float64, kind uint64, fill, edge color.RGBA) (room float64) {
	d := p.gg
	switch sides := []int{0, 4, 6, 8, 7, 5}[kind%6]; sides {
	case 0:
		room = 1
		d.DrawCircle(cx, cy, r)
	default:
		room = 1.05 * math.Cos(math.Pi/float64(sides))
		turn := -math.Pi / 2
		if kind/6%2 == 1 && sides%2 == 0 {
			turn += math.Pi / float64(sides)
		}
		xy := make([]float64, 0, 2*sides)
		for i := range sides {
			ang := turn + 2*math.Pi*float64(i)/float64(sides)
			xy = append(xy, cx+r*1.05*math.Cos(ang), cy+r*1.05*math.Sin(ang))
		}
		p.path(xy...)
	}
	p.ink(fill)
	d.FillPreserve()
	p.ink(edge)
	d.SetLineWidth(math.Max(2, r*0.05))
	d.Stroke()
	return room
}

// sigilLayer draws one layer of a sigil: the same stroke, repeated around the middle. Every stroke is its own mirror
// image, because bent arms that all turn one way could become signs that nobody wants to see.
func (p *pen) sigilLayer(cx, cy, r float64, folds, kind int, dd *dice, c color.RGBA) {
	d := p.gg
	line := math.Max(3, r*dd.f(0.09, 0.16))
	turn := -math.Pi / 2
	if dd.n(2) == 0 {
		turn += math.Pi / float64(folds)
	}
	in, wide := dd.f(0.35, 0.6), dd.f(0.25, 0.8)
	at := func(rad, ang float64) (float64, float64) {
		return cx + rad*math.Cos(turn+ang), cy + rad*math.Sin(turn+ang)
	}
	p.ink(c)
	d.SetLineWidth(line)
	d.SetLineCapRound()
	d.SetLineJoinRound()
	step := 2 * math.Pi / float64(folds)
	for i := range folds {
		a := step * float64(i)
		switch kind {
		case 0: // rays
			x0, y0 := at(r*in, a)
			x1, y1 := at(r, a)
			d.DrawLine(x0, y0, x1, y1)
			d.Stroke()
		case 1: // petals
			x0, y0 := at(r*0.25, a)
			x1, y1 := at(r, a)
			lx, ly := at(r*0.75, a-step*wide*0.5)
			rx, ry := at(r*0.75, a+step*wide*0.5)
			d.MoveTo(x0, y0)
			d.QuadraticTo(lx, ly, x1, y1)
			d.QuadraticTo(rx, ry, x0, y0)
			d.Stroke()
		case 2: // star
			x0, y0 := at(r, a)
			x1, y1 := at(r*in, a+step/2)
			x2, y2 := at(r, a+step)
			d.MoveTo(x0, y0)
			d.LineTo(x1, y1)
			d.LineTo(x2, y2)
			d.Stroke()
		case 3: // beads
			x, y := at(r*0.9, a)
			d.DrawCircle(x, y, line*0.95)
			d.Fill()
		case 4: // arcs
			d.DrawArc(cx, cy, r*0.92, turn+a-step*wide*0.45, turn+a+step*wide*0.45)
			d.Stroke()
		case 5: // spears
			x0, y0 := at(r, a)
			x1, y1 := at(r*0.62, a-0.22)
			x2, y2 := at(r*0.62, a+0.22)
			p.poly(c, x0, y0, x1, y1, x2, y2)
		default: // forks
			x0, y0 := at(r*in, a)
			x1, y1 := at(r*0.72, a)
			lx, ly := at(r, a-step*wide*0.35)
			rx, ry := at(r, a+step*wide*0.35)
			d.DrawLine(x0, y0, x1, y1)
			d.MoveTo(lx, ly)
			d.LineTo(x1, y1)
			d.LineTo(rx, ry)
			d.Stroke()
		}
	}
}
