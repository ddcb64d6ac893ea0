package render

import (
	"context"
	"image"
	"image/color"

	"farpost/engine"
	"farpost/render/art"
	"farpost/render/compose"
	"farpost/render/draw"
)

// thumbnailW and thumbnailH are the size in which a chat shows the picture of a card on a board.
const thumbnailW, thumbnailH = 90, 64

// thumbnailCols is how many are side by side.
const thumbnailCols = 10

// Thumbnails draws nothing but the pictures of cards, each as small as a chat shows it: who cannot tell two of them
// apart there cannot do so on a board. Of the scene it uses only Layout, Word, Lang and Shown.
func (r *Renderer) Thumbnails(ctx context.Context, s Scene, title string, faces []engine.Face) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, s.contactSheetAlt(title, faces), func(p *draw.Pen) *compose.Plan {
		pl := s.newPlan(Width)
		col := page(pl, p)
		col.add(heading{W: col.w, Title: title, Line: s.countWords(len(faces))})
		col.skip(compose.Gap)
		var ss []compose.Sprite
		for _, f := range faces {
			ss = append(ss, thumbnail{s.artOf(f)})
		}
		col.grid(thumbnailCols, compose.Gap, ss)
		col.skip(compose.Margin)
		pl.H = col.y
		return pl
	})
}

// thumbnail is the picture of a card alone: drawn as on a board, and made smaller as a chat does.
type thumbnail struct{ Art art.Card }

func (t thumbnail) Arts() []art.Card     { return []art.Card{t.Art} }
func (t thumbnail) Width() int           { return thumbnailW }
func (t thumbnail) Under() color.RGBA    { return draw.InkGround }
func (t thumbnail) Height(*draw.Pen) int { return thumbnailH }

func (t thumbnail) Paint(p *draw.Pen, w, h int) {
	const times = 3
	im, gc := p.Image, p.GG
	large := image.NewRGBA(image.Rect(0, 0, times*w, times*h))
	p.On(large, draw.InkGround)
	art.PaintCard(p, large.Rect, t.Art, art.Upright, 0, draw.InkGround)
	p.Image, p.GG = im, gc
	for y := range h {
		for x := range w {
			var sum [3]int
			for k := range times * times {
				c := large.RGBAAt(times*x+k%times, times*y+k/times)
				sum[0], sum[1], sum[2] = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B)
			}
			const n = times * times
			p.Image.SetRGBA(x, y, draw.Rgb(uint8(sum[0]/n), uint8(sum[1]/n), uint8(sum[2]/n)))
		}
	}
}
