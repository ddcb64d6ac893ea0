package draw

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"github.com/fogleman/gg"
	scale "golang.org/x/image/draw"
	"golang.org/x/image/math/fixed"

	"farpost/render/typeset"
)

// Pen draws on one picture at a time. It belongs to a drawing slot, so nobody shares its fonts. The first error stays
// in err, and who holds the pen returns it. Drawing after an error does no harm.
type Pen struct {
	Fonts *FontSet
	Image *image.RGBA
	GG    *gg.Context
	pix   []uint8 // scratch memory for sprites
	// easels are where was drawn before, by size. What a context needs is a fifth of all garbage of drawing.
	easels map[image.Point]*easel
	Err    error
	// signs are the symbols among the letters of the sprite that is measured or painted.
	signs      []Glyph
	signGround color.RGBA
	Edges      Edges
	// Pictures, if set, returns an illustration by its name; nil if there is none.
	Pictures func(name string) image.Image
}

// NewPen makes a pen with fonts of its own.
func NewPen(t *Typeface, pictures func(name string) image.Image) *Pen {
	return &Pen{Fonts: NewFonts(t), Pictures: pictures}
}

// keptScrap is the size in bytes up to which a pen keeps what it paints on. Larger sprites are rare.
const keptScrap = 3 << 19

// Scrap returns a picture to paint on. It is valid until the next call.
func (p *Pen) Scrap(w, h int) *image.RGBA {
	need := 4 * w * h
	if need > keptScrap {
		return image.NewRGBA(image.Rect(0, 0, w, h))
	}
	if cap(p.pix) < need {
		p.pix = make([]uint8, need)
	}
	return &image.RGBA{Pix: p.pix[:4*w*h], Stride: 4 * w, Rect: image.Rect(0, 0, w, h)}
}

// On points the pen at a picture filled with a ground colour.
func (p *Pen) On(im *image.RGBA, ground color.RGBA) {
	p.Image = im
	p.GG = gg.NewContextForRGBA(im)
	draw.Draw(im, im.Bounds(), image.NewUniform(ground), image.Point{}, draw.Src)
}

// easel is a context that is used for one picture after the other of the same size.
type easel struct {
	im    image.RGBA // on which it draws
	gc    *gg.Context
	fresh gg.Context // as it was made
	busy  bool
}

// mostEasels is how many sizes are remembered.
const mostEasels = 8

// Begin is On for a sprite of its own: nothing that was drawn before goes on.
func (p *Pen) Begin(im *image.RGBA, ground color.RGBA) {
	for _, e := range p.easels {
		e.busy = false
	}
	p.Image = im
	p.GG, _ = p.easel(im)
	draw.Draw(im, im.Bounds(), image.NewUniform(ground), image.Point{}, draw.Src)
}

// easel returns a context for a picture. give says that nothing is drawn with it any more.
func (p *Pen) easel(im *image.RGBA) (gc *gg.Context, give func()) {
	size := im.Rect.Size()
	e := p.easels[size]
	switch {
	case e == nil:
		e = &easel{im: *im}
		e.gc = gg.NewContextForRGBA(&e.im)
		e.fresh = *e.gc
		for old, other := range p.easels {
			if len(p.easels) >= mostEasels && !other.busy {
				delete(p.easels, old)
			}
		}
		if p.easels == nil {
			p.easels = map[image.Point]*easel{}
		}
		p.easels[size] = e
	case e.busy:
		return gg.NewContextForRGBA(im), func() {}
	default:
		e.im, *e.gc = *im, e.fresh
	}
	e.busy = true
	return e.gc, func() { e.busy = false }
}

// Within lets f draw into a part of the picture. The part's upper left corner is the origin, and nothing leaves the
// part.
func (p *Pen) Within(r image.Rectangle, f func(r image.Rectangle)) {
	im, gc := p.Image, p.GG
	p.Image = &image.RGBA{Pix: im.Pix[im.PixOffset(r.Min.X, r.Min.Y):], Stride: im.Stride,
		Rect: image.Rect(0, 0, r.Dx(), r.Dy())}
	var give func()
	p.GG, give = p.easel(p.Image)
	f(p.Image.Rect)
	give()
	p.Image, p.GG = im, gc
}

// Cut returns the letters of a style.
func (p *Pen) Cut(s Style) *Cut {
	c, err := p.Fonts.Cut(s)
	if err != nil {
		if p.Err == nil {
			p.Err = err
		}
		// The fonts are embedded and parsed, so only the size can be impossible. New has cut the smallest size, so
		// the fallback exists.
		return p.Fonts.Cuts[Style{TextMin, false}]
	}
	c.signs = len(p.signs)
	return c
}

// Text writes one line with its left end at x and its baseline at y, and returns where it ends.
func (p *Pen) Text(x, y int, s Style, ink color.RGBA, t string) int {
	c := p.Cut(s)
	if !c.isPlain(t) {
		return p.drawLine(c, x, y, ink, c.line(t))
	}
	src := image.NewUniform(ink)
	at := fixed.P(x, y)
	for _, r := range t {
		if typeset.IsSign(r, len(p.signs)) {
			p.drawSign(c, at.X.Round(), y, r)
			at.X += fixed.I(c.signWidth())
			continue
		}
		dr, mask, from, _, ok := c.face.Glyph(at, r)
		if ok {
			p.level(mask)
			draw.DrawMask(p.Image, dr, src, image.Point{}, mask, from, draw.Over)
		}
		at.X += c.letter(r).advance
	}
	return at.X.Ceil()
}

// drawLine is Text for a shaped line.
func (p *Pen) drawLine(c *Cut, x, y int, ink color.RGBA, l *typeset.Line) int {
	src := image.NewUniform(ink)
	for _, g := range l.Glyphs {
		at := fixed.Point26_6{X: fixed.I(x) + g.X, Y: fixed.I(y) - g.Y}
		if g.Face == nil {
			p.drawSign(c, at.X.Round(), y, g.Sign)
			continue
		}
		if im, to := g.Picture(c.style.Size, at); im != nil {
			scale.ApproxBiLinear.Scale(p.Image, to, im, im.Bounds(), draw.Over, nil)
			continue
		}
		if mask, box := g.Mask(&c.set.raster, c.style.Size, at, p.Image.Rect); !box.Empty() {
			p.level(mask)
			draw.DrawMask(p.Image, box, src, image.Point{}, mask, image.Point{}, draw.Over)
		}
	}
	return (fixed.I(x) + l.Width).Ceil()
}

// Middle writes one line around the point cx, cy.
func (p *Pen) Middle(cx, cy int, s Style, ink color.RGBA, t string) {
	c := p.Cut(s)
	p.Text(cx-c.Width(t)/2, Baseline(cy, s), s, ink, t)
}

// Baseline returns where to write so that the middle of capitals and digits is at cy.
func Baseline(cy int, s Style) int { return cy + int(math.Round(float64(s.Size)*0.365)) }

// Lines writes a fitted text downwards from the top y. Several lines begin at x; those of a text that runs to the left
// begin where the widest one does, at the right.
func (p *Pen) Lines(x, y int, ink color.RGBA, t Setting) {
	c := p.Cut(t.Style)
	right := 0
	if len(t.Lines) > 1 && typeset.IsLeftward(t.Lines[0]) {
		for _, l := range t.Lines {
			right = max(right, c.Width(l))
		}
	}
	for i, l := range t.Lines {
		at := x
		if right > 0 {
			at += right - c.Width(l)
		}
		p.Text(at, y+i*t.Step+c.ascent, t.Style, ink, l)
	}
}

// Centred writes a fitted text downwards from the top y, each line around cx.
func (p *Pen) Centred(cx, y int, ink color.RGBA, t Setting) {
	c := p.Cut(t.Style)
	for i, l := range t.Lines {
		p.Text(cx-c.Width(l)/2, y+i*t.Step+c.ascent, t.Style, ink, l)
	}
}

// Ink sets the colour of what is drawn through GG.
func (p *Pen) Ink(c color.RGBA) { p.GG.SetRGB255(int(c.R), int(c.G), int(c.B)) }

// Box fills a rectangle with rounded corners.
func (p *Pen) Box(x, y, w, h, r float64, c color.RGBA) {
	p.Ink(c)
	p.GG.DrawRoundedRectangle(x, y, w, h, r)
	p.GG.Fill()
}

// Frame draws the edge of a rounded rectangle, inside it.
func (p *Pen) Frame(x, y, w, h, r, line float64, c color.RGBA) {
	p.Ink(c)
	p.GG.SetLineWidth(line)
	p.GG.DrawRoundedRectangle(x+line/2, y+line/2, w-line, h-line, r)
	p.GG.Stroke()
}

// Rect fills a rectangle of whole pixels.
func (p *Pen) Rect(r image.Rectangle, c color.RGBA) {
	draw.Draw(p.Image, r, image.NewUniform(c), image.Point{}, draw.Src)
}

// Poly fills a polygon that is given as x, y pairs.
func (p *Pen) Poly(c color.RGBA, xy ...float64) {
	p.Ink(c)
	p.Path(xy...)
	p.GG.Fill()
}

// Path begins a closed path through points, given as x, y pairs.
func (p *Pen) Path(xy ...float64) {
	for i := 0; i+1 < len(xy); i += 2 {
		if i == 0 {
			p.GG.MoveTo(xy[0], xy[1])
		} else {
			p.GG.LineTo(xy[i], xy[i+1])
		}
	}
	p.GG.ClosePath()
}
