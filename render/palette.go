package render

import (
	"cmp"
	"image"
	"slices"
)

// The look has few flat colours, so a picture needs no more than 256: what is left out are steps of
// anti-aliased edges, which go to a neighbour that the eye cannot tell apart at that size. An indexed
// picture has a third of the bytes of a true-colour one.

// colourBins is how many bins there are: six bits of each channel.
const colourBins = 1 << 18

func bin(p []uint8) int { return int(p[0]>>2)<<12 | int(p[1]>>2)<<6 | int(p[2]>>2) }

// census counts a picture's colours. It is reused, since it is large.
type census struct {
	count [colourBins]int32
	// rep is the colour that most of a bin's pixels have, found by majority vote: flat colours stay exact.
	rep    [colourBins][3]uint8
	vote   [colourBins]int32
	near   [colourBins]uint8
	filled []int32
}

func (c *census) take(im *image.RGBA) {
	for _, k := range c.filled {
		c.count[k], c.vote[k] = 0, 0
	}
	c.filled = c.filled[:0]
	for i := 0; i < len(im.Pix); {
		p := im.Pix[i : i+4 : i+4]
		n := 4
		for i+n < len(im.Pix) && im.Pix[i+n] == p[0] && im.Pix[i+n+1] == p[1] && im.Pix[i+n+2] == p[2] {
			n += 4
		}
		k, run := bin(p), int32(n/4)
		if c.count[k] == 0 {
			c.filled = append(c.filled, int32(k))
		}
		c.count[k] += run
		switch at := [3]uint8{p[0], p[1], p[2]}; {
		case c.rep[k] == at && c.vote[k] > 0:
			c.vote[k] += run
		case run > c.vote[k]:
			c.rep[k], c.vote[k] = at, run-c.vote[k]
		default:
			c.vote[k] -= run
		}
		i += n
	}
	slices.SortFunc(c.filled, func(a, b int32) int {
		return cmp.Or(cmp.Compare(c.count[b], c.count[a]), cmp.Compare(a, b))
	})
}

// distance weighs a difference of colours about as the eye does.
func distance(a, b [3]uint8) int {
	x, y, z := int(a[0])-int(b[0]), int(a[1])-int(b[1]), int(a[2])-int(b[2])
	return 2*x*x + 4*y*y + 3*z*z
}

// flatFrom is the number of pixels from which a colour counts as flat and is always kept.
const flatFrom = 2000

// choose picks at most 256 colours: all flat ones, then the most frequent of those that are far from
// every colour chosen before, with less and less distance asked.
func (c *census) choose() [][3]uint8 {
	var pal [][3]uint8
	left := slices.Clone(c.filled)
	for _, far := range []int{1500, 500, 150, 0} {
		rest := left[:0]
		for _, k := range left {
			if len(pal) == 256 {
				break
			}
			if c.count[k] < flatFrom && slices.ContainsFunc(pal, func(q [3]uint8) bool { return distance(c.rep[k], q) < far }) {
				rest = append(rest, k)
				continue
			}
			pal = append(pal, c.rep[k])
		}
		left = rest
	}
	return pal
}

// index finds for every colour that occurs the nearest of the palette.
func (c *census) index(pal [][3]uint8) {
	for _, k := range c.filled {
		best, least := 0, 1<<30
		for i, q := range pal {
			if d := distance(c.rep[k], q); d < least {
				best, least = i, d
			}
		}
		c.near[k] = uint8(best)
	}
}
