package sprite

import (
	"image/color"
	"strconv"

	"farpost/render/draw"
)

// Measures of a line of stats.
const (
	figureLine = 44 // its height
	smallLine  = 38 // the height of a line of small stats
	needStep   = 35 // from one symbol of a requirement to the next
)

// figureLines breaks stats into lines that fit into a width.
func figureLines(p *draw.Pen, w int, fs []Stat) [][]Stat {
	var out [][]Stat
	for _, f := range fs {
		if n := len(out); n > 0 && figuresWidth(p, append(out[n-1][:len(out[n-1]):len(out[n-1])], f), false) <= w {
			out[n-1] = append(out[n-1], f)
			continue
		}
		out = append(out, []Stat{f})
	}
	return out
}

// paintFigures draws lines of stats in the middle of a width, each a symbol and its value now. A value that differs
// from what is printed has an arrow up or down and, if there is room, the printed value struck through.
func paintFigures(p *draw.Pen, x, y, w int, ground color.RGBA, fs []Stat) {
	for _, line := range figureLines(p, w, fs) {
		full := figuresWidth(p, line, true) <= w
		at := x + (w-figuresWidth(p, line, full))/2
		for _, f := range line {
			paintFigure(p, at, y+figureLine/2, ground, f, full)
			at += figureWidth(p, f, full) + 10
		}
		y += figureLine
	}
}

// paintFiguresLeft draws lines of small stats from x to the right, without printed values. It returns where they end.
func paintFiguresLeft(p *draw.Pen, x, y, w int, ground color.RGBA, fs []Stat) int {
	for _, line := range figureLines(p, w, fs) {
		at := x
		for _, f := range line {
			paintFigure(p, at, y+smallLine/2, ground, f, false)
			at += figureWidth(p, f, false) + 10
		}
		y += smallLine
	}
	return y
}

// figuresWidth returns the width of a line of stats; with full, including the printed values.
func figuresWidth(p *draw.Pen, fs []Stat, full bool) int {
	used := (len(fs) - 1) * 10
	for _, f := range fs {
		used += figureWidth(p, f, full)
	}
	return used
}

func figureWidth(p *draw.Pen, f Stat, full bool) int {
	if len(f.Needs) > 0 {
		return needStep * len(f.Needs)
	}
	sign, _ := f.before()
	n := sign + p.Cut(f.style()).Width(f.value())
	if f.Now != f.Printed {
		arrow, _ := f.arrow()
		n += arrow
		if full {
			n += 10 + p.Cut(statSmall).Width(strconv.Itoa(f.Printed))
		}
	}
	return n
}

var statBig, statLess, statSmall = draw.Bold(36), draw.Bold(30), draw.Plain(draw.TextMin)

// value is the value now, and what it counts up to.
func (f Stat) value() string {
	if f.Max > 0 {
		return strconv.Itoa(f.Now) + "/" + strconv.Itoa(f.Max)
	}
	return strconv.Itoa(f.Now)
}

// before returns the width of the symbol before the value, and its radius.
func (f Stat) before() (w int, r float64) {
	if f.Tight {
		return 30, 12.5
	}
	return 36, 15
}

// arrow returns the width of the arrow behind the value, and its radius.
func (f Stat) arrow() (w int, r float64) {
	if f.Tight {
		return 16, 6.5
	}
	return 22, 9
}

// style returns the style of the value.
func (f Stat) style() draw.Style {
	switch {
	case f.Small:
		return statLess
	case f.Large:
		return stripFigure
	}
	return statBig
}

func paintFigure(p *draw.Pen, x, cy int, ground color.RGBA, f Stat, full bool) {
	for i, m := range f.Needs {
		p.Mark(float64(x+needStep/2+needStep*i), float64(cy), 15, m, ground)
	}
	if len(f.Needs) > 0 {
		return
	}
	big, small := f.style(), statSmall
	sign, r := f.before()
	p.Mark(float64(x+sign/2-2), float64(cy), r, f.Mark, ground)
	ink, arrow := draw.InkText, ""
	switch {
	case f.Now > f.Printed:
		ink, arrow = draw.InkUp, "up"
	case f.Now < f.Printed:
		ink, arrow = draw.InkDown, "down"
	}
	x = p.Text(x+sign, draw.Baseline(cy, big), big, ink, f.value())
	if arrow == "" {
		return
	}
	wide, r := f.arrow()
	p.Shape(arrow, float64(x+wide/2+1), float64(cy), r, ink, ground)
	if full {
		end := p.Text(x+26, draw.Baseline(cy, small), small, draw.InkDim, strconv.Itoa(f.Printed))
		p.Ink(draw.InkDim)
		p.GG.SetLineWidth(3)
		p.GG.DrawLine(float64(x+24), float64(cy+6), float64(end+1), float64(cy-6))
		p.GG.Stroke()
	}
}

// Stat is a stat, ready to draw: its value now, and the printed one.
type Stat struct {
	Mark         draw.Mark
	Now, Printed int
	Max          int // what Now counts up to, drawn behind it; 0 for nothing
	Small, Large bool
	Tight        bool        // symbols and arrows take less room
	Needs        []draw.Mark // if there are any, they are drawn instead of symbol and value
}
