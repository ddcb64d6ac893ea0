package render

import (
	"image"
	"image/color"
)

// largeCell is a cell of a track, such as a Crystal, that something is aimed at, beside the cards of a question: its stone large,
// how it is called, and what is left of it.
type largeCell struct {
	W   int
	Aim aim
}

const (
	largeStone    = 170
	largeCellHigh = largeStone + 36
)

func (c largeCell) width() int         { return c.W }
func (c largeCell) ground() color.RGBA { return inkGround }

func (c largeCell) name(p *pen) setting {
	return p.fitName(c.Aim.Text, c.W-largeStone-3*facePad, 2, style{36, true}, style{32, true})
}

func (c largeCell) height(p *pen) int {
	return max(largeCellHigh, c.name(p).Height+cellBig.Size*3/2+2*facePad)
}

var cellBig, cellOf = style{54, true}, style{34, false}

func (c largeCell) paint(p *pen, w, h int) {
	edge := readable(c.Aim.Tint)
	plate := plateOf(c.Aim.Tint, true)
	p.rect(image.Rect(0, 0, w, h), edge)
	p.rect(image.Rect(0, 0, w, h).Inset(4), plate)
	p.stone(largeStone/2+facePad, float64(h)/2, largeStone/2-4, c.Aim.Tint, plate, c.Aim.N, c.Aim.Max)
	x, name := largeStone+2*facePad, c.name(p)
	line := cellBig.Size * 3 / 2
	y := (h - name.Height - line) / 2
	p.lines(x, y, inkText, name)
	y += name.Height + line/2
	ink := inkText
	if c.Aim.N <= 0 {
		ink = inkDown
	}
	x = p.text(x, baseline(y, cellBig), cellBig, ink, itoa(c.Aim.N))
	p.text(x+4, baseline(y, cellBig), cellOf, inkDim, "/"+itoa(c.Aim.Max))
}
