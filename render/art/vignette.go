package art

import (
	"image"
	"image/color"

	"farpost/render/draw"
	"farpost/render/figure"
)

// PaintVignette fills a small rectangle with what a card's picture shows, and nothing around it: its figure on the
// colour of the card, or the organiser's picture, upside down as the card is. A card that lies keeps its figure
// upright, for there is no room to lay it down. Of a hidden card it shows a ring.
func PaintVignette(p *draw.Pen, r image.Rectangle, a Card, st Stance, fill color.RGBA) {
	if a.Hidden {
		p.Rect(r, fill)
		p.Shape("ring", float64(r.Min.X+r.Max.X)/2, float64(r.Min.Y+r.Max.Y)/2, 16, draw.InkFaint, fill)
		return
	}
	p.Within(r, func(r image.Rectangle) {
		if paintOwn(p, r, a) {
			return
		}
		p.Rect(r, fill)
		figure.Draw(p.Image, r.Inset(2), figure.Card{ID: a.Name, Word: a.Figure, Kin: a.Kin, Size: 1, Parts: a.Parts,
			Tint: draw.Readable(a.Tint)})
	})
	if st == Turned {
		TurnOver(p, r)
	}
	if st != Upright {
		Darken(p, r, dusk)
	}
}

// dusk is how much of the ground a small picture of a resting card has: less than a large one, or nobody could make out
// its figure.
const dusk = Dimmed / 2
