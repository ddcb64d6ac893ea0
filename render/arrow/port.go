package arrow

import (
	"image"

	"farpost/render/draw"
)

// Port is a place where an arrow can meet a thing, and the direction in which it leaves the thing.
type Port struct {
	At  image.Point
	Out image.Point
	off int // distance from the thing's edge
	// poor: there is hardly room for a point. An arrow prefers a longer way to another port.
	Poor bool
}

// Directions.
var (
	Upward    = image.Pt(0, -1)
	Downward  = image.Pt(0, 1)
	leftward  = image.Pt(-1, 0)
	Rightward = image.Pt(1, 0)
)

// ported is a sprite that arrows can meet at places where nothing is written. It returns the ports of the sprite at its
// place, the best first.
type ported interface {
	Ports(p *draw.Pen, at image.Rectangle) []Port
}

// SideOff is the distance of a port from a thing's side: a point must not reach far into the thing.
const SideOff = 13

// Sides returns ports at both sides of a thing, at the height y, off pixels from it.
func Sides(at image.Rectangle, y, off int) []Port {
	return []Port{{At: image.Pt(at.Min.X-off, y), Out: leftward, off: off},
		{At: image.Pt(at.Max.X+off, y), Out: Rightward, off: off}}
}

// edge is the point where the thing begins.
func (q Port) edge() image.Point { return q.At.Sub(q.Out.Mul(q.off)) }

// written is a sprite that does not fill its rectangle. Written returns the part that it fills; lines may run over the
// rest.
type written interface {
	Written(p *draw.Pen, at image.Rectangle) image.Rectangle
}
