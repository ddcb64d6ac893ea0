package sprite

import (
	"image"
	"image/color"
	"strconv"

	"farpost/render/art"
	"farpost/render/draw"
)

// Cell is one thing of a seat's track, such as a Crystal with its fragments: a stone with a facet for each part. Lost
// parts are hollow; a stone without parts is cracked through.
type Cell struct {
	W      int
	Ground color.RGBA
	Tint   color.RGBA
	Index  int // from 1, as the players call it
	N, Max int
	Refs   []Ref
	New    bool // the last action was about it
}

// CellStone is the width of a cell.
const CellStone = 112

func (c Cell) Width() int        { return c.W }
func (c Cell) Under() color.RGBA { return c.Ground }

func (c Cell) Height(*draw.Pen) int {
	h := CellStone + 42
	if len(c.Refs) > 0 {
		h += 48
	}
	return h
}

func (c Cell) Paint(p *draw.Pen, w, h int) {
	paintStone(p, float64(w)/2, float64(CellStone)/2+2, float64(CellStone)/2-3, c.Tint, c.Ground, c.N, c.Max)
	cy := CellStone + 21
	index, number := draw.Plain(draw.TextMin), draw.Bold(36)
	i, n := "#"+strconv.Itoa(c.Index), strconv.Itoa(c.N)
	if c.Max == 1 { // it is there or is not
		n = ""
	}
	x := (w - p.Cut(index).Width(i) - 10 - p.Cut(number).Width(n)) / 2
	x = p.Text(x, draw.Baseline(cy, index), index, draw.InkDim, i) + 10
	ink := draw.InkText
	if c.N <= 0 {
		ink = draw.InkDown
	}
	p.Text(x, draw.Baseline(cy, number), number, ink, n)
	if c.New {
		paintFresh(p, 0, 0, 1)
	}
	if len(c.Refs) > 0 {
		n := refWidth(p, c.Refs[0])
		paintRef(p, (w-n)/2, CellStone+44, c.Refs[0])
	}
}

// LargeCell is a cell of a track that is a target, beside the cards of a question: a large stone, its name, and what is
// left of it.
type LargeCell struct {
	W   int
	Aim Aim
}

const (
	largeStone    = 170
	largeCellHigh = largeStone + 36
)

func (c LargeCell) Width() int        { return c.W }
func (c LargeCell) Under() color.RGBA { return draw.InkGround }

func (c LargeCell) name(p *draw.Pen) draw.Setting {
	return p.FitName(c.Aim.Text, c.W-largeStone-3*facePad, 2, draw.Bold(36), draw.Bold(32))
}

func (c LargeCell) Height(p *draw.Pen) int {
	return max(largeCellHigh, c.name(p).Height+cellBig.Size*3/2+2*facePad)
}

var cellBig, cellOf = draw.Bold(54), draw.Plain(34)

func (c LargeCell) Paint(p *draw.Pen, w, h int) {
	edge := draw.Readable(c.Aim.Tint)
	plate := art.Plate(c.Aim.Tint, true)
	p.Rect(image.Rect(0, 0, w, h), edge)
	p.Rect(image.Rect(0, 0, w, h).Inset(4), plate)
	paintStone(p, largeStone/2+facePad, float64(h)/2, largeStone/2-4, c.Aim.Tint, plate, c.Aim.N, c.Aim.Max)
	x, name := largeStone+2*facePad, c.name(p)
	line := cellBig.Size * 3 / 2
	y := (h - name.Height - line) / 2
	p.Lines(x, y, draw.InkText, name)
	y += name.Height + line/2
	ink := draw.InkText
	if c.Aim.N <= 0 {
		ink = draw.InkDown
	}
	x = p.Text(x, draw.Baseline(y, cellBig), cellBig, ink, strconv.Itoa(c.Aim.N))
	p.Text(x+4, draw.Baseline(y, cellBig), cellOf, draw.InkDim, "/"+strconv.Itoa(c.Aim.Max))
}
