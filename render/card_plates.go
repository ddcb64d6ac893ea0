package render

import (
	"image"
	"strconv"

	"farpost/render/art"
	"farpost/render/draw"
)

// plate is the height of the marks on a card's picture. The smallest picture has room for two rows of them.
const plate = 40

// paintPlates draws the marks on a card's picture, always upright. The upper row has the pending things on the left and
// the states on the right, the lower row the counters. States have room first: the layout lists the most important ones
// first. What finds no room is in BoardText.
func (t tile) paintPlates(p *draw.Pen, r image.Rectangle) {
	left, right := r.Min.X+8, r.Max.X-8
	top, low := r.Min.Y+art.HeadDepth+2, r.Max.Y-plate-6
	if t.Stance == art.Turned {
		top, low = r.Min.Y+6, r.Max.Y-art.HeadDepth-plate-2
	}
	edge := right
	room := 0
	if len(t.Refs) > 0 {
		room = refWidth(p, t.Refs[0]) + 4
	}
	for _, b := range t.Badges {
		if edge-44-room < left {
			break
		}
		edge -= 44
		paintBadge(p, edge, top, b)
		edge -= 4
	}
	x, later := left, t.Refs[:0:0]
	for _, q := range t.Refs {
		if x+refWidth(p, q) > edge {
			later = append(later, q)
			continue
		}
		x = paintRef(p, x, top, q) + 4
	}
	x = left
	for _, k := range t.Counters {
		x = paintCounter(p, x, low, right, k)
	}
	for _, q := range later {
		if x+refWidth(p, q) <= right {
			x = paintRef(p, x, low, q) + 4
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

func refWidth(p *draw.Pen, q ref) int { return p.Cut(draw.Bold(30)).Width(strconv.Itoa(q.N)) + 50 }

// paintRef draws the number of a pending thing, with a sight for its target or an arrow for its source. It returns
// where the plate ends.
func paintRef(p *draw.Pen, x, y int, q ref) int {
	t := strconv.Itoa(q.N)
	st := draw.Bold(30)
	w := refWidth(p, q)
	p.Box(float64(x), float64(y), float64(w), plate, 8, draw.InkText)
	name := "aim"
	if q.From {
		name = "from"
	}
	p.Shape(name, float64(x+22), float64(y+plate/2), 14, draw.InkDark, draw.InkText)
	p.Text(x+40, draw.Baseline(y+plate/2, st), st, draw.InkDark, t)
	return x + w
}

// paintBadge draws a state's symbol in a square with a notch.
func paintBadge(p *draw.Pen, x, y int, m draw.Mark) {
	p.Box(float64(x), float64(y), 44, plate, 8, draw.InkDark)
	p.Frame(float64(x), float64(y), 44, plate, 8, 3, draw.InkText)
	p.Mark(float64(x+22), float64(y+plate/2), 14, m, draw.InkDark)
}

func counterWidth(p *draw.Pen, k counter) int {
	return p.Cut(draw.Bold(30)).Width(strconv.Itoa(k.N)) + 54
}

// paintCounter draws a symbol and a number, and returns where the next plate begins. It draws nothing that would reach
// beyond edge.
func paintCounter(p *draw.Pen, x, y, edge int, k counter) int {
	st := draw.Bold(30)
	t := strconv.Itoa(k.N)
	w := counterWidth(p, k)
	if x+w > edge {
		return x
	}
	p.Box(float64(x), float64(y), float64(w), plate, plate/2, draw.InkDark)
	p.Mark(float64(x+24), float64(y+plate/2), 14, k.Mark, draw.InkDark)
	p.Text(x+44, draw.Baseline(y+plate/2, st), st, draw.InkText, t)
	return x + w + 4
}
