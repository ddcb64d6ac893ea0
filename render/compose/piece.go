package compose

import (
	"cmp"
	"encoding/binary"
	"image"
	"maps"
	"slices"
	"sync/atomic"

	"farpost/render/draw"
)

// The look has few flat colours. All other colours of a picture are steps of anti-aliased edges. So a painted sprite is
// a short list of colours and a number per pixel. Flat colours are exact; colours of edges become the middles of a
// lattice. The lattice is the same for all sprites. So the lists of a picture's sprites together stay short, and one
// sprite more or less hardly changes the others.

// Piece is a painted sprite, a byte a pixel. Only its memo changes after it was made.
type Piece struct {
	W, H   int
	Pix    []uint8
	Covers []bool   // of a stamp: which pixels it covers; nil for all
	Colour []uint32 // what the numbers stand for, at most 256
	weight []int32  // pixels of each
	flat   int      // how many of the colours, from the first, are flat; the others are of the lattice
	memo   atomic.Pointer[lookup]
}

const (
	// flatFrom is the number of pixels of a sprite from which on a colour is flat and stays exact.
	flatFrom = 64
	// edgeFrom is the number of pixels from which on a cell of the lattice has a colour of its own.
	edgeFrom = 16
	// maxFlat is the greatest number of flat colours of a sprite. Rarer ones count as edges.
	maxFlat = 128
)

// lattice returns the middle of the cell of a colour.
func lattice(c uint32) uint32 {
	return c&^((draw.LatticeStep-1)*0x010101) | draw.LatticeStep/2*0x010101
}

// rounded makes equal those colours of edges that nobody can tell apart. To search for each of them would be most of
// the work of a sprite.
func rounded(c uint32) uint32 { return c&^0x070707 | 0x040404 }

// run is pixels of one colour beside each other in a row: which colour of a spectrum, and how many.
type run struct{ Of, N int32 }

// spectrum is what an image is made of: its colours in the order in which they come, the pixels of each, and all runs.
type spectrum struct {
	Colour []uint32
	Count  []int32
	Runs   []run
}

// NewSpectrum goes through an image row by row. Colours come again soon, so a small table of the last ones spares most
// searches.
func NewSpectrum(im *image.RGBA) (t spectrum) {
	const slots = 1024
	var last [slots]int32 // the number of a colour, from 1
	number := map[uint32]int32{}
	w := 4 * im.Rect.Dx()
	for y := range im.Rect.Dy() {
		row := im.Pix[y*im.Stride : y*im.Stride+w]
		for i := 0; i < w; {
			p := binary.LittleEndian.Uint32(row[i:])
			from := i
			for i += 4; i < w && binary.LittleEndian.Uint32(row[i:]) == p; i += 4 {
			}
			c := uint32(row[from])<<16 | uint32(row[from+1])<<8 | uint32(row[from+2])
			slot := &last[c*2654435761>>22] // a multiplicative hash of ten bits
			if *slot == 0 || t.Colour[*slot-1] != c {
				k, ok := number[c]
				if !ok {
					t.Colour, t.Count = append(t.Colour, c), append(t.Count, 0)
					k = int32(len(t.Colour))
					number[c] = k
				}
				*slot = k
			}
			n := int32(i-from) / 4
			t.Count[*slot-1] += n
			t.Runs = append(t.Runs, run{*slot - 1, n})
		}
	}
	return t
}

// byWeight lists colours by their number of pixels, the greatest first, then by value.
func byWeight(count map[uint32]int32) []uint32 {
	return slices.SortedFunc(maps.Keys(count), func(a, b uint32) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(a, b))
	})
}

// NewPiece makes a piece of a picture, with at most 256 colours.
func NewPiece(im *image.RGBA) *Piece {
	p := &Piece{W: im.Rect.Dx(), H: im.Rect.Dy()}
	t := NewSpectrum(im)
	count := make(map[uint32]int32, len(t.Colour))
	for i, c := range t.Colour {
		count[c] = t.Count[i]
	}
	many := map[uint32]int32{}
	for c, n := range count {
		if n >= flatFrom {
			many[c] = n
		}
	}
	flats := byWeight(many)
	flats = flats[:min(len(flats), maxFlat)]
	rest := map[uint32]int32{} // colours of edges, rounded
	for c, n := range count {
		if !slices.Contains(flats, c) {
			rest[rounded(c)] += n
		}
	}
	cells := map[uint32]int32{}
	for c, n := range rest {
		cells[lattice(c)] += n
	}
	maps.DeleteFunc(cells, func(_ uint32, n int32) bool { return n < edgeFrom })
	offer := append(slices.Clone(flats), Common...)
	for _, c := range byWeight(cells) {
		if !slices.Contains(offer, c) {
			offer = append(offer, c)
		}
	}
	// A colour of an edge may be nearer to a flat one than to the middle of its cell.
	number := func(colours []uint32, weight map[uint32]int32) map[uint32]uint8 {
		out := make(map[uint32]uint8, len(colours))
		for _, c := range colours {
			k, _ := draw.Nearest(c, offer)
			at := slices.Index(p.Colour, offer[k])
			if at < 0 && len(p.Colour) == 256 {
				at, _ = draw.Nearest(c, p.Colour)
			} else if at < 0 {
				at = len(p.Colour)
				p.Colour, p.weight = append(p.Colour, offer[k]), append(p.weight, 0)
			}
			out[c] = uint8(at)
			p.weight[at] += weight[c]
		}
		return out
	}
	flat := number(flats, count)
	p.flat = len(p.Colour)
	edge := number(byWeight(rest), rest)
	to := make([]uint8, len(t.Colour))
	for i, c := range t.Colour {
		k, ok := flat[c]
		if !ok {
			k = edge[rounded(c)]
		}
		to[i] = k
	}
	p.Pix = make([]uint8, p.W*p.H)
	at := 0
	for _, r := range t.Runs {
		flood(p.Pix[at:at+int(r.N)], to[r.Of])
		at += int(r.N)
	}
	return p
}

// bytes returns about how much memory the piece takes.
func (p *Piece) bytes() int { return len(p.Pix) + len(p.Covers) + 8*len(p.Colour) + 512 }
