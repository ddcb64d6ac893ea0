package render

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/color"

	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
	"farpost/render/strip"
)

// This file shows tests the inside of the package: rectangles, single sprites, parts of drawing.

// Placed is a rectangle of a plan, and what is in it.
type Placed struct {
	At   image.Rectangle
	What string
}

func (r *Renderer) withPen(f func(p *draw.Pen)) error {
	p := <-r.composer.Slots
	defer func() { p.Err = nil; r.composer.Slots <- p }()
	f(p)
	return p.Err
}

// BoardRects returns the blocks of a board and the size of the picture.
func (r *Renderer) BoardRects(s Scene) (out []Placed, size image.Rectangle, err error) {
	err = r.withPen(func(p *draw.Pen) { out, size = rects(planBoard(s)(p)) })
	return out, size, err
}

// HandRects returns the blocks of a hand and the size of the picture.
func (r *Renderer) HandRects(s Scene, zone string) (out []Placed, size image.Rectangle, err error) {
	err = r.withPen(func(p *draw.Pen) { out, size = rects(planHand(s, zone)(p)) })
	return out, size, err
}

func rects(pl *compose.Plan) (out []Placed, size image.Rectangle) {
	for _, b := range pl.Blocks {
		out = append(out, Placed{b.At, fmt.Sprintf("%T", b.Of)})
	}
	return out, image.Rect(0, 0, pl.W, pl.H)
}

// SpillsOf is Spills for a printed card.
func (r *Renderer) SpillsOf(s Scene, f engine.Face) (out []string, err error) {
	err = r.withPen(func(p *draw.Pen) { out = spills(p, planCard(s, f)(p)) })
	return out, err
}

// Spills paints every block of a board by itself with room around it, and names those that paint outside of their
// rectangle.
func (r *Renderer) Spills(s Scene) (out []string, err error) {
	err = r.withPen(func(p *draw.Pen) { out = spills(p, planBoard(s)(p)) })
	return out, err
}

func spills(p *draw.Pen, pl *compose.Plan) (out []string) {
	for _, b := range pl.Blocks {
		w, h := b.At.Dx(), b.At.Dy()
		im := image.NewRGBA(image.Rect(0, 0, w+90, h+90))
		ground := b.Of.Under()
		p.On(im, ground)
		b.Of.Paint(p, w, h)
		if spilt(im, w, h, ground) {
			out = append(out, fmt.Sprintf("%#v", b.Of))
		}
	}
	return out
}

func spilt(im *image.RGBA, w, h int, ground color.RGBA) bool {
	for y := range im.Rect.Dy() {
		from := 0
		if y < h {
			from = w
		}
		row := im.Pix[y*im.Stride+4*from : y*im.Stride+4*im.Rect.Dx()]
		for i := 0; i < len(row); i += 4 {
			if row[i] != ground.R || row[i+1] != ground.G || row[i+2] != ground.B {
				return true
			}
		}
	}
	return false
}

// Fitted is a text as it would stand.
type Fitted struct {
	Lines []string
	Size  int
	Bold  bool
}

// SeatNames returns the names of players as they are drawn on a board.
func (r *Renderer) SeatNames(s Scene) (out []Fitted, err error) {
	err = r.withPen(func(p *draw.Pen) {
		for _, b := range planBoard(s)(p).Blocks {
			if h, ok := b.Of.(sprite.SeatHead); ok {
				t := h.NameText(p)
				out = append(out, Fitted{Lines: t.Lines, Size: t.Style.Size, Bold: t.Style.Bold})
			}
		}
	})
	return out, err
}

// SeatPills returns each player's pills on a board: the words, each with its symbol.
func (r *Renderer) SeatPills(s Scene) (out [][]string, err error) {
	err = r.withPen(func(p *draw.Pen) {
		for _, b := range planBoard(s)(p).Blocks {
			if h, ok := b.Of.(sprite.SeatHead); ok {
				var held []string
				for _, q := range h.Pills {
					held = append(held, q.Word+" "+q.Shape)
				}
				out = append(out, held)
			}
		}
	})
	return out, err
}

// TouchedNumbers names the slats of pending things on a board with a text less than two pixels from the numbers of what
// is aimed at them. It also counts the slats with such numbers.
func (r *Renderer) TouchedNumbers(s Scene) (out []string, n int, err error) {
	err = r.withPen(func(p *draw.Pen) {
		for _, b := range planBoard(s)(p).Blocks {
			full, ok := b.Of.(sprite.PendingSlat)
			if !ok || len(full.Refs) == 0 {
				continue
			}
			n++
			w, h := b.At.Dx(), b.At.Dy()
			paint := func(q sprite.PendingSlat) *image.RGBA {
				im := image.NewRGBA(image.Rect(0, 0, w, h))
				p.On(im, q.Under())
				q.Paint(p, w, h)
				return im
			}
			numbers := full
			numbers.Name, numbers.By, numbers.Notes, numbers.Aims, numbers.Need, numbers.From = "", "", nil,
				nil, nil, nil
			nothing := numbers
			nothing.Refs = nil
			with, without, all := paint(numbers), paint(nothing), paint(full)
			var at image.Rectangle
			for y := range h {
				for x := range w {
					if with.RGBAAt(x, y) != without.RGBAAt(x, y) {
						at = at.Union(image.Rect(x, y, x+1, y+1))
					}
				}
			}
			near := at.Inset(-2).Intersect(all.Rect)
			if !bytes.Equal(shown(all, near), shown(with, near)) {
				out = append(out, full.Name+", "+full.By)
			}
		}
	})
	return out, n, err
}

// shown are the pixels of a part of a picture.
func shown(im *image.RGBA, at image.Rectangle) (out []byte) {
	for y := at.Min.Y; y < at.Max.Y; y++ {
		out = append(out, im.Pix[im.PixOffset(at.Min.X, y):im.PixOffset(at.Max.X, y)]...)
	}
	return out
}

// Encode writes a PNG that one sprite fills.
func (r *Renderer) Encode(im *image.RGBA) (out []byte, err error) {
	px := compose.NewPiece(im)
	s := &compose.Raster{W: im.Rect.Dx(), H: im.Rect.Dy(), Parts: []compose.Part{{At: im.Rect, Of: px}}}
	chosen := compose.Choose(compose.Common, []color.RGBA{draw.InkGround}, []*compose.Piece{px})
	s.Pal = r.composer.Numbers.Palette(compose.Common, chosen)
	err = r.withPen(func(p *draw.Pen) { out, p.Err = r.composer.Encode(context.Background(), p, s) })
	return out, err
}

// Pixels returns the pixels of a board before they are packed.
func (r *Renderer) Pixels(ctx context.Context, s Scene) (out *image.Paletted, err error) {
	err = r.withPen(func(p *draw.Pen) {
		sh, err := r.composer.Raster(ctx, p, planBoard(s)(p))
		if err != nil {
			p.Err = err
			return
		}
		var pal color.Palette
		for _, c := range sh.Pal.Table() {
			pal = append(pal, color.RGBA{c[0], c[1], c[2], 255})
		}
		out = image.NewPaletted(image.Rect(0, 0, sh.W, sh.H), pal)
		var rows []byte
		for i := range sh.Bands() {
			rows = sh.Rows(rows, i)
			for y := sh.Band(i).Min.Y; y < sh.Band(i).Max.Y; y++ {
				copy(out.Pix[y*out.Stride:][:sh.W], rows[(y-sh.Band(i).Min.Y)*(1+sh.W)+1:])
			}
		}
	})
	return out, err
}

// Kept returns the weights of the cached sprites, bands and pictures.
func (r *Renderer) Kept() (sprites, bands, pictures int) {
	return r.composer.Sprites.Size(), r.composer.Bands.Size(), r.composer.Pictures.Size()
}

// Forget drops finished pictures and bands, so that the next one is put together and packed again.
func (r *Renderer) Forget() {
	r.composer.Pictures = compose.NewCache[compose.Sum, compose.Picture](r.composer.Pictures.Limit)
	r.composer.Bands = compose.NewCache[compose.Sum, strip.Band](r.composer.Bands.Limit)
}

// ForgetAll drops sprites too.
func (r *Renderer) ForgetAll() {
	r.Forget()
	r.composer.Sprites = compose.NewCache[compose.Sum, *compose.Piece](r.composer.Sprites.Limit)
}

// Hold takes all drawing slots until the given function is called.
func (r *Renderer) Hold(ctx context.Context) func() {
	var held []*draw.Pen
	for range cap(r.composer.Slots) {
		select {
		case p := <-r.composer.Slots:
			held = append(held, p)
		case <-ctx.Done():
		}
	}
	return func() {
		for _, p := range held {
			r.composer.Slots <- p
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
func (r *Renderer) Loss(s Scene) (loss Loss, err error) {
	err = r.withPen(func(p *draw.Pen) {
		pl := planBoard(s)(p)
		sh, err := r.composer.Raster(context.Background(), p, pl)
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
			px := compose.NewPiece(p.Image)
			to, i := px.Lookup(sh.Pal).To, 0
			colours := compose.NewSpectrum(p.Image)
			for _, q := range colours.Runs {
				c, n := colours.Colour[q.Of], int(q.N)
				is, far := draw.Unpack(sh.Pal.Colour[to[px.Pix[i]]]), 0
				for k, v := range draw.Unpack(c) {
					far = max(far, int(v)-int(is[k]), int(is[k])-int(v))
				}
				if far > 3 {
					off += n
				}
				if colours.Count[q.Of] >= 400 {
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
func (r *Renderer) Bands(s Scene) (all, kept int, err error) {
	err = r.withPen(func(p *draw.Pen) {
		sh, err := r.composer.Raster(context.Background(), p, planBoard(s)(p))
		if err != nil {
			p.Err = err
			return
		}
		all = sh.Bands()
		for i := range all {
			if _, ok := r.composer.Bands.Get(sh.BandKey(i)); ok {
				kept++
			}
		}
	})
	return all, kept, err
}
