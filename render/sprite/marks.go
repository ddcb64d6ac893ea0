package sprite

import (
	"image"
	"image/color"

	"farpost/render/draw"
)

// paintFresh folds a left corner of a thing over, to show that the last action was about it. Words and figures stand
// elsewhere; there is a corner of a picture, if anything. x, y is the corner; down is 1 for an upper one, -1 for a
// lower one.
func paintFresh(p *draw.Pen, x, y, down float64) {
	p.Poly(draw.InkAccent, x+38, y, x, y, x, y+38*down)
	p.Ink(draw.InkDark)
	p.GG.DrawCircle(x+11, y+11*down, 5)
	p.GG.Fill()
}

// paintCross draws two bars over a picture.
func paintCross(p *draw.Pen, r image.Rectangle, ground color.RGBA) {
	in := r.Inset(14)
	for _, line := range []struct {
		w float64
		c color.RGBA
	}{{18, draw.InkDark}, {9, draw.InkDim}} {
		p.Ink(line.c)
		p.GG.SetLineWidth(line.w)
		p.GG.SetLineCapRound()
		p.GG.DrawLine(float64(in.Min.X), float64(in.Min.Y)+10, float64(in.Max.X), float64(in.Max.Y)-10)
		p.GG.DrawLine(float64(in.Max.X), float64(in.Min.Y)+10, float64(in.Min.X), float64(in.Max.Y)-10)
		p.GG.Stroke()
	}
}
