package plan_test

import (
	"bytes"
	"image"

	"farpost/render"
	"farpost/render/draw"
	"farpost/render/plan"
	"farpost/render/sprite"
)

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
