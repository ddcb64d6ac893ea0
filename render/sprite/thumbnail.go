package sprite

import (
	"image"
	"image/color"

	"farpost/render/art"
	"farpost/render/draw"
)

// thumbnailW and thumbnailH are the size in which a chat shows the picture of a card on a board.
const thumbnailW, thumbnailH = 90, 64

// Thumbnail is the picture of a card alone: drawn as on a board, and made smaller as a chat does.
type Thumbnail struct{ Art art.Card }

func (t Thumbnail) Arts() []art.Card { return []art.Card{t.Art} }

func (t Thumbnail) Width() int { return thumbnailW }

func (t Thumbnail) Under() color.RGBA { return draw.InkGround }

func (t Thumbnail) Height(*draw.Pen) int { return thumbnailH }

func (t Thumbnail) Paint(p *draw.Pen, w, h int) {
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
