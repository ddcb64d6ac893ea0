package sprite

import (
	"image"
	"image/color"

	"farpost/render/draw"
)

// TieBox is a match of a bracket: two names one above the other, each with what it won.
type TieBox struct {
	W, H int
	Size int // the height of the letters, if the names have room
	A, B TieName
	// Bye is written in place of the second name, for who goes on without playing.
	Bye string
	// Last says that who wins has won the event, and gets a crown.
	Last bool
}

// TieName is one of the two. The zero value is somebody who is not known yet.
type TieName struct {
	Name, Score string
	Won         bool
	Lost        bool
	Dropped     bool
}

const (
	tieSide = 12 // from the box's edge to a name
	tieSign = 32 // the width of a sign before a name
)

func (t TieBox) Width() int           { return t.W }
func (t TieBox) Height(*draw.Pen) int { return t.H }
func (t TieBox) Under() color.RGBA    { return draw.InkGround }

// open reports whether the match can be played now.
func (t TieBox) open() bool {
	return t.A.Name != "" && t.B.Name != "" && !t.A.Won && !t.B.Won
}

// scoreStyle is the style of what somebody won.
func scoreStyle(n TieName) draw.Style { return draw.Style{Size: 34, Bold: n.Won} }

// NameText fits a name into its half of the box.
func (t TieBox) NameText(p *draw.Pen, n TieName) draw.Setting {
	room := t.W - 2*tieSide
	if n.Won || n.Dropped {
		room -= tieSign
	}
	if n.Score != "" {
		room -= p.Cut(scoreStyle(n)).Width(n.Score) + 12
	}
	least := draw.Style{Size: postLetters, Bold: n.Won}
	tries := []draw.Style{least}
	if t.Size > postLetters {
		tries = []draw.Style{{Size: t.Size, Bold: n.Won}, {Size: 32, Bold: n.Won}, least}
	}
	if one := p.Fit(n.Name, room, 1, tries...); one.Whole || t.H/2-6 < 2*one.Step {
		return one
	}
	return p.Fit(n.Name, room, 2, least)
}

func (t TieBox) Paint(p *draw.Pen, w, h int) {
	edge, line := draw.InkEdge, 2.0
	if t.open() {
		edge, line = draw.InkAccent, 4
	}
	p.Box(0, 0, float64(w), float64(h), 12, draw.InkPanel)
	p.Rect(image.Rect(0, h/2-1, w, h/2+1), draw.InkEdge)
	p.Frame(0, 0, float64(w), float64(h), 12, line, edge)
	t.paintHalf(p, t.A, 0)
	if t.Bye != "" {
		st := draw.Plain(postLetters)
		p.Text(tieSide, draw.Baseline(h*3/4, st), st, draw.InkDim, p.Cut(st).CutOff(t.Bye, w-2*tieSide))
		return
	}
	t.paintHalf(p, t.B, h/2)
}

// paintHalf draws one of the two, with the upper edge of its half at y.
func (t TieBox) paintHalf(p *draw.Pen, n TieName, y int) {
	cy := y + t.H/4
	if n.Name == "" {
		p.Rect(image.Rect(tieSide, cy-1, tieSide+34, cy+2), draw.InkFaint)
		return
	}
	ink, sign, x := draw.InkText, "", tieSide
	switch {
	case n.Dropped:
		ink, sign = inkGone, "barred"
	case n.Lost:
		ink = draw.InkDim
	}
	if n.Won {
		ink, sign = draw.InkText, "check"
		if t.Last {
			sign = "crown"
		}
	}
	if sign != "" {
		tint := ink
		if n.Won {
			tint = draw.InkAccent
		}
		p.Shape(sign, float64(x+13), float64(cy), 13, tint, draw.InkPanel)
		x += tieSign
	}
	name := t.NameText(p, n)
	for i, l := range name.Lines {
		mid := cy + name.Step*(2*i+1-len(name.Lines))/2
		p.Text(x, draw.Baseline(mid, name.Style), name.Style, ink, l)
	}
	if n.Score != "" {
		st := scoreStyle(n)
		p.Text(t.W-tieSide-p.Cut(st).Width(n.Score), draw.Baseline(cy, st), st, ink, n.Score)
	}
}

// RoundName is the name of a round above its matches.
type RoundName struct {
	W, H int
	Text string
}

// roundStyle is the style of rounds' names.
var roundStyle = draw.Bold(postLetters)

func (r RoundName) Width() int           { return r.W }
func (r RoundName) Height(*draw.Pen) int { return r.H }
func (r RoundName) Under() color.RGBA    { return draw.InkGround }

// Setting fits the name into at most two lines.
func (r RoundName) Setting(p *draw.Pen) draw.Setting { return p.Fit(r.Text, r.W-8, 2, roundStyle) }

func (r RoundName) Paint(p *draw.Pen, _, h int) {
	t := r.Setting(p)
	p.Lines(4, h-t.Height-4, draw.InkDim, t)
}
