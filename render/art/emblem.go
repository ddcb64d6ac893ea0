package art

import (
	"image"
	"image/color"

	"farpost/render/draw"
)

// PaintEmblem draws the outline of a card, turned as the card is, in its colour, with its element's sign.
func PaintEmblem(p *draw.Pen, r image.Rectangle, a Card, st Stance, ground color.RGBA) {
	t := TonesOf(a.Tint)
	fill, sign := t.Sky[2], t.Bright
	if st != Upright {
		fill, sign = t.Sky[1], t.Rim
	}
	if a.Hidden {
		fill = draw.InkEdge
	}
	p.Rect(r, fill)
	p.Bluntly(r, ground, fill, func() { ClearHead(p, r, a.Frame, st, ground) })
	cx, cy := float64(r.Min.X+r.Max.X)/2, float64(r.Min.Y+r.Max.Y)/2
	size := 20.0
	switch {
	case st == Sideways: // the head is at the right
		cx, size = cx-4, 17
	case !a.Hidden:
		cy += 2
	}
	switch {
	case a.Hidden:
		p.Shape("ring", cx, cy, 18, draw.InkFaint, fill)
	case a.Element.Shape != "":
		p.Shape(a.Element.Shape, cx, cy, size, sign, fill)
	}
}
