package compose

import (
	"encoding/binary"
	"image"
	"image/color"

	"farpost/render/draw"
)

// Over is something above the blocks of a plan: a plain rectangle, or a stamp. Later ones cover earlier ones.
type Over struct {
	At   image.Rectangle
	Ink  color.RGBA  // of a plain rectangle
	Dash image.Point // the direction of its dashes; zero for none
	Name Sum         // of a stamp
	Of   Stamped     // nil for a plain rectangle
}

// Stamped is a small sprite that covers only its own shape. There are few different ones, so all of them are soon in
// the cache.
type Stamped interface {
	Sprite
	// Stencil paints the shape alone, in black on white.
	Stencil(p *draw.Pen, w, h int)
}

// A line's dash, and the space behind it, in pixels.
const (
	dashOn  = 28
	dashOff = 14
)

// down is the direction of the dashes of an upright line.
var down = image.Pt(0, 1)

// key returns everything that the pixels depend on.
func (o Over) key() string {
	b := []byte{o.Ink.R, o.Ink.G, o.Ink.B, byte(o.Dash.X), byte(o.Dash.Y)}
	for _, n := range []int{o.At.Min.X, o.At.Min.Y, o.At.Max.X, o.At.Max.Y} {
		b = binary.LittleEndian.AppendUint32(b, uint32(n))
	}
	return string(append(b, o.Name[:]...))
}

// dashes calls f for each dash of a rectangle along a direction. All dashes of a picture are on one grid, so those of
// stretches that run over each other agree.
func dashes(r image.Rectangle, along image.Point, f func(image.Rectangle)) {
	from, to := r.Min.X, r.Max.X
	if along == down {
		from, to = r.Min.Y, r.Max.Y
	}
	for at := from - from%(dashOn+dashOff); at < to; at += dashOn + dashOff {
		d := image.Rect(at, r.Min.Y, at+dashOn, r.Max.Y)
		if along == down {
			d = image.Rect(r.Min.X, at, r.Max.X, at+dashOn)
		}
		if d = d.Intersect(r); !d.Empty() {
			f(d)
		}
	}
}
