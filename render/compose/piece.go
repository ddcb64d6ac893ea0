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

// piece is a painted sprite, a byte a pixel. Only what it remembers (memo, parted) changes after it was made.
type piece struct {
	w, h   int
	pix    packed
	covers []bool   // of a stamp: which pixels it covers; nil for all
	colour []uint32 // what the numbers stand for, at most 256
	weight []int32  // pixels of each
	flat   int      // how many of the colours, from the first, are flat; the others are of the lattice
	memo   atomic.Pointer[lookup]
	parted atomic.Pointer[stripes]
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
type run struct{ of, n int32 }

// spectrum is what an image is made of: its colours in the order in which they come, the pixels of each, and all runs.
type spectrum struct {
	colour []uint32
	count  []int32
	runs   []run
	number map[uint32]int32 // of a colour, from 1
}

// bench is where a piece is made. It is used again and again: anew for each piece it was half of all garbage.
type bench struct {
	spectrum
	many, rest, cells map[uint32]int32
	to, pix           []uint8
}

var benches = newSpares(2, func() *bench {
	return &bench{spectrum: spectrum{number: map[uint32]int32{}}, many: map[uint32]int32{}, rest: map[uint32]int32{},
		cells: map[uint32]int32{}}
})

// clear empties a bench for the next piece.
func (b *bench) clear() {
	b.colour, b.count, b.runs, b.to = b.colour[:0], b.count[:0], b.runs[:0], b.to[:0]
	clear(b.number)
	clear(b.many)
	clear(b.rest)
	clear(b.cells)
}

// read goes through an image row by row. Colours come again soon, so a small table of the last ones spares most
// searches.
func (t *spectrum) read(im *image.RGBA) {
	const slots = 1024
	var last [slots]int32 // the number of a colour, from 1
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
			if *slot == 0 || t.colour[*slot-1] != c {
				k, ok := t.number[c]
				if !ok {
					t.colour, t.count = append(t.colour, c), append(t.count, 0)
					k = int32(len(t.colour))
					t.number[c] = k
				}
				*slot = k
			}
			n := int32(i-from) / 4
			t.count[*slot-1] += n
			t.runs = append(t.runs, run{*slot - 1, n})
		}
	}
}

// byWeight lists colours by their number of pixels, the greatest first, then by value.
func byWeight(count map[uint32]int32) []uint32 {
	return slices.SortedFunc(maps.Keys(count), func(a, b uint32) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(a, b))
	})
}

// newPiece makes a piece of a picture, with at most 256 colours.
func newPiece(im *image.RGBA) *piece {
	p := &piece{w: im.Rect.Dx(), h: im.Rect.Dy()}
	t := benches.take()
	defer benches.give(t)
	t.clear()
	t.read(im)
	many := t.many
	for i, c := range t.colour {
		if n := t.count[i]; n >= flatFrom {
			many[c] = n
		}
	}
	flats := byWeight(many)
	flats = flats[:min(len(flats), maxFlat)]
	rest := t.rest // colours of edges, rounded
	for i, c := range t.colour {
		if !slices.Contains(flats, c) {
			rest[rounded(c)] += t.count[i]
		}
	}
	cells := t.cells
	for c, n := range rest {
		cells[lattice(c)] += n
	}
	maps.DeleteFunc(cells, func(_ uint32, n int32) bool { return n < edgeFrom })
	offer := append(slices.Clone(flats), common...)
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
			at := slices.Index(p.colour, offer[k])
			if at < 0 && len(p.colour) == 256 {
				at, _ = draw.Nearest(c, p.colour)
			} else if at < 0 {
				at = len(p.colour)
				p.colour, p.weight = append(p.colour, offer[k]), append(p.weight, 0)
			}
			out[c] = uint8(at)
			p.weight[at] += weight[c]
		}
		return out
	}
	flat := number(flats, many)
	p.flat = len(p.colour)
	edge := number(byWeight(rest), rest)
	to := t.to
	for _, c := range t.colour {
		k, ok := flat[c]
		if !ok {
			k = edge[rounded(c)]
		}
		to = append(to, k)
	}
	t.to = to
	if need := p.w * p.h; cap(t.pix) < need {
		t.pix = make([]uint8, need)
	}
	at := 0
	for _, r := range t.runs {
		flood(t.pix[at:at+int(r.n)], to[r.of])
		at += int(r.n)
	}
	p.pix = pack(t.pix[:at], p.w)
	return p
}

// bytes returns about how much memory the piece takes.
func (p *piece) bytes() int {
	return p.pix.bytes() + len(p.covers) + 8*len(p.colour) + 512 + 128*(2+p.h/bandRows)
}
