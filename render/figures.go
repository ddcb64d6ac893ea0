package render

import (
	"image"
	"image/color"
	"math"
	"strconv"
)

func (p *pen) hexagon(cx, cy, r float64, c color.RGBA) {
	xy := make([]float64, 0, 12)
	for i := range 6 {
		a := math.Pi/6 + math.Pi/3*float64(i)
		xy = append(xy, cx+r*math.Cos(a), cy+r*math.Sin(a))
	}
	p.poly(c, xy...)
}

// figures draws stats in the middle of a width: symbol and value now; when it differs from what is
// printed, an arrow up or down and, if there is room, the printed value struck through.
func (p *pen) figures(x, y, w int, ground color.RGBA, fs []figure) {
	big, small := style{36, true}, style{textMin, false}
	for _, full := range []bool{true, false} {
		widths, used := make([]int, len(fs)), (len(fs)-1)*10
		for i, f := range fs {
			n := 36 + p.cut(big).width(strconv.Itoa(f.Now))
			if f.Now != f.Printed {
				n += 22
				if full {
					n += 4 + p.cut(small).width(strconv.Itoa(f.Printed))
				}
			}
			widths[i] = n
			used += n
		}
		if used > w && full {
			continue
		}
		at := x + (w-used)/2
		for i, f := range fs {
			p.figure1(at, y+22, ground, f, full)
			at += widths[i] + 10
		}
		return
	}
}

func (p *pen) figure1(x, cy int, ground color.RGBA, f figure, full bool) {
	big, small := style{36, true}, style{textMin, false}
	p.mark(float64(x+16), float64(cy), 15, f.Mark, ground)
	ink, arrow := inkText, ""
	switch {
	case f.Now > f.Printed:
		ink, arrow = inkUp, "up"
	case f.Now < f.Printed:
		ink, arrow = inkDown, "down"
	}
	x = p.text(x+36, baseline(cy, big), big, ink, strconv.Itoa(f.Now))
	if arrow == "" {
		return
	}
	p.shape(arrow, float64(x+12), float64(cy), 9, ink, ground)
	if full {
		end := p.text(x+26, baseline(cy, small), small, inkDim, strconv.Itoa(f.Printed))
		p.ink(inkDim)
		p.gg.SetLineWidth(3)
		p.gg.DrawLine(float64(x+24), float64(cy+6), float64(end+1), float64(cy-6))
		p.gg.Stroke()
	}
}

// worn draws an attached card as a strip hanging from what wears it.
func (p *pen) worn(x, y, w int, c wornCard) {
	p.box(float64(x), float64(y), float64(w), wornHeight, 8, inkPlate)
	r := image.Rect(x+4, y+4, x+4+56, y+wornHeight-4)
	p.paintArt(r, c.Art, 10)
	if c.Turned {
		p.turnOver(r, 0.45)
	}
	p.shape("chain", float64(x+80), float64(y+wornHeight/2), 15, inkDim, inkPlate)
	left, right := x+102, x+w-6
	for _, b := range c.Badges {
		if right-48 < left+80 {
			break
		}
		right -= 46
		p.badgePlate(right, y+5, b)
	}
	for _, q := range shortRefs(c.Refs) {
		if right-80 < left+60 {
			break
		}
		n := p.cut(style{30, true}).width(strconv.Itoa(q.N)) + 54
		right -= n
		p.refPlate(right, y+5, q)
	}
	ink := inkText
	if c.Turned {
		ink = inkDim
	}
	t := p.fit(c.Name, right-left, 1, style{textMin, true}, style{textMin, false})
	p.lines(left, y+(wornHeight-t.Height)/2, ink, t)
}
