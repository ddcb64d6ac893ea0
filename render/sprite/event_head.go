package sprite

import (
	"image/color"

	"farpost/render/draw"
)

// EventHead is the top of a picture of an event: its name, how far it is, and which page this is.
type EventHead struct {
	W           int
	Title, Line string
	Page        string // "2/4"; "" for the only one
}

// eventGap is the space below the head.
const eventGap = 10

// pageStyle is the style of the page's number.
var pageStyle = draw.Bold(34)

func (h EventHead) Width() int        { return h.W }
func (h EventHead) Under() color.RGBA { return draw.InkGround }

// pageWidth returns the room that the page's number takes, with the space before it.
func (h EventHead) pageWidth(p *draw.Pen) int {
	if h.Page == "" {
		return 0
	}
	return p.Cut(pageStyle).Width(h.Page) + 56
}

func (h EventHead) texts(p *draw.Pen) (title, line draw.Setting) {
	w := h.W - 16 - h.pageWidth(p)
	if title = p.Fit(h.Title, w, 1, draw.Bold(48), draw.Bold(42)); !title.Whole {
		title = p.Fit(h.Title, w, 2, draw.Bold(42), draw.Bold(36))
	}
	if h.Line != "" {
		if line = p.Fit(h.Line, h.W-16, 1, draw.Plain(34), draw.Plain(postLetters)); !line.Whole {
			line = p.Fit(h.Line, h.W-16, 2, draw.Plain(postLetters))
		}
	}
	return title, line
}

func (h EventHead) Height(p *draw.Pen) int {
	title, line := h.texts(p)
	return max(title.Height, 50) + line.Height + eventGap
}

func (h EventHead) Paint(p *draw.Pen, w, _ int) {
	title, line := h.texts(p)
	p.Lines(8, 0, draw.InkText, title)
	p.Lines(8, max(title.Height, 50), draw.InkDim, line)
	if h.Page == "" {
		return
	}
	n := h.pageWidth(p) - 24
	p.Box(float64(w-n), 2, float64(n), 46, 23, draw.InkPlate)
	p.Middle(w-n/2, 25, pageStyle, draw.InkText, h.Page)
}
