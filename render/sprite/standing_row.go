package sprite

import (
	"image"
	"image/color"

	"farpost/render/draw"
)

// StandingRow is a row of standings, or their headings: place, name, and figures under each other.
type StandingRow struct {
	W       int
	Ground  color.RGBA
	Place   string
	Name    string
	Figures []string // points, record, and what breaks ties
	Rights  []int    // where each figure ends
	From    int      // where names begin
	Room    int      // the width for names
	Heading bool     // its figures are headings
	Dropped bool     // the player has left
	Marked  bool     // the reader's own row, or of somebody who goes on
}

// Styles of standings. What matters has figures of 34 of 1080 pixels at least.
var (
	StandingHead   = draw.Plain(postLetters)
	StandingPoints = draw.Bold(38)
	StandingFigure = draw.Plain(34)
	standingName   = []draw.Style{draw.Bold(36), draw.Bold(32), draw.Bold(postLetters)}
)

// inkGone is the colour of who has left: dim, and well to be read on a panel.
var inkGone = draw.Mix(draw.InkFaint, draw.InkDim, 0.5)

const (
	standingLine = 58 // the height of a row
	headingLine  = 42 // of the headings
	standingMark = 10 // the width of the bar of a marked row
	standingSign = 40 // the width of the sign of who has left
)

// StandingStyle returns the style of a figure: the points are first.
func StandingStyle(i int) draw.Style {
	if i == 0 {
		return StandingPoints
	}
	return StandingFigure
}

func (s StandingRow) Width() int { return s.W }

func (s StandingRow) Under() color.RGBA { return s.Ground }

func (s StandingRow) Height(*draw.Pen) int {
	if s.Heading {
		return headingLine
	}
	return standingLine
}

// NameText fits the player's name into its room.
func (s StandingRow) NameText(p *draw.Pen) draw.Setting {
	room := s.Room
	if s.Dropped {
		room -= standingSign
	}
	return p.Fit(s.Name, room, 1, standingName...)
}

func (s StandingRow) Paint(p *draw.Pen, w, h int) {
	ink, dim := draw.InkText, draw.InkDim
	if s.Heading {
		ink = draw.InkDim
	}
	if s.Dropped {
		ink, dim = inkGone, inkGone
	}
	if s.Marked {
		p.Rect(image.Rect(0, 3, standingMark, h-3), draw.InkAccent)
	}
	if s.Place != "" {
		at := s.From - 18 - p.Cut(StandingFigure).Width(s.Place)
		p.Text(at, draw.Baseline(h/2, StandingFigure), StandingFigure, dim, s.Place)
	}
	x := s.From
	if s.Dropped {
		p.Shape("barred", float64(x+15), float64(h)/2, 15, ink, s.Ground)
		x += standingSign
	}
	name := s.NameText(p)
	if len(name.Lines) > 0 {
		p.Text(x, draw.Baseline(h/2, name.Style), name.Style, ink, name.Lines[0])
	}
	for i, t := range s.Figures {
		st, colour := StandingStyle(i), ink
		if s.Heading {
			st = StandingHead
		} else if i > 1 {
			colour = dim
		}
		p.Text(s.Rights[i]-p.Cut(st).Width(t), draw.Baseline(h/2, st), st, colour, t)
	}
}

// CutLine is the line between those who go on and the others.
type CutLine struct {
	W    int
	Word string // on the line; "" for none
}

func (c CutLine) Width() int        { return c.W }
func (c CutLine) Under() color.RGBA { return draw.InkGround }

func (c CutLine) Height(*draw.Pen) int {
	if c.Word == "" {
		return 18
	}
	return 46
}

func (c CutLine) Paint(p *draw.Pen, w, h int) {
	p.Rect(image.Rect(0, h/2-3, w, h/2+3), draw.InkAccent)
	if c.Word == "" {
		return
	}
	t := p.Fit(c.Word, w-120, 1, draw.Bold(postLetters))
	if len(t.Lines) == 0 {
		return
	}
	n := p.Cut(t.Style).Width(t.Lines[0]) + 48
	p.Box(float64(w-n)/2, 2, float64(n), float64(h-4), float64(h-4)/2, draw.InkAccent)
	p.Middle(w/2, h/2, t.Style, draw.InkDark, t.Lines[0])
}
