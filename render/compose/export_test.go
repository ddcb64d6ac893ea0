package compose

import (
	"context"
	"encoding/hex"
	"image"
	"image/color"

	"farpost/render/draw"
	"farpost/render/strip"
)

func (c *Composer) withPen(f func(p *draw.Pen)) error {
	p := <-c.slots
	defer func() { p.Err = nil; c.slots <- p }()
	f(p)
	return p.Err
}

// Encode writes a PNG that one sprite fills.
func (c *Composer) Encode(im *image.RGBA) (out []byte, err error) {
	px := newPiece(im)
	s := &raster{w: im.Rect.Dx(), h: im.Rect.Dy(), parts: []part{{at: im.Rect, of: px}}}
	chosen := choose(common, []color.RGBA{draw.InkGround}, []*piece{px})
	s.pal = c.numbers.palette(common, chosen)
	err = c.withPen(func(p *draw.Pen) { out, p.Err = c.encode(context.Background(), p, s) })
	return out, err
}

// Kept returns the weights of the cached sprites, bands and pictures.
func (c *Composer) Kept() (sprites, bands, pictures int) {
	return c.sprites.size(), c.bands.size(), c.pictures.size()
}

// Forget drops finished pictures and bands, so that the next one is put together and packed again.
func (c *Composer) Forget() {
	c.pictures = newCache[Sum, Picture](c.pictures.limit)
	c.bands = newCache[Sum, strip.Band](c.bands.limit)
}

// ForgetAll drops sprites too.
func (c *Composer) ForgetAll() {
	c.Forget()
	c.sprites = newCache[Sum, *piece](c.sprites.limit)
}

// Hold takes all drawing slots until the given function is called.
func (c *Composer) Hold(ctx context.Context) func() {
	var held []*draw.Pen
	for range cap(c.slots) {
		select {
		case p := <-c.slots:
			held = append(held, p)
		case <-ctx.Done():
		}
	}
	return func() {
		for _, p := range held {
			c.slots <- p
		}
	}
}

// Loss is by how much a palette changes colours, in values of a channel: the greatest loss of a colour that fills an
// area, the greatest of any other, and the share of pixels that lose more than 3.
type Loss struct {
	Area, Edge int
	Share      float64
}

// Loss paints a board's sprites again and compares them with what the picture has.
func (c *Composer) Loss(make Planning) (loss Loss, err error) {
	err = c.withPen(func(p *draw.Pen) {
		pl := make(p)
		sh, err := c.raster(context.Background(), p, pl)
		if err != nil {
			p.Err = err
			return
		}
		off := 0
		for _, b := range pl.Blocks {
			p.On(p.Scrap(b.At.Dx(), b.At.Dy()), b.Of.Under())
			p.Edges = b.Edges
			b.Of.Paint(p, b.At.Dx(), b.At.Dy())
			p.Edges = draw.FineEdges
			px := newPiece(p.Image)
			to, i := px.lookup(sh.pal).to, 0
			pix, _ := px.pix.rows(0, px.h, nil)
			colours := spectrum{number: map[uint32]int32{}}
			colours.read(p.Image)
			for _, q := range colours.runs {
				c, n := colours.colour[q.of], int(q.n)
				is, far := draw.Unpack(sh.pal.colour[to[pix[i]]]), 0
				for k, v := range draw.Unpack(c) {
					far = max(far, int(v)-int(is[k]), int(is[k])-int(v))
				}
				if far > 3 {
					off += n
				}
				if colours.count[q.of] >= 400 {
					loss.Area = max(loss.Area, far)
				} else {
					loss.Edge = max(loss.Edge, far)
				}
				i += n
			}
		}
		loss.Share = float64(off) / float64(pl.W*pl.H)
	})
	return loss, err
}

// Bands returns the number of bands of a board, and how many of them are in the cache.
func (c *Composer) Bands(make Planning) (all, kept int, err error) {
	err = c.withPen(func(p *draw.Pen) {
		sh, err := c.raster(context.Background(), p, make(p))
		if err != nil {
			p.Err = err
			return
		}
		all = sh.bands()
		for i := range all {
			if _, ok := c.bands.get(sh.bandKey(i)); ok {
				kept++
			}
		}
	})
	return all, kept, err
}

// Parts is a board taken apart, for another program to put together.
type Parts struct {
	W       int                    `json:"-"`
	H       int                    `json:"-"`
	Ground  [3]uint8               `json:"ground"`
	Fills   []PartFill             `json:"fills"`
	Parts   []PartAt               `json:"parts"`
	Sprites map[string]image.Image `json:"-"`
}

// PartFill is a rectangle of one colour.
type PartFill struct {
	X      int      `json:"x"`
	Y      int      `json:"y"`
	W      int      `json:"w"`
	H      int      `json:"h"`
	Colour [3]uint8 `json:"colour"`
}

// PartAt is a sprite at its place.
type PartAt struct {
	X      int    `json:"x"`
	Y      int    `json:"y"`
	Sprite string `json:"sprite"`
}

// Parts takes a board apart.
func (c *Composer) Parts(make Planning) (out Parts, err error) {
	err = c.withPen(func(p *draw.Pen) {
		sh, err := c.raster(context.Background(), p, make(p))
		if err != nil {
			p.Err = err
			return
		}
		three := func(c color.RGBA) [3]uint8 { return draw.Unpack(draw.Pack(c)) }
		out = Parts{W: sh.w, H: sh.h, Ground: three(draw.InkGround), Sprites: map[string]image.Image{}}
		for _, f := range sh.fills {
			out.Fills = append(out.Fills, PartFill{f.at.Min.X, f.at.Min.Y, f.at.Dx(), f.at.Dy(), three(f.of)})
		}
		for _, q := range sh.parts {
			name := hex.EncodeToString(q.name[:8])
			out.Parts = append(out.Parts, PartAt{q.at.Min.X, q.at.Min.Y, name})
			im := image.NewRGBA(image.Rect(0, 0, q.of.w, q.of.h))
			pix, _ := q.of.pix.rows(0, q.of.h, nil)
			for i, k := range pix {
				c := draw.Unpack(q.of.colour[k])
				copy(im.Pix[4*i:], []uint8{c[0], c[1], c[2], 255})
			}
			out.Sprites[name] = im
		}
	})
	return out, err
}
