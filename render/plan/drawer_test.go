package plan_test

import (
	"bytes"
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
	"farpost/render/arrow"
	"farpost/render/art"
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

// Fitted is a text as it would stand.
type Fitted struct {
	Lines []string
	Size  int
	Bold  bool
}

// SeatNames returns the names of players as they are drawn on a board.
func (r *drawer) SeatNames(s render.Scene) (out []Fitted, err error) {
	err = r.withPen(func(p *draw.Pen) {
		for _, b := range plan.Board(s)(p).Blocks {
			if h, ok := b.Of.(sprite.SeatHead); ok {
				t := h.NameText(p)
				out = append(out, Fitted{Lines: t.Lines, Size: t.Style.Size, Bold: t.Style.Bold})
			}
		}
	})
	return out, err
}

// SeatPills returns each player's pills on a board: the words, each with its symbol.
func (r *drawer) SeatPills(s render.Scene) (out [][]string, err error) {
	err = r.withPen(func(p *draw.Pen) {
		for _, b := range plan.Board(s)(p).Blocks {
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
func (r *drawer) TouchedNumbers(s render.Scene) (out []string, n int, err error) {
	err = r.withPen(func(p *draw.Pen) {
		for _, b := range plan.Board(s)(p).Blocks {
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
	faces, err := fonts()
	if err != nil {
		return nil, size, err
	}
	p := draw.NewPen(faces, nil)
	pl := plan.Post(s)(p)
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

// arrowOf is an arrow of a board: its sort of line, and how many ends it reaches.
type arrowOf struct {
	Line     string
	From, To int
}

// Arrows returns the arrows of a board that found a way.
func (r *drawer) Arrows(s render.Scene) (out []arrowOf, err error) {
	err = r.withPen(func(p *draw.Pen) {
		_, nets := plan.Arrows(s, p)
		for _, n := range nets {
			out = append(out, arrowOf{n.Line, len(n.From), len(n.To)})
		}
	})
	return out, err
}

// Sacred returns the parts of a board that no arrow may cover: all of every block except the head of a card's picture,
// the ends of a pending row, and the tip of a stone.
func (r *drawer) Sacred(s render.Scene) (out []image.Rectangle, err error) {
	err = r.withPen(func(p *draw.Pen) {
		for _, b := range plan.Board(s)(p).Blocks {
			at := b.At
			switch t := b.Of.(type) {
			case sprite.Tile:
				pic := image.Rect(at.Min.X, at.Min.Y, at.Max.X, at.Min.Y+t.ArtHeight())
				words := image.Rect(at.Min.X, pic.Max.Y, at.Max.X, at.Max.Y)
				mid := pic.Min.Y + t.ArtHeight()/2
				pic.Min.Y += art.HeadDepth + 2
				if t.Stance == art.Turned {
					low := at.Min.Y + t.WordsHeight(p)
					words = image.Rect(at.Min.X, at.Min.Y, at.Max.X, low)
					pic = image.Rect(at.Min.X, low, at.Max.X, low+t.ArtHeight()-art.HeadDepth-2)
					out = append(out, image.Rect(at.Min.X, low+t.ArtHeight(), at.Max.X, at.Max.Y))
					mid = low + t.ArtHeight()/2
				}
				// At its sides a picture has figures above and below, so its middle is free there.
				out = append(out, words, image.Rect(pic.Min.X, pic.Min.Y, pic.Max.X, mid-20),
					image.Rect(pic.Min.X, mid+20, pic.Max.X, pic.Max.Y),
					image.Rect(pic.Min.X+14, pic.Min.Y, pic.Max.X-14, pic.Max.Y))
			case sprite.Slat:
				// All but the head of the outline, and the middle of its left edge.
				mid := at.Min.Y + sprite.SlatLeast/2
				out = append(out, image.Rect(at.Min.X+sprite.SlatArt, at.Min.Y, at.Max.X, at.Max.Y),
					image.Rect(at.Min.X+14, at.Min.Y+art.HeadDepth+2, at.Max.X, at.Max.Y),
					image.Rect(at.Min.X, at.Min.Y+art.HeadDepth+2, at.Max.X, mid-20),
					image.Rect(at.Min.X, mid+20, at.Max.X, at.Max.Y))
			case sprite.PendingRow, sprite.PendingSlat:
				out = append(out, image.Rect(at.Min.X+13, at.Min.Y, at.Max.X-13, at.Max.Y))
			case sprite.Cell, sprite.Token:
				out = append(out, image.Rect(at.Min.X, at.Min.Y+28, at.Max.X, at.Max.Y))
			case sprite.SeatHead:
				out = append(out, image.Rect(at.Min.X, at.Min.Y, at.Min.X+t.Right(at.Dx()), at.Max.Y))
			case sprite.Note:
				out = append(out, t.Written(p, at))
			default:
				out = append(out, at)
			}
		}
	})
	return out, err
}

// SeatPoints returns the points of a board's arrows that end at players, and the room beside the pills of those
// players.
func (r *drawer) SeatPoints(s render.Scene) (points, rooms []image.Rectangle, err error) {
	err = r.withPen(func(p *draw.Pen) {
		pl, nets := plan.Arrows(s, p)
		for _, n := range nets {
			for _, q := range n.To {
				for _, b := range pl.Blocks {
					if h, ok := b.Of.(sprite.SeatHead); ok && abs(b.At.Min.Y+b.At.Dy()/2-q.Port.At.Y) < 2 {
						at, tip := q.Port.At, q.Port.At.Sub(q.Port.Out.Mul(arrow.HeadLen-8))
						at = at.Add(q.Port.Out.Mul(8))
						points = append(points,
							image.Rect(min(at.X, tip.X), at.Y-arrow.HeadHalf, max(at.X, tip.X), at.Y+arrow.HeadHalf))
						rooms = append(rooms,
							image.Rect(b.At.Min.X+h.Right(b.At.Dx()), b.At.Min.Y, b.At.Max.X, b.At.Max.Y))
					}
				}
			}
		}
	})
	return points, rooms, err
}
func abs(n int) int { return max(n, -n) }
