package sprite

import (
	"image"
	"image/color"
	"slices"
	"strconv"

	"farpost/render/art"
	"farpost/render/draw"
)

// Chip is a figure of a seat: a symbol, a number, and its word. If the number is an ordinal the word comes first. A
// badge with a maximum also has small cards, one with symbols has them instead of the number, and a pile has its top
// card.
type Chip struct {
	W      int
	Ground color.RGBA
	Mark   draw.Mark
	Word   string
	N, Max int
	Marks  []draw.Mark
	// Ordinal: the number is behind the word.
	Ordinal bool
	Top     string
	TopArt  art.Card
}

const (
	chipLine = 60
	chipArt  = 72 // the width of the top card's picture
)

// pipsTo is the greatest maximum that has a row of small cards.
const pipsTo = 12

func (c Chip) Width() int        { return c.W }
func (c Chip) Under() color.RGBA { return c.Ground }

// Number writes the figure: the number, with the greatest one if that is not shown otherwise.
func (c Chip) Number() string {
	if c.Max > 0 {
		return strconv.Itoa(c.N) + "/" + strconv.Itoa(c.Max)
	}
	return strconv.Itoa(c.N)
}

func (c Chip) pips() bool { return c.Max > 1 && c.Max <= pipsTo && len(c.Marks) == 0 }

func (c Chip) Height(*draw.Pen) int {
	if c.pips() {
		return chipLine + 44
	}
	return chipLine
}

var (
	chipBig  = draw.Bold(38)
	chipWord = draw.Plain(draw.TextMin)
	chipTop  = draw.Bold(draw.TextMin)
)

// grouped counts equal symbols, for a chip with too many to draw one by one.
func grouped(ms []draw.Mark) (out []Counter) {
	for _, m := range ms {
		i := slices.IndexFunc(out, func(c Counter) bool { return c.Mark == m })
		if i < 0 {
			out = append(out, Counter{Mark: m})
			i = len(out) - 1
		}
		out[i].N++
	}
	return out
}

const marksSingly = 6

// Natural returns the width that the chip wants.
func (c Chip) Natural(p *draw.Pen) int {
	w := 56
	switch {
	case len(c.Marks) > marksSingly:
		for _, g := range grouped(c.Marks) {
			w += 44 + p.Cut(chipBig).Width(strconv.Itoa(g.N))
		}
	case len(c.Marks) > 0:
		w += 40 * len(c.Marks)
	default:
		w += p.Cut(chipBig).Width(c.Number())
	}
	w += 12 + p.Cut(chipWord).Width(p.Cut(chipWord).Clean(c.Word)) + 16
	if c.Top != "" {
		w += 12 + chipArt + 8 + p.Cut(chipTop).Width(p.Cut(chipTop).Clean(c.Top))
	}
	if c.pips() {
		w = max(w, 16+c.Max*24+10)
	}
	return w
}

// Before fits the word before an ordinal's number.
func (c Chip) Before(p *draw.Pen) draw.Setting {
	return p.Fit(c.Word, c.W-84-p.Cut(chipBig).Width(c.Number()), 1, chipWord)
}

func (c Chip) Paint(p *draw.Pen, w, h int) {
	p.Box(0, 0, float64(w), float64(h), 12, draw.InkPlate)
	cy := chipLine / 2
	p.Mark(30, float64(cy), 18, c.Mark, draw.InkPlate)
	x := 58
	if c.Ordinal {
		word := c.Before(p)
		p.Lines(x, (chipLine-word.Height)/2, draw.InkDim, word)
		p.Text(w-16-p.Cut(chipBig).Width(c.Number()), draw.Baseline(cy, chipBig), chipBig, draw.InkText, c.Number())
		return
	}
	switch {
	case len(c.Marks) > marksSingly:
		for _, g := range grouped(c.Marks) {
			p.Mark(float64(x+18), float64(cy), 15, g.Mark, draw.InkPlate)
			x = p.Text(x+38, draw.Baseline(cy, chipBig), chipBig, draw.InkText, strconv.Itoa(g.N)) + 6
		}
	case len(c.Marks) > 0:
		for _, m := range c.Marks {
			p.Mark(float64(x+18), float64(cy), 17, m, draw.InkPlate)
			x += 40
		}
	default:
		x = p.Text(x, draw.Baseline(cy, chipBig), chipBig, draw.InkText, c.Number())
	}
	word := p.Fit(c.Word, w-x-20, 1, chipWord)
	p.Lines(x+10, (chipLine-word.Height)/2, draw.InkDim, word)
	if c.Top != "" {
		for _, l := range word.Lines {
			x += 10 + p.Cut(chipWord).Width(l)
		}
		at := image.Rect(x+12, 4, x+12+chipArt, chipLine-4)
		art.PaintCard(p, at, c.TopArt, art.Upright, 0, draw.InkPlate)
		x += chipArt + 8
		top := p.Fit(c.Top, w-x-26, 1, chipTop, chipWord)
		p.Lines(x+12, (chipLine-top.Height)/2, draw.InkText, top)
	}
	if c.pips() {
		for i := range c.Max {
			px, py := float64(16+i*24), float64(chipLine)
			if i < c.N {
				p.Box(px, py, 18, 32, 4, draw.Readable(c.Mark.Tint))
			} else {
				p.Frame(px, py+6, 18, 20, 4, 3, draw.InkFaint)
			}
		}
	}
}
