package sprite

import (
	"image/color"

	"farpost/render/draw"
)

// PostHead is the top of the posted board: where the match is, in one line, or who won it, large.
type PostHead struct {
	W    int
	Text string
	// Over: the match has ended. Won says who has won, Text is why.
	Over bool
	Won  string
}

const (
	headLine  = 48
	headCrown = 150 // the width of the crown's part
)

func (h PostHead) Width() int        { return h.W }
func (h PostHead) Under() color.RGBA { return draw.InkGround }

// texts fits who won, and the reason.
func (h PostHead) texts(p *draw.Pen) (names, why draw.Setting) {
	w := h.W - headCrown - 20
	names = p.Fit(h.Won, w, 2, draw.Bold(64), draw.Bold(52), draw.Bold(postFigures), draw.Bold(postLetters))
	if h.Text != "" {
		why = p.Fit(h.Text, w, 2, draw.Plain(34), draw.Plain(postLetters))
	}
	return names, why
}

func (h PostHead) Height(p *draw.Pen) int {
	if !h.Over {
		return headLine
	}
	names, why := h.texts(p)
	return max(headCrown, names.Height+why.Height+24) + PostMargin
}

func (h PostHead) Paint(p *draw.Pen, w, high int) {
	if !h.Over {
		t := p.Fit(h.Text, w-16, 1, draw.Plain(34), draw.Plain(postLetters))
		p.Lines(8, (high-6-t.Height)/2, draw.InkDim, t)
		return
	}
	high -= PostMargin
	p.Box(0, 0, float64(w), float64(high), 16, draw.InkAccent)
	p.Shape("crown", headCrown/2, float64(high)/2+4, 54, draw.InkDark, draw.InkAccent)
	names, why := h.texts(p)
	y := (high - names.Height - why.Height) / 2
	p.Lines(headCrown, y, draw.InkDark, names)
	p.Lines(headCrown, y+names.Height, draw.InkDark, why)
}
