package render

import (
	"context"
	"encoding/hex"
	"image"
	"image/color"

	"farpost/render/draw"
)

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
func (r *Renderer) Parts(s Scene) (out Parts, err error) {
	err = r.withPen(func(p *draw.Pen) {
		sh, err := r.composer.Raster(context.Background(), p, planPost(s)(p))
		if err != nil {
			p.Err = err
			return
		}
		three := func(c color.RGBA) [3]uint8 { return draw.Unpack(draw.Pack(c)) }
		out = Parts{W: sh.W, H: sh.H, Ground: three(draw.InkGround), Sprites: map[string]image.Image{}}
		for _, f := range sh.Fills {
			out.Fills = append(out.Fills, PartFill{f.At.Min.X, f.At.Min.Y, f.At.Dx(), f.At.Dy(), three(f.Of)})
		}
		for _, q := range sh.Parts {
			name := hex.EncodeToString(q.Name[:8])
			out.Parts = append(out.Parts, PartAt{q.At.Min.X, q.At.Min.Y, name})
			im := image.NewRGBA(image.Rect(0, 0, q.Of.W, q.Of.H))
			for i, k := range q.Of.Pix {
				c := draw.Unpack(q.Of.Colour[k])
				copy(im.Pix[4*i:], []uint8{c[0], c[1], c[2], 255})
			}
			out.Sprites[name] = im
		}
	})
	return out, err
}
