package render

import (
	"image"
	"slices"

	"farpost/engine"
)

// arrow is one thing's line across the table: from each of its sources to each of its targets. Its parts meet, so it
// is one net and not many lines.
type arrow struct {
	Line     string // as in engine.ArrowLayout
	From, To []engine.Value
}

// arrowEnds is how many ends of arrows a board has at most. What is beyond is tied together by numbers alone.
const arrowEnds = 8

// arrows are the lines of a board: those of the thing that resolves next first, then those that stay while others
// resolve.
func (s Scene) arrows() (out []arrow) {
	if len(s.Layout.Arrows) == 0 || s.View.Result != nil {
		return nil
	}
	ends := 0
	add := func(line string, from, to []engine.Value) {
		if line == "" || len(from) == 0 || len(to) == 0 {
			return
		}
		// The first ends of each side, as many as there is room for, but for a side that would have none.
		from = from[:min(len(from), max(1, arrowEnds-ends-1))]
		to = to[:min(len(to), max(1, arrowEnds-ends-len(from)))]
		if ends += len(from) + len(to); ends <= arrowEnds {
			out = append(out, arrow{line, from, to})
		}
	}
	done := map[engine.Value]bool{}
	put := func(kind string, c engine.CardView, next bool) {
		l, ok := s.arrowOf(kind, c.What)
		if !ok || done[c.Key] || !next && !l.Below {
			return
		}
		done[c.Key] = true
		from := without(c.Of, c.Against)
		if len(from) == 0 {
			from = []engine.Value{c.Key}
		}
		add(l.Line, from, c.Targets)
		add(l.Against, c.Against, without(c.Of, c.Against))
	}
	for _, z := range s.Layout.Zones {
		if z.Place == engine.PlaceStack {
			for i, c := range s.pendingThings(z.Kind) {
				put(z.Kind, c, i == 0)
			}
		}
	}
	for _, z := range s.View.Zones {
		for _, c := range z.Cards {
			put(z.Kind, c, false)
		}
	}
	return out
}

// arrowOf finds what the layout says of a thing: of its own sort before that of all others in its zone.
func (s Scene) arrowOf(kind, what string) (found engine.ArrowLayout, ok bool) {
	for _, l := range s.Layout.Arrows {
		if l.Kind == kind && (l.What == what || l.What == "" && !ok) {
			found, ok = l, true
		}
	}
	return found, ok
}

// targeted reports whether anything on the table is aimed at a thing.
func (s Scene) targeted(v engine.Value) bool {
	for _, z := range s.View.Zones {
		for _, c := range z.Cards {
			if slices.Contains(c.Targets, v) {
				return true
			}
		}
	}
	return false
}

// without are the values that are not among others.
func without(vals, others []engine.Value) (out []engine.Value) {
	for _, v := range vals {
		in := false
		for _, o := range others {
			in = in || o == v
		}
		if !in {
			out = append(out, v)
		}
	}
	return out
}

// port is where an arrow can meet a thing: a point on its edge, and the direction in which one leaves it.
type port struct {
	at  image.Point
	out image.Point
	off int // so far is the edge from it
	// poor: there is hardly room for a point, so that an arrow rather takes a longer way to another one.
	poor bool
}

// Directions.
var (
	upward    = image.Pt(0, -1)
	downward  = image.Pt(0, 1)
	leftward  = image.Pt(-1, 0)
	rightward = image.Pt(1, 0)
)

// ported is a sprite that arrows can meet, where nothing is written. The ports are those of the sprite at its place,
// the best first.
type ported interface {
	ports(p *pen, at image.Rectangle) []port
}

// ports of a card are at the head of its picture; of one with its picture below and something worn under it, none.
func (t tile) ports(p *pen, at image.Rectangle) (out []port) {
	y, dir := at.Min.Y, upward
	if t.Stance == turned {
		y, dir = at.Max.Y, downward
	}
	if t.Stance != turned || len(t.Worn) == 0 {
		for _, dx := range []int{0, at.Dx() / 5, -at.Dx() / 5} {
			out = append(out, port{at: image.Pt(at.Min.X+at.Dx()/2+dx, y), out: dir})
		}
	}
	mid := at.Min.Y + t.artHeight()/2
	if t.Stance == turned {
		mid += t.words(p)
	}
	return append(out, sides(at, mid, sideOff)...)
}

func (t token) ports(_ *pen, at image.Rectangle) []port {
	return []port{{at: image.Pt(at.Min.X+tokenW/2, at.Min.Y+4), out: upward}}
}

func (c cell) ports(_ *pen, at image.Rectangle) []port {
	return []port{{at: image.Pt(at.Min.X+at.Dx()/2, at.Min.Y+4), out: upward}}
}

// ports of a row are at its ends, where its head is.
func (r pendingRow) ports(_ *pen, at image.Rectangle) []port {
	return sides(at, at.Min.Y+pendingArtH/2+2, sideOff)
}

func (r pendingSlat) ports(_ *pen, at image.Rectangle) []port {
	return sides(at, at.Min.Y+10+pendingSlatHigh/2, sideOff)
}

// ports of a seat are at the end of its line, in the room that is left for a point, and else beside it.
func (s seatHead) ports(_ *pen, at image.Rectangle) []port {
	y := at.Min.Y + at.Dy()/2
	out := sides(at, y, headLen-3)
	for i := range out {
		out[i].poor = true
	}
	if s.Aimed {
		out = append([]port{{at: image.Pt(at.Max.X-seatAim+headLen, y), out: rightward}}, out...)
	}
	return out
}

// sideOff is how far from a thing the port at its side is: a point must not reach far into it.
const sideOff = 13

func sides(at image.Rectangle, y, off int) []port {
	return []port{{at: image.Pt(at.Min.X-off, y), out: leftward, off: off},
		{at: image.Pt(at.Max.X+off, y), out: rightward, off: off}}
}

// edge is where the thing itself begins.
func (q port) edge() image.Point { return q.at.Sub(q.out.Mul(q.off)) }
