package sprite

import (
	"strconv"

	"farpost/render/draw"
)

// plateSize is the height of the marks on a card's picture. The smallest picture has room for two rows of them.
const plateSize = 40

// ShortRefs returns the first two refs, for a line that has no room for more.
func ShortRefs(rs []Ref) []Ref {
	if len(rs) > 2 {
		return rs[:2]
	}
	return rs
}

func refWidth(p *draw.Pen, q Ref) int { return p.Cut(draw.Bold(30)).Width(strconv.Itoa(q.N)) + 50 }

// paintRef draws the number of a pending thing, with a sight for its target or an arrow for its source. It returns
// where the plate ends.
func paintRef(p *draw.Pen, x, y int, q Ref) int {
	t := strconv.Itoa(q.N)
	st := draw.Bold(30)
	w := refWidth(p, q)
	p.Box(float64(x), float64(y), float64(w), plateSize, 8, draw.InkText)
	name := "aim"
	if q.From {
		name = "from"
	}
	p.Shape(name, float64(x+22), float64(y+plateSize/2), 14, draw.InkDark, draw.InkText)
	p.Text(x+40, draw.Baseline(y+plateSize/2, st), st, draw.InkDark, t)
	return x + w
}

// paintBadge draws a state's symbol in a square with a notch.
func paintBadge(p *draw.Pen, x, y int, m draw.Mark) {
	p.Box(float64(x), float64(y), 44, plateSize, 8, draw.InkDark)
	p.Frame(float64(x), float64(y), 44, plateSize, 8, 3, draw.InkText)
	p.Mark(float64(x+22), float64(y+plateSize/2), 14, m, draw.InkDark)
}

func counterWidth(p *draw.Pen, k Counter) int {
	return p.Cut(draw.Bold(30)).Width(k.text()) + 54
}

// paintCounter draws a symbol and a number, and returns where the next plate begins. It draws nothing that would reach
// beyond edge.
func paintCounter(p *draw.Pen, x, y, edge int, k Counter) int {
	st := draw.Bold(30)
	t := k.text()
	w := counterWidth(p, k)
	if x+w > edge {
		return x
	}
	p.Box(float64(x), float64(y), float64(w), plateSize, plateSize/2, draw.InkDark)
	p.Mark(float64(x+24), float64(y+plateSize/2), 14, k.Mark, draw.InkDark)
	p.Text(x+44, draw.Baseline(y+plateSize/2, st), st, draw.InkText, t)
	return x + w + 4
}

// Ref ties a thing on the table to the pending thing with that number: as its target or, with From, as its source.
type Ref struct {
	N    int
	From bool
}

// Counter is a number of something on a card, of at most Max; 0 for no limit that matters. The mark has a letter if
// there is no symbol.
type Counter struct {
	Mark   draw.Mark
	N, Max int
}

// text is the number as the plate says it: "3", or "3/5" of at most five.
func (k Counter) text() string {
	if k.Max > 0 {
		return strconv.Itoa(k.N) + "/" + strconv.Itoa(k.Max)
	}
	return strconv.Itoa(k.N)
}
