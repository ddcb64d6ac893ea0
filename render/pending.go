package render

import (
	"image"
	"image/color"
	"strconv"
)

// pendingRow is a thing that waits to be resolved: its number, its card, who made it, what it is aimed
// at. The same number stands on its sources and targets on the table.
type pendingRow struct {
	W     int
	N     int
	Art   art
	Name  string
	By    string   // who, and of what
	Aims  []string // one line per target
	Notes []string
	Refs  []ref // other pending things aimed at this one
	First bool  // resolves next
	Asked bool  // the open question is about it
}

const (
	pendingArtW = 176
	pendingArtH = 132
	pendingText = 74 + pendingArtW + 18
)

func (r pendingRow) width() int         { return r.W }
func (r pendingRow) ground() color.RGBA { return inkMiddle }

func (r pendingRow) nameRight() int { return r.W - 12 - 100*len(shortRefs(r.Refs)) }

func (r pendingRow) texts(p *pen) (name, by setting, aims, notes []setting) {
	w := r.W - pendingText - 12
	name = p.fit(r.Name, r.nameRight()-pendingText, 2, style{38, true}, style{34, true}, style{30, true})
	if r.By != "" {
		by = p.fit(r.By, w, 2, style{30, false}, style{textMin, false})
	}
	for _, a := range r.Aims {
		aims = append(aims, p.fit(a, w-44, 2, style{32, true}, style{textMin, true}))
	}
	for _, n := range r.Notes {
		notes = append(notes, p.fit(n, w, 2, style{textMin, false}))
	}
	return name, by, aims, notes
}

func (r pendingRow) height(p *pen) int {
	name, by, aims, notes := r.texts(p)
	h := name.Height + by.Height
	for _, t := range append(aims, notes...) {
		h += t.Height
	}
	return max(h, pendingArtH) + 24
}

func (r pendingRow) paint(p *pen, w, h int) {
	plate := inkPlate
	p.box(0, 0, float64(w), float64(h), 12, plate)
	if r.First {
		p.frame(0, 0, float64(w), float64(h), 12, 4, inkAccent)
	}
	p.box(12, 14, 50, 50, 10, inkText)
	n := style{36, true}
	if r.N > 9 {
		n = style{30, true}
	}
	p.middle(37, 39, n, inkDark, strconv.Itoa(r.N))
	if r.Asked {
		p.shape("hourglass", 37, 94, 18, inkAccent, plate)
	}
	at := image.Rect(74, 12, 74+pendingArtW, 12+pendingArtH)
	p.paintArt(at, r.Art, 28)
	p.cardEdge(at, readable(r.Art.Tint), plate, 16)
	name, by, aims, notes := r.texts(p)
	y := 12
	p.lines(pendingText, y, inkText, name)
	x := r.nameRight() + 8
	for _, q := range shortRefs(r.Refs) {
		x = p.refPlate(x, y+2, q) + 6
	}
	y += name.Height
	p.lines(pendingText, y, inkDim, by)
	y += by.Height
	for _, a := range aims {
		p.shape("next", pendingText+16, float64(y)+float64(a.Step)/2, 14, inkAccent, plate)
		p.lines(pendingText+44, y, inkText, a)
		y += a.Height
	}
	for _, t := range notes {
		p.lines(pendingText, y, inkDim, t)
		y += t.Height
	}
}
