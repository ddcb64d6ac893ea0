package render

import (
	"image"
	"image/color"
	"strconv"
)

// plate is the height of the marks on a card's picture. The smallest picture has room for two rows of them.
const plate = 40

// paintPlates draws the marks on a card's picture, always upright. The upper row has the pending things on the left and
// the states on the right, the lower row the counters. States have room first: the layout lists the most important ones
// first. What finds no room is in BoardText.
func (t tile) paintPlates(p *pen, r image.Rectangle) {
	left, right := r.Min.X+8, r.Max.X-8
	top, low := r.Min.Y+headDepth+2, r.Max.Y-plate-6
	if t.Stance == turned {
		top, low = r.Min.Y+6, r.Max.Y-headDepth-plate-2
	}
	edge := right
	room := 0
	if len(t.Refs) > 0 {
		room = p.refWidth(t.Refs[0]) + 4
	}
	for _, b := range t.Badges {
		if edge-44-room < left {
			break
		}
		edge -= 44
		p.badgePlate(edge, top, b)
		edge -= 4
	}
	x, later := left, t.Refs[:0:0]
	for _, q := range t.Refs {
		if x+p.refWidth(q) > edge {
			later = append(later, q)
			continue
		}
		x = p.refPlate(x, top, q) + 4
	}
	x = left
	for _, k := range t.Counters {
		x = p.counterPlate(x, low, right, k)
	}
	for _, q := range later {
		if x+p.refWidth(q) <= right {
			x = p.refPlate(x, low, q) + 4
		}
	}
}

// shortRefs returns the first two refs, for a line that has no room for more.
func shortRefs(rs []ref) []ref {
	if len(rs) > 2 {
		return rs[:2]
	}
	return rs
}

func (p *pen) refWidth(q ref) int { return p.cut(style{30, true}).width(strconv.Itoa(q.N)) + 50 }

// refPlate draws the number of a pending thing, with a sight for its target or an arrow for its source. It returns
// where the plate ends.
func (p *pen) refPlate(x, y int, q ref) int {
	t := strconv.Itoa(q.N)
	st := style{30, true}
	w := p.refWidth(q)
	p.box(float64(x), float64(y), float64(w), plate, 8, inkText)
	name := "aim"
	if q.From {
		name = "from"
	}
	p.shape(name, float64(x+22), float64(y+plate/2), 14, inkDark, inkText)
	p.text(x+40, baseline(y+plate/2, st), st, inkDark, t)
	return x + w
}

// badgePlate draws a state's symbol in a square with a notch.
func (p *pen) badgePlate(x, y int, m mark) {
	p.box(float64(x), float64(y), 44, plate, 8, inkDark)
	p.frame(float64(x), float64(y), 44, plate, 8, 3, inkText)
	p.mark(float64(x+22), float64(y+plate/2), 14, m, inkDark)
}

func (p *pen) counterWidth(k counter) int {
	return p.cut(style{30, true}).width(strconv.Itoa(k.N)) + 54
}

// counterPlate draws a symbol and a number, and returns where the next plate begins. It draws nothing that would reach
// beyond edge.
func (p *pen) counterPlate(x, y, edge int, k counter) int {
	st := style{30, true}
	t := strconv.Itoa(k.N)
	w := p.counterWidth(k)
	if x+w > edge {
		return x
	}
	p.box(float64(x), float64(y), float64(w), plate, plate/2, inkDark)
	p.mark(float64(x+24), float64(y+plate/2), 14, k.Mark, inkDark)
	p.text(x+44, baseline(y+plate/2, st), st, inkText, t)
	return x + w + 4
}

// mark draws a symbol: a shape, or digits in a hexagon, or a letter.
func (p *pen) mark(cx, cy, r float64, m mark, hole color.RGBA) {
	switch {
	case m.Digits != "":
		p.hexagon(cx, cy, r*1.15, inkDim)
		size := r * 1.6
		if len(m.Digits) > 1 {
			size = r * 1.2
		}
		p.middle(int(cx), int(cy), style{int(size), true}, inkDark, m.Digits)
	case m.Shape != "":
		p.shape(m.Shape, cx, cy, r, m.Tint, hole)
	default:
		p.middle(int(cx), int(cy), style{int(r * 1.7), true}, inkText, m.Letter)
	}
}
