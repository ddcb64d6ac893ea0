package sprite

import (
	"image"
	"image/color"
	"strconv"

	"farpost/render/art"
	"farpost/render/draw"
)

// Thing is something that takes part: a card, a stone of a track, a player.
type Thing struct {
	Kind          string // "card", "cell", "" for a player
	Name          string
	Art           art.Card
	Stance        art.Stance
	Tint          color.RGBA
	N, Max        int
	Stats         []Stat
	Mark          draw.Mark // of the figure that changes
	Changes, Gone bool
	Before, After int
	Limit         int // what a figure that rises may come to without harm; 0 for one that falls
}

func (t Thing) paint(p *draw.Pen, at image.Rectangle) {
	cx, cy := float64(at.Min.X+at.Max.X)/2, float64(at.Min.Y+at.Max.Y)/2
	switch t.Kind {
	case "card":
		dim := 0.0
		if t.Stance == art.Turned {
			dim = art.Dimmed / 2
		}
		art.PaintCard(p, at, t.Art, art.Upright, dim, draw.InkMiddle)
		if t.Gone {
			paintCross(p, at, draw.InkMiddle)
		}
	case "cell":
		paintStone(p, cx, cy, float64(at.Dy())/2-4, t.Tint, draw.InkMiddle, t.N, t.Max)
	default:
		p.Box(cx-62, cy-62, 124, 124, 62, draw.InkPlate)
		m := t.Mark
		if m.Shape == "" {
			m = draw.Mark{Shape: "aim", Tint: draw.InkText}
		}
		p.Mark(cx, cy, 40, m, draw.InkPlate)
	}
}

// dramaFigure is the style of the figures before and after, dramaLong that of those with many digits.
var dramaFigure, dramaLong = draw.Bold(46), draw.Bold(postFigures)

// stat is the style of the figures before and after.
func (t Thing) figure() draw.Style {
	if max(t.Before, t.After) > 999 {
		return dramaLong
	}
	return dramaFigure
}

// figuresWidth is the width of what paintFigures draws.
func (t Thing) figuresWidth(p *draw.Pen) int {
	if !t.Changes {
		return figuresWidth(p, t.Stats, false)
	}
	c := p.Cut(t.figure())
	w := t.icon() + c.Width(strconv.Itoa(t.Before)) + 56
	if t.falls() {
		return w + 36
	}
	return w + c.Width(t.after())
}

// icon is the width of the symbol of the figure that changes; a stone is its own, and a player has it for a picture.
func (t Thing) icon() int {
	if t.Kind == "cell" || t.Mark == (draw.Mark{}) || t.Kind == "" {
		return 0
	}
	return 42
}

// falls reports whether a sign stands in place of the figure after: a card that is destroyed. A figure with a limit
// stays, as it says why.
func (t Thing) falls() bool { return t.Gone && t.Kind == "card" && t.Limit == 0 }

// harmed reports whether the figure after stands in the colour of harm.
func (t Thing) harmed() bool { return t.After < t.Before || t.Limit > 0 && t.Gone }

func (t Thing) after() string {
	if t.Limit > 0 {
		return strconv.Itoa(t.After) + "/" + strconv.Itoa(t.Limit)
	}
	return strconv.Itoa(max(0, t.After))
}

// paintFigures draws a figure before and after, or the figures as they are, from x to the right.
func (t Thing) paintFigures(p *draw.Pen, x, cy int) {
	if !t.Changes {
		for _, f := range t.Stats {
			paintFigure(p, x, cy, draw.InkMiddle, f, false)
			x += figureWidth(p, f, false) + 10
		}
		return
	}
	if t.icon() > 0 {
		p.Mark(float64(x+17), float64(cy), 17, t.Mark, draw.InkMiddle)
		x += t.icon()
	}
	x = p.Text(x, draw.Baseline(cy, t.figure()), t.figure(), draw.InkText, strconv.Itoa(t.Before))
	paintThinArrow(p, x+10, x+46, cy)
	x += 56
	ink := draw.InkText
	switch {
	case t.falls():
		p.Shape("crack", float64(x+18), float64(cy), 18, draw.InkDown, draw.InkMiddle)
		return
	case t.harmed():
		ink = draw.InkDown
	}
	p.Text(x, draw.Baseline(cy, t.figure()), t.figure(), ink, t.after())
}

func paintThinArrow(p *draw.Pen, x0, x1, cy int) {
	y := float64(cy)
	p.Ink(draw.InkDim)
	p.GG.SetLineWidth(5)
	p.GG.DrawLine(float64(x0), y, float64(x1-10), y)
	p.GG.Stroke()
	p.Poly(draw.InkDim, float64(x1), y, float64(x1-16), y-10, float64(x1-16), y+10)
}
