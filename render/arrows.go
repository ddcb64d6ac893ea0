package render

import (
	"image"
	"slices"

	"farpost/engine"
	"farpost/render/art"
	"farpost/render/draw"
)

// arrow is one thing's line across the table, from all its sources to all its targets. Its parts meet: it is one net,
// not many lines.
type arrow struct {
	Line     string // as in engine.ArrowLayout
	From, To []engine.Value
}

// arrowEnds is the greatest number of ends of arrows on a board. Further things are tied by numbers alone.
const arrowEnds = 8

// arrows returns the lines of a board: first those of the thing that resolves next, then those that the layout also
// shows below it.
func (s Scene) arrows() (out []arrow) {
	if len(s.Layout.Arrows) == 0 || s.View.Result != nil {
		return nil
	}
	ends := 0
	add := func(line string, from, to []engine.Value) {
		if line == "" || len(from) == 0 || len(to) == 0 {
			return
		}
		// As many ends of each side as there is room for, and at least one.
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

// arrowOf finds the layout's line for a thing: that of its own sort, else that of its zone.
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

// without returns the values that are not in others.
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

// port is a place where an arrow can meet a thing, and the direction in which it leaves the thing.
type port struct {
	at  image.Point
	out image.Point
	off int // distance from the thing's edge
	// poor: there is hardly room for a point. An arrow prefers a longer way to another port.
	poor bool
}

// Directions.
var (
	upward    = image.Pt(0, -1)
	downward  = image.Pt(0, 1)
	leftward  = image.Pt(-1, 0)
	rightward = image.Pt(1, 0)
)

// ported is a sprite that arrows can meet at places where nothing is written. It returns the ports of the sprite at its
// place, the best first.
type ported interface {
	Ports(p *draw.Pen, at image.Rectangle) []port
}

// Ports of a card are at the head of its picture and at its sides. A turned card with something attached has none at
// its head, which is above what is attached.
func (t tile) Ports(p *draw.Pen, at image.Rectangle) (out []port) {
	y, dir := at.Min.Y, upward
	if t.Stance == art.Turned {
		y, dir = at.Max.Y, downward
	}
	if t.Stance != art.Turned || len(t.Worn) == 0 {
		for _, dx := range []int{0, at.Dx() / 5, -at.Dx() / 5} {
			out = append(out, port{at: image.Pt(at.Min.X+at.Dx()/2+dx, y), out: dir})
		}
	}
	mid := at.Min.Y + t.artHeight()/2
	if t.Stance == art.Turned {
		mid += t.words(p)
	}
	return append(out, sides(at, mid, sideOff)...)
}

func (t token) Ports(_ *draw.Pen, at image.Rectangle) []port {
	return []port{{at: image.Pt(at.Min.X+tokenW/2, at.Min.Y+4), out: upward}}
}

func (c cell) Ports(_ *draw.Pen, at image.Rectangle) []port {
	return []port{{at: image.Pt(at.Min.X+at.Dx()/2, at.Min.Y+4), out: upward}}
}

// Ports of a row are at its ends, where its head is.
func (r pendingRow) Ports(_ *draw.Pen, at image.Rectangle) []port {
	return sides(at, at.Min.Y+pendingArtH/2+2, sideOff)
}

func (r pendingSlat) Ports(_ *draw.Pen, at image.Rectangle) []port {
	return sides(at, at.Min.Y+10+pendingSlatHigh/2, sideOff)
}

// Ports of a seat are at the end of its head, if there is room for a point, and beside the head.
func (s seatHead) Ports(_ *draw.Pen, at image.Rectangle) []port {
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

// sideOff is the distance of a port from a thing's side: a point must not reach far into the thing.
const sideOff = 13

func sides(at image.Rectangle, y, off int) []port {
	return []port{{at: image.Pt(at.Min.X-off, y), out: leftward, off: off},
		{at: image.Pt(at.Max.X+off, y), out: rightward, off: off}}
}

// edge is the point where the thing begins.
func (q port) edge() image.Point { return q.at.Sub(q.out.Mul(q.off)) }
