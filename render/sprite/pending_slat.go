package sprite

import (
	"image"
	"strings"

	"farpost/render/art"
	"farpost/render/draw"
)

// PendingSlat is a pending thing on a crowded board: a row in less room and fewer bytes. Like a slat it has the outline
// of the card in its colour instead of generated pictures. It has the names of its targets alone; their numbers are on
// the table. What resolves next and what is asked about stay whole rows.
type PendingSlat struct{ PendingRow }

const (
	pendingSlatHigh = 84 // the outline's height
	pendingSlatText = 74 + SlatArt + 16
	pendingSlatAim  = 36 // before the name of a target
)

// Arts returns the card whose outline is drawn.
func (r PendingSlat) Arts() []art.Card { return r.From[:min(1, len(r.From))] }

// texts fits the texts of a slat. Maker and notes are one text.
func (r PendingSlat) texts(p *draw.Pen) (t pendingTexts) {
	w := r.W - pendingSlatText - 12
	t.name = p.Fit(r.Name, r.nameRight()-pendingSlatText, 2, draw.Bold(32), draw.Bold(draw.TextMin))
	about := r.Notes
	if r.By != "" {
		about = append([]string{r.By}, r.Notes...)
	}
	if len(about) > 0 {
		t.by = p.Fit(strings.Join(about, " · "), w, 4, draw.Plain(draw.TextMin))
	}
	for _, a := range r.Aims {
		t.aims = append(t.aims, p.Fit(a.Text, w-pendingSlatAim, 2, draw.Bold(draw.TextMin)))
	}
	return t
}

func (r PendingSlat) Height(p *draw.Pen) int {
	t := r.texts(p)
	h := t.name.Height + t.by.Height + r.needs()
	for _, a := range t.aims {
		h += a.Height + 4
	}
	return max(h, pendingSlatHigh) + 20
}

func (r PendingSlat) Paint(p *draw.Pen, w, h int) {
	r.paintHead(p, w, h)
	if len(r.From) > 0 {
		art.PaintEmblem(p, image.Rect(74, 10, 74+SlatArt, 10+pendingSlatHigh), r.From[0], art.Upright, draw.InkPlate)
	}
	t, y := r.texts(p), 10
	p.Lines(pendingSlatText, y, draw.InkText, t.name)
	r.paintRefs(p, y-6) // a slat's name is not as high as a number, and what is said below it is as wide as the slat
	y += t.name.Height
	p.Lines(pendingSlatText, y, draw.InkDim, t.by)
	y += t.by.Height
	if len(r.Need) > 0 {
		r.paintNeed(p, pendingSlatText, y)
		y += r.needs()
	}
	for _, a := range t.aims {
		x, cy := float64(pendingSlatText), float64(y)+2+float64(a.Step)/2
		p.Ink(draw.InkAccent)
		p.GG.DrawRectangle(x, cy-2, 12, 5)
		p.GG.Fill()
		p.Poly(draw.InkAccent, x+25, cy, x+10, cy-10, x+10, cy+10)
		p.Lines(pendingSlatText+pendingSlatAim, y+2, draw.InkText, a)
		y += a.Height + 4
	}
}
