package compose

import (
	"context"
	"image"
	"image/color"

	"farpost/render/draw"
	"farpost/render/strip"
)

// compose makes the file of a plan. It paints the sprites that are not in the cache, then puts together and packs the
// bands that are not. The rest is only looked up.
func (c *Composer) compose(ctx context.Context, p *draw.Pen, pl *Plan) ([]byte, error) {
	s, err := c.raster(ctx, p, pl)
	if err != nil {
		return nil, err
	}
	return c.encode(ctx, p, s)
}

// encode packs the bands of a raster that are not in the cache, and writes the file.
func (c *Composer) encode(ctx context.Context, p *draw.Pen, s *raster) ([]byte, error) {
	bands := make([]strip.Band, s.bands())
	keys := make([]Sum, len(bands))
	var dirty []int
	for i := range bands {
		keys[i] = s.bandKey(i)
		b, ok := c.bands.get(keys[i])
		if !ok {
			dirty = append(dirty, i)
		}
		bands[i] = b
	}
	err := c.share(ctx, p, len(dirty), func(_ *draw.Pen, n int) error {
		i := dirty[n]
		room := c.rows.take()
		defer c.rows.give(room)
		b, err := strip.Pack(s.rows(room, i), s.effort)
		if err != nil {
			return err
		}
		bands[i] = b
		c.bands.put(keys[i], b, b.Weight())
		return nil
	})
	if err != nil {
		return nil, err
	}
	return strip.File(s.w, s.h, s.pal.table(), bands), nil
}

// raster finds or paints the pieces of a plan, and chooses the colours.
func (c *Composer) raster(ctx context.Context, p *draw.Pen, pl *Plan) (*raster, error) {
	s := &raster{w: pl.W, h: pl.H, effort: pl.Effort}
	flats := []color.RGBA{draw.InkGround}
	var blocks []Block
	for _, q := range pl.Panels {
		line := 2
		if q.Bold {
			line = 5
		}
		s.fills = append(s.fills, fill{q.At, q.Edge}, fill{q.At.Inset(line), q.Fill})
		flats = append(flats, q.Edge, q.Fill)
		blocks = append(blocks, q.corners(line)...)
	}
	blocks = append(blocks, pl.Blocks...)
	s.parts = make([]part, len(blocks))
	var missing []int
	for i, b := range blocks {
		px, ok := c.sprites.get(b.Name)
		s.parts[i] = part{at: b.At, name: b.Name, of: px}
		if !ok {
			missing = append(missing, i)
		}
	}
	err := c.share(ctx, p, len(missing), func(p *draw.Pen, n int) error {
		i := missing[n]
		px, err := c.piece(p, blocks[i])
		s.parts[i].of = px
		return err
	})
	if err != nil {
		return nil, err
	}
	for _, o := range pl.Over {
		q := part{at: o.At, name: o.Name, ink: o.Ink, dash: o.Dash}
		if o.Of != nil {
			if q.of, err = c.stamp(p, o); err != nil {
				return nil, err
			}
		}
		s.over = append(s.over, q)
	}
	// Stamps have colours of inks alone. Every picture has those, so the palette does not depend on stamps.
	pieces := make([]*piece, len(s.parts))
	for i, q := range s.parts {
		pieces[i] = q.of
	}
	fixed := fixedColours(pl.Tints, pl.cards())
	s.pal = c.numbers.palette(fixed, choose(fixed, flats, pieces))
	return s, nil
}

// piece draws a sprite and puts it into the cache.
func (c *Composer) piece(p *draw.Pen, b Block) (*piece, error) {
	p.Begin(p.Scrap(b.At.Dx(), b.At.Dy()), b.Of.Under())
	p.Edges = b.Edges
	b.Of.Paint(p, b.At.Dx(), b.At.Dy())
	p.Edges = draw.FineEdges
	if p.Err != nil {
		return nil, p.Err
	}
	px := newPiece(p.Image)
	c.sprites.put(b.Name, px, px.bytes())
	return px, nil
}

// stamp finds or paints the piece of a stamp: first which pixels it covers, then its colours.
func (c *Composer) stamp(p *draw.Pen, o Over) (*piece, error) {
	if px, ok := c.sprites.get(o.Name); ok {
		return px, nil
	}
	w, h := o.At.Dx(), o.At.Dy()
	p.Begin(p.Scrap(w, h), draw.Rgb(255, 255, 255))
	o.Of.Stencil(p, w, h)
	covers := make([]bool, w*h)
	for i := range covers {
		covers[i] = p.Image.Pix[4*i] < 128
	}
	p.Begin(p.Image, o.Of.Under())
	o.Of.Paint(p, w, h)
	px := newPiece(p.Image)
	px.covers = covers
	c.sprites.put(o.Name, px, px.bytes())
	return px, nil
}

// corners returns the round corners of a panel, each as a sprite.
func (q Panel) corners(line int) []Block {
	out := make([]Block, 4)
	for i := range out {
		at := q.At.Min
		if i%2 == 1 {
			at.X = q.At.Max.X - q.Corner
		}
		if i/2 == 1 {
			at.Y = q.At.Max.Y - q.Corner
		}
		out[i] = NewBlock(image.Rectangle{Min: at, Max: at.Add(image.Pt(q.Corner, q.Corner))},
			cornerSprite{R: q.Corner, Line: line, Fill: q.Fill, Edge: q.Edge, Which: i})
	}
	return out
}

// cornerSprite is one round corner of a panel. Which is 0 or 1 for an upper one, 2 or 3 for a lower one, odd on the
// right.
type cornerSprite struct {
	R, Line    int
	Fill, Edge color.RGBA
	Which      int
}

func (c cornerSprite) Width() int           { return c.R }
func (c cornerSprite) Height(*draw.Pen) int { return c.R }
func (c cornerSprite) Under() color.RGBA    { return draw.InkGround }

func (c cornerSprite) Paint(p *draw.Pen, _, _ int) {
	x, y := 0.0, 0.0
	r := float64(c.R)
	if c.Which%2 == 0 {
		x = r
	}
	if c.Which/2 == 0 {
		y = r
	}
	p.Ink(c.Edge)
	p.GG.DrawCircle(x, y, r)
	p.GG.Fill()
	p.Ink(c.Fill)
	p.GG.DrawCircle(x, y, r-float64(c.Line))
	p.GG.Fill()
}
