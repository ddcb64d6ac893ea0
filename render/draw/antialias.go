package draw

import (
	"image"
	"image/color"
)

// Edges is how many steps of colour an edge has, from a letter (or a symbol on a crowded board) to its ground. Steps
// cost bytes: letters are most of a board.
type Edges uint8

const (
	// fineEdges have four steps, for letters alone. More would hardly be seen on a phone, and a page of names packs a
	// fifth larger with all 256.
	FineEdges Edges = iota
	// coarseEdges have three steps, for letters and symbols. A page packs a tenth smaller.
	CoarseEdges
	// hardEdges have no step between letter and ground. A page packs an eighth smaller again. On a phone it is hardly
	// seen.
	HardEdges
)

// levels maps the 256 values of a letter's mask to the values of its edges.
var levels = [...][256]uint8{FineEdges: steps(3), CoarseEdges: steps(2), HardEdges: steps(1)}

// steps maps 256 values to n+1.
func steps(n int) (to [256]uint8) {
	for i := range to {
		to[i] = uint8((i*n + 127) / 255 * 255 / n)
	}
	return to
}

// level brings the edges of a letter to few steps. It changes the mask, which is the font's scratch memory.
func (p *Pen) level(mask image.Image) {
	to := &levels[p.Edges]
	if m, ok := mask.(*image.Alpha); ok {
		for i, v := range m.Pix {
			m.Pix[i] = to[v]
		}
	}
}

// Bluntly calls draw, which draws in ink on ground within a rectangle, and brings the edges of that to few steps. It
// leaves pixels alone that were not of the ground's colour, and does nothing with fine edges.
func (p *Pen) Bluntly(r image.Rectangle, ink, ground color.RGBA, draw func()) {
	to := []uint32{Pack(ground), Pack(ink), Pack(Mix(ground, ink, 0.5))}
	switch p.Edges {
	case FineEdges:
		draw()
		return
	case HardEdges:
		to = to[:2]
	}
	r = r.Intersect(p.Image.Rect)
	var was []uint8
	for y := r.Min.Y; y < r.Max.Y; y++ {
		was = append(was, p.Image.Pix[p.Image.PixOffset(r.Min.X, y):][:4*r.Dx()]...)
	}
	draw()
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := p.Image.Pix[p.Image.PixOffset(r.Min.X, y):][:4*r.Dx()]
		for i := 0; i < len(row); i += 4 {
			c := colourAt(row[i:])
			if colourAt(was[i:]) != to[0] || c == to[0] || c == to[1] {
				continue
			}
			k, _ := Nearest(c, to)
			q := Unpack(to[k])
			copy(row[i:], q[:])
		}
		was = was[len(row):]
	}
}

func colourAt(pix []uint8) uint32 { return uint32(pix[0])<<16 | uint32(pix[1])<<8 | uint32(pix[2]) }
