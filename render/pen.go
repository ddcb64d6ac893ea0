package render

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"github.com/fogleman/gg"
	"golang.org/x/image/math/fixed"
)

// pen draws on one picture at a time. It belongs to a drawing slot, so nobody shares its fonts. The first error stays
// in err, and who holds the pen returns it. Drawing after an error does no harm.
type pen struct {
	fonts *fonts
	im    *image.RGBA
	gg    *gg.Context
	pix   []uint8 // scratch memory for sprites
	err   error
	// signs are the symbols among the letters of the sprite that is measured or painted.
	signs      []glyph
	signGround color.RGBA
	edges      edges
	library    func(string) image.Image // Options.Pictures
}

// scrap returns a picture to paint on. It is valid until the next call.
func (p *pen) scrap(w, h int) *image.RGBA {
	if need := 4 * w * h; cap(p.pix) < need {
		p.pix = make([]uint8, need)
	}
	return &image.RGBA{Pix: p.pix[:4*w*h], Stride: 4 * w, Rect: image.Rect(0, 0, w, h)}
}

// on points the pen at a picture filled with a ground colour.
func (p *pen) on(im *image.RGBA, ground color.RGBA) {
	p.im = im
	p.gg = gg.NewContextForRGBA(im)
	draw.Draw(im, im.Bounds(), image.NewUniform(ground), image.Point{}, draw.Src)
}

// within lets f draw into a part of the picture. The part's upper left corner is the origin, and nothing leaves the
// part.
func (p *pen) within(r image.Rectangle, f func(r image.Rectangle)) {
	im, gc := p.im, p.gg
	p.im = &image.RGBA{Pix: im.Pix[im.PixOffset(r.Min.X, r.Min.Y):], Stride: im.Stride,
		Rect: image.Rect(0, 0, r.Dx(), r.Dy())}
	p.gg = gg.NewContextForRGBA(p.im)
	f(p.im.Rect)
	p.im, p.gg = im, gc
}

func (p *pen) cut(s style) *cut {
	c, err := p.fonts.cut(s)
	if err != nil {
		if p.err == nil {
			p.err = err
		}
		// The fonts are embedded and parsed, so only the size can be impossible. New has cut the smallest size, so
		// the fallback exists.
		return p.fonts.cuts[style{textMin, false}]
	}
	c.signs = len(p.signs)
	return c
}

// text writes one line with its left end at x and its baseline at y, and returns where it ends.
func (p *pen) text(x, y int, s style, ink color.RGBA, t string) int {
	c := p.cut(s)
	src := image.NewUniform(ink)
	at := fixed.P(x, y)
	for _, r := range t {
		if isSign(r, len(p.signs)) {
			p.drawSign(c, at.X.Round(), y, r)
			at.X += fixed.I(c.signWidth())
			continue
		}
		dr, mask, from, _, ok := c.face.Glyph(at, r)
		if ok {
			p.level(mask)
			draw.DrawMask(p.im, dr, src, image.Point{}, mask, from, draw.Over)
		}
		w, ok := c.widths[r]
		if !ok {
			w, _ = c.face.GlyphAdvance(r)
		}
		at.X += w
	}
	return at.X.Ceil()
}

// middle writes one line around the point cx, cy.
func (p *pen) middle(cx, cy int, s style, ink color.RGBA, t string) {
	c := p.cut(s)
	p.text(cx-c.width(t)/2, baseline(cy, s), s, ink, t)
}

// baseline returns where to write so that the middle of capitals and digits is at cy.
func baseline(cy int, s style) int { return cy + int(math.Round(float64(s.Size)*0.365)) }

// lines writes a fitted text downwards from the top y.
func (p *pen) lines(x, y int, ink color.RGBA, t setting) {
	c := p.cut(t.Style)
	for i, l := range t.Lines {
		p.text(x, y+i*t.Step+c.ascent, t.Style, ink, l)
	}
}

// centred writes a fitted text downwards from the top y, each line around cx.
func (p *pen) centred(cx, y int, ink color.RGBA, t setting) {
	c := p.cut(t.Style)
	for i, l := range t.Lines {
		p.text(cx-c.width(l)/2, y+i*t.Step+c.ascent, t.Style, ink, l)
	}
}

func (p *pen) ink(c color.RGBA) { p.gg.SetRGB255(int(c.R), int(c.G), int(c.B)) }

// box fills a rectangle with rounded corners.
func (p *pen) box(x, y, w, h, r float64, c color.RGBA) {
	p.ink(c)
	p.gg.DrawRoundedRectangle(x, y, w, h, r)
	p.gg.Fill()
}

// frame draws the edge of a rounded rectangle, inside it.
func (p *pen) frame(x, y, w, h, r, line float64, c color.RGBA) {
	p.ink(c)
	p.gg.SetLineWidth(line)
	p.gg.DrawRoundedRectangle(x+line/2, y+line/2, w-line, h-line, r)
	p.gg.Stroke()
}

// rect fills a rectangle of whole pixels.
func (p *pen) rect(r image.Rectangle, c color.RGBA) {
	draw.Draw(p.im, r, image.NewUniform(c), image.Point{}, draw.Src)
}

// poly fills a polygon that is given as x, y pairs.
func (p *pen) poly(c color.RGBA, xy ...float64) {
	p.ink(c)
	p.path(xy...)
	p.gg.Fill()
}

func (p *pen) path(xy ...float64) {
	for i := 0; i+1 < len(xy); i += 2 {
		if i == 0 {
			p.gg.MoveTo(xy[0], xy[1])
		} else {
			p.gg.LineTo(xy[i], xy[i+1])
		}
	}
	p.gg.ClosePath()
}
