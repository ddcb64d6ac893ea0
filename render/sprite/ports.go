package sprite

import (
	"image"

	"farpost/render/arrow"
	"farpost/render/art"
	"farpost/render/draw"
)

// Ports of a card are at the head of its picture and at its sides. A turned card with something attached has none at
// its head, which is above what is attached.
func (t Tile) Ports(p *draw.Pen, at image.Rectangle) (out []arrow.Port) {
	y, dir := at.Min.Y, arrow.Upward
	if t.Stance == art.Turned {
		y, dir = at.Max.Y, arrow.Downward
	}
	if t.Stance != art.Turned || len(t.Worn) == 0 {
		for _, dx := range []int{0, at.Dx() / 5, -at.Dx() / 5} {
			out = append(out, arrow.Port{At: image.Pt(at.Min.X+at.Dx()/2+dx, y), Out: dir})
		}
	}
	mid := at.Min.Y + t.ArtHeight()/2
	if t.Stance == art.Turned {
		mid += t.WordsHeight(p)
	}
	return append(out, arrow.Sides(at, mid, arrow.SideOff)...)
}

func (t Token) Ports(_ *draw.Pen, at image.Rectangle) []arrow.Port {
	return []arrow.Port{{At: image.Pt(at.Min.X+tokenW/2, at.Min.Y+4), Out: arrow.Upward}}
}

func (c Cell) Ports(_ *draw.Pen, at image.Rectangle) []arrow.Port {
	return []arrow.Port{{At: image.Pt(at.Min.X+at.Dx()/2, at.Min.Y+4), Out: arrow.Upward}}
}

// Ports of a row are at its ends, where its head is.
func (r PendingRow) Ports(_ *draw.Pen, at image.Rectangle) []arrow.Port {
	return arrow.Sides(at, at.Min.Y+pendingArtH/2+2, arrow.SideOff)
}

func (r PendingSlat) Ports(_ *draw.Pen, at image.Rectangle) []arrow.Port {
	return arrow.Sides(at, at.Min.Y+10+pendingSlatHigh/2, arrow.SideOff)
}

// Ports of a seat are at the end of its head, if there is room for a point, and beside the head.
func (s SeatHead) Ports(_ *draw.Pen, at image.Rectangle) []arrow.Port {
	y := at.Min.Y + at.Dy()/2
	out := arrow.Sides(at, y, arrow.HeadLen-3)
	for i := range out {
		out[i].Poor = true
	}
	if s.Aimed {
		out = append([]arrow.Port{{At: image.Pt(at.Max.X-seatAim+arrow.HeadLen, y), Out: arrow.Rightward}}, out...)
	}
	return out
}

// Ports of a slat are above its outline and left of it. On the other sides there is text.
func (s Slat) Ports(_ *draw.Pen, at image.Rectangle) []arrow.Port {
	return []arrow.Port{{At: image.Pt(at.Min.X+SlatArt/2, at.Min.Y), Out: arrow.Upward},
		arrow.Sides(at, at.Min.Y+SlatLeast/2, arrow.SideOff)[0]}
}
