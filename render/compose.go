package render

import (
	"context"
	"image"
	"image/color"
	"image/draw"
	"runtime"
)

// compose draws a plan: panels first, then every sprite copied from the cache or painted now. It looks
// at the context and lets others run after each sprite, so that drawing never starves the rest.
func (r *Renderer) compose(ctx context.Context, p *pen, pl *plan) (*image.RGBA, error) {
	im := r.canvas(pl.W, pl.H)
	draw.Draw(im, im.Bounds(), image.NewUniform(inkGround), image.Point{}, draw.Src)
	for _, q := range pl.Panels {
		r.blit(p, im, q)
	}
	for _, b := range pl.Blocks {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		px := r.sprite(p, b)
		draw.Draw(im, b.At, px, image.Point{}, draw.Src)
		runtime.Gosched()
	}
	return im, p.err
}

func (r *Renderer) sprite(p *pen, b block) *image.RGBA {
	if px, ok := r.sprites.get(b.Key); ok {
		return px
	}
	px := image.NewRGBA(image.Rect(0, 0, b.At.Dx(), b.At.Dy()))
	p.on(px, b.Of.ground())
	b.Of.paint(p, b.At.Dx(), b.At.Dy())
	if p.err == nil {
		r.sprites.put(b.Key, px, len(px.Pix)+len(b.Key))
	}
	return px
}

// blit draws a panel with plain fills, and its four round corners as small sprites.
func (r *Renderer) blit(p *pen, im *image.RGBA, q panel) {
	line := 2
	if q.Bold {
		line = 5
	}
	draw.Draw(im, q.At, image.NewUniform(q.Edge), image.Point{}, draw.Src)
	draw.Draw(im, q.At.Inset(line), image.NewUniform(q.Fill), image.Point{}, draw.Src)
	c := q.Corner
	for i := range 4 {
		s := cornerSprite{R: c, Line: line, Fill: q.Fill, Edge: q.Edge, Which: i}
		at := image.Pt(q.At.Min.X, q.At.Min.Y)
		if i%2 == 1 {
			at.X = q.At.Max.X - c
		}
		if i/2 == 1 {
			at.Y = q.At.Max.Y - c
		}
		px := image.NewRGBA(image.Rect(0, 0, c, c))
		p.on(px, inkGround)
		s.paint(p)
		draw.Draw(im, image.Rectangle{Min: at, Max: at.Add(image.Pt(c, c))}, px, image.Point{}, draw.Src)
	}
}

// cornerSprite is one round corner of a panel: 0 and 1 above, 2 and 3 below, odd ones to the right.
type cornerSprite struct {
	R, Line    int
	Fill, Edge color.RGBA
	Which      int
}

func (c cornerSprite) paint(p *pen) {
	x, y := 0.0, 0.0
	r := float64(c.R)
	if c.Which%2 == 0 {
		x = r
	}
	if c.Which/2 == 0 {
		y = r
	}
	p.ink(c.Edge)
	p.gg.DrawCircle(x, y, r)
	p.gg.Fill()
	p.ink(c.Fill)
	p.gg.DrawCircle(x, y, r-float64(c.Line))
	p.gg.Fill()
}

// canvas gives a picture of the size, one that was used before when there is one.
func (r *Renderer) canvas(w, h int) *image.RGBA {
	need := 4 * w * h
	if pix, ok := r.canvases.Get().(*[]byte); ok && cap(*pix) >= need {
		return &image.RGBA{Pix: (*pix)[:need], Stride: 4 * w, Rect: image.Rect(0, 0, w, h)}
	}
	return image.NewRGBA(image.Rect(0, 0, w, h))
}

func (r *Renderer) release(im *image.RGBA) {
	pix := im.Pix[:0]
	r.canvases.Put(&pix)
}
