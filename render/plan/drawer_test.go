package plan_test

import (
	"context"
	"fmt"
	"image"
	"image/color"
	"slices"
	"strings"
	"sync"
	"testing"

	"farpost/engine"
	"farpost/render"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/plan"
	"farpost/render/rendertest"
	"farpost/render/sprite"
)

// drawer is a renderer, and a pen to plan with.
type drawer struct {
	*render.Renderer
	pen *draw.Pen
}

var fonts = sync.OnceValues(draw.ParseFonts)

func shared(t testing.TB) *drawer {
	t.Helper()
	faces, err := fonts()
	if err != nil {
		t.Fatal(err)
	}
	return &drawer{rendertest.Shared(t), draw.NewPen(faces, nil)}
}

// paletted returns a board's pixels as numbers of its palette.
func paletted(t testing.TB, r *drawer, s render.Scene) *image.Paletted {
	t.Helper()
	p, err := r.Board(context.Background(), s)
	if err != nil {
		t.Fatal(err)
	}
	return rendertest.Decode(t, p.PNG).(*image.Paletted)
}

// Placed is a rectangle of a plan, and what is in it.
type Placed struct {
	At   image.Rectangle
	What string
}

// withPen lends the pen.
func (r *drawer) withPen(f func(p *draw.Pen)) error {
	f(r.pen)
	err := r.pen.Err
	r.pen.Err = nil
	return err
}

// BoardRects returns the blocks of a board and the size of the picture.
func (r *drawer) BoardRects(s render.Scene) (out []Placed, size image.Rectangle, err error) {
	err = r.withPen(func(p *draw.Pen) { out, size = rects(plan.Board(s)(p)) })
	return out, size, err
}

// HandRects returns the blocks of a hand and the size of the picture.
func (r *drawer) HandRects(s render.Scene, zone string) (out []Placed, size image.Rectangle, err error) {
	err = r.withPen(func(p *draw.Pen) { out, size = rects(plan.Hand(s, zone)(p)) })
	return out, size, err
}

func rects(pl *compose.Plan) (out []Placed, size image.Rectangle) {
	for _, b := range pl.Blocks {
		out = append(out, Placed{b.At, fmt.Sprintf("%T", b.Of)})
	}
	return out, image.Rect(0, 0, pl.W, pl.H)
}

// SpillsOf is Spills for a printed card.
func (r *drawer) SpillsOf(s render.Scene, f engine.Face) (out []string, err error) {
	err = r.withPen(func(p *draw.Pen) { out = spills(p, plan.Card(s, f)(p)) })
	return out, err
}

// Spills paints every block of a board by itself with room around it, and names those that paint outside of their
// rectangle.
func (r *drawer) Spills(s render.Scene) (out []string, err error) {
	err = r.withPen(func(p *draw.Pen) { out = spills(p, plan.Board(s)(p)) })
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

// replayed plans what Replay draws.
func replayed(s render.Scene, moments []render.Moment) compose.Planning {
	moments, most := plan.FitReplay(s, moments)
	return plan.Replay(s, moments, most)
}

// Blocks returns the sprites of a plan with all their fields.
func (r *drawer) Blocks(of compose.Planning) (out []string, err error) {
	err = r.withPen(func(p *draw.Pen) {
		for _, b := range of(p).Blocks {
			out = append(out, fmt.Sprintf("%#v", b.Of))
		}
	})
	return out, err
}

// Ordinals returns the figures of a board whose number is behind the word.
func (r *drawer) Ordinals(s render.Scene) (out []string, err error) {
	err = r.withPen(func(p *draw.Pen) {
		for _, b := range plan.Board(s)(p).Blocks {
			if c, ok := b.Of.(sprite.Chip); ok && c.Ordinal {
				out = append(out, strings.Join(c.Before(p).Lines, " ")+" "+c.Number())
			}
		}
	})
	return out, err
}

// Faults names the blocks of a plan that overlap, leave the picture, or paint outside of themselves.
func (r *drawer) Faults(of compose.Planning) (out []string, err error) {
	err = r.withPen(func(p *draw.Pen) {
		pl := of(p)
		all := image.Rect(0, 0, pl.W, pl.H)
		for i, b := range pl.Blocks {
			if b.At.Empty() || !b.At.In(all) {
				out = append(out, fmt.Sprintf("%T at %v is not inside %v", b.Of, b.At, all))
			}
			for _, o := range pl.Blocks[:i] {
				if b.At.Overlaps(o.At) {
					out = append(out, fmt.Sprintf("%T at %v overlaps %T at %v", b.Of, b.At, o.Of, o.At))
				}
			}
			w, h := b.At.Dx(), b.At.Dy()
			im := image.NewRGBA(image.Rect(0, 0, w+90, h+90))
			p.On(im, b.Of.Under())
			b.Of.Paint(p, w, h)
			if spilt(im, w, h, b.Of.Under()) {
				out = append(out, fmt.Sprintf("painted outside: %.300s", fmt.Sprintf("%#v", b.Of)))
			}
		}
	})
	return out, err
}

// postLetters returns the sizes of the letters of a posted board, each once, and the size of the picture. Words of it
// are measured in other sizes before they are drawn in one of these.
func postLetters(s render.Scene) (sizes []int, size image.Point, err error) {
	return letters(plan.Post(s))
}

// letters is postLetters for any plan.
func letters(of compose.Planning) (sizes []int, size image.Point, err error) {
	faces, err := fonts()
	if err != nil {
		return nil, size, err
	}
	p := draw.NewPen(faces, nil)
	pl := of(p)
	for _, b := range pl.Blocks {
		p.On(image.NewRGBA(image.Rect(0, 0, b.At.Dx(), b.At.Dy())), b.Of.Under())
		b.Of.Paint(p, b.At.Dx(), b.At.Dy())
	}
	for st := range p.Fonts.Cuts {
		sizes = append(sizes, st.Size)
	}
	return sizes, image.Pt(pl.W, pl.H), p.Err
}

// PostParts returns what a posted board is made of: the kinds of its blocks, and how many there are of each.
func (r *drawer) PostParts(s render.Scene) (out map[string]int, err error) {
	out = map[string]int{}
	err = r.withPen(func(p *draw.Pen) {
		for _, b := range rectsOf(plan.Post(s)(p)) {
			out[b.What]++
		}
	})
	return out, err
}

func rectsOf(pl *compose.Plan) []Placed {
	out, _ := rects(pl)
	return out
}

// Lengths returns the bars of a deck's types and symbols, in cards and in pixels.
func (r *drawer) Lengths(of compose.Planning) (n, long []int, err error) {
	err = r.withPen(func(p *draw.Pen) {
		for _, b := range of(p).Blocks {
			if s, ok := b.Of.(sprite.Shares); ok {
				for _, q := range s.Bars {
					n, long = append(n, q.N), append(long, s.Filled(q))
				}
			}
		}
	})
	return slices.Clip(n), slices.Clip(long), err
}
