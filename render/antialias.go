package render

import (
	"image"
	"image/color"
)

// edges is how many steps lie between a letter, or a symbol on a crowded board, and its ground. Steps cost bytes: letters are
// most of what a board is.
type edges uint8

const (
	// fineEdges are letters' with four steps. More would hardly be seen at the size of a phone's pixels, and a page of names
	// packs a fifth larger with all 256.
	fineEdges edges = iota
	// coarseEdges are those of letters and symbols with three steps; a page packs a tenth smaller with them.
	coarseEdges
	// hardEdges have none between letter and ground; a page packs an eighth smaller again. Where pixels are as small as a phone's that
	// is hardly seen.
	hardEdges
)

// levels bring the 256 values of a letter's mask to those of its edges.
var levels = [...][256]uint8{fineEdges: steps(3), coarseEdges: steps(2), hardEdges: steps(1)}

// steps brings 256 values to n+1.
func steps(n int) (to [256]uint8) {
	for i := range to {
		to[i] = uint8((i*n + 127) / 255 * 255 / n)
	}
	return to
}

// level brings the edges of a letter to few steps. The mask is the font's scratch.
func (p *pen) level(mask image.Image) {
	to := &levels[p.edges]
	if m, ok := mask.(*image.Alpha); ok {
		for i, v := range m.Pix {
			m.Pix[i] = to[v]
		}
	}
}

// bluntly brings to few steps what draw draws within a rectangle in one colour on another. With fine edges, and where the
// ground was another, it stays as it is.
func (p *pen) bluntly(r image.Rectangle, ink, ground color.RGBA, draw func()) {
	to := []uint32{pack(ground), pack(ink), pack(mix(ground, ink, 0.5))}
	switch p.edges {
	case fineEdges:
		draw()
		return
	case hardEdges:
		to = to[:2]
	}
	r = r.Intersect(p.im.Rect)
	var was []uint8
	for y := r.Min.Y; y < r.Max.Y; y++ {
		was = append(was, p.im.Pix[p.im.PixOffset(r.Min.X, y):][:4*r.Dx()]...)
	}
	draw()
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := p.im.Pix[p.im.PixOffset(r.Min.X, y):][:4*r.Dx()]
		for i := 0; i < len(row); i += 4 {
			c := colourAt(row[i:])
			if colourAt(was[i:]) != to[0] || c == to[0] || c == to[1] {
				continue
			}
			k, _ := nearest(c, to)
			q := unpack(to[k])
			copy(row[i:], q[:])
		}
		was = was[len(row):]
	}
}

func colourAt(pix []uint8) uint32 { return uint32(pix[0])<<16 | uint32(pix[1])<<8 | uint32(pix[2]) }
