package plan_test

import (
	"image"

	"farpost/render"
	"farpost/render/arrow"
	"farpost/render/art"
	"farpost/render/draw"
	"farpost/render/plan"
	"farpost/render/sprite"
)

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
