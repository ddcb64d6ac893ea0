package compose

import (
	"cmp"
	"hash/fnv"
	"image/color"
	"maps"
	"math/bits"
	"slices"

	"farpost/render/art"
	"farpost/render/draw"
)

// palette is the colours of one picture, at most 256. Which they are follows from the picture alone. Their numbers
// follow from the pictures before it (see numbers).
type palette struct {
	colour [256]uint32
	used   [256]bool
	number map[uint32]uint8 // by colour
	fixed  []uint32         // the colours that it has whatever the picture shows
	sum    uint64           // of colours and numbers
}

// alike is the distance below which nobody can tell two flat colours apart: a step or two of a channel.
const alike = 12

// common has the inks of the look, and the colours of the lattice between an ink and a ground that it is written on.
var common = func() []uint32 {
	grounds := []color.RGBA{draw.InkGround, draw.InkPanel, draw.InkMine, draw.InkMiddle, draw.InkPlate, draw.InkDark}
	inks := []color.RGBA{draw.InkText, draw.InkDim, draw.InkFaint, draw.InkEdge, draw.InkAccent, draw.InkUp,
		draw.InkDown}
	var out []uint32
	add := func(c uint32) {
		if !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	for _, c := range slices.Concat(grounds, inks) {
		add(draw.Pack(c))
	}
	for _, a := range grounds {
		for _, b := range inks {
			for t := 1; t < 16; t++ {
				add(lattice(draw.Pack(draw.Mix(a, b, float64(t)/16))))
			}
		}
	}
	return out
}()

// maxFixed is the greatest number of fixed colours.
const maxFixed = 208

// fixedColours returns the colours that a picture has whatever it shows: the common ones, those of the game's symbols,
// and the tones of its cards. Tints and cards must have an order that is always the same.
func fixedColours(tints, cards []color.RGBA) []uint32 {
	out := slices.Clone(common)
	add := func(c uint32) {
		if len(out) < maxFixed && !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	for _, t := range tints {
		add(draw.Pack(t))
		add(lattice(draw.Pack(draw.Mix(t, draw.InkPanel, 0.5))))
	}
	for _, t := range cards {
		for _, c := range art.TonesOf(t).All() {
			add(draw.Pack(c))
		}
	}
	return out
}

// choose returns the picture's colours: the fixed ones, the flat ones except those too alike, and those of edges by
// weight.
func choose(fixed []uint32, flats []color.RGBA, pieces []*piece) []uint32 {
	flat, edge := map[uint32]int32{}, map[uint32]int32{}
	for _, c := range flats {
		flat[draw.Pack(c)] = 1 << 30 // the colours of panels come first
	}
	for _, p := range pieces {
		for i, c := range p.colour {
			if i < p.flat {
				flat[c] = min(flat[c]+p.weight[i], 1<<30)
			} else {
				edge[c] += p.weight[i]
			}
		}
	}
	for _, c := range fixed {
		delete(flat, c)
		delete(edge, c)
	}
	chosen := thin(byClass(flat), 256-len(fixed))
	for _, c := range byClass(edge) {
		if len(fixed)+len(chosen) == 256 {
			break
		}
		if !slices.Contains(chosen, c) {
			chosen = append(chosen, c)
		}
	}
	slices.Sort(chosen)
	return slices.Concat(fixed, chosen)
}

// byClass lists colours, the heavier first. It compares weights by powers of two, so that a few pixels more or less
// seldom change the order.
func byClass(weight map[uint32]int32) []uint32 {
	return slices.SortedFunc(maps.Keys(weight), func(a, b uint32) int {
		return cmp.Or(cmp.Compare(bits.Len32(uint32(weight[b])), bits.Len32(uint32(weight[a]))), cmp.Compare(a, b))
	})
}

// thin leaves out colours that are too alike one before them. It becomes less exact until at most so many are left.
func thin(colours []uint32, most int) []uint32 {
	for far := alike; ; far *= 2 {
		var out []uint32
		for _, c := range colours {
			if _, d := draw.Nearest(c, out); d >= far {
				out = append(out, c)
			}
		}
		if len(out) <= most {
			return out
		}
	}
}

// table returns the palette for the file, up to the last number in use.
func (p *palette) table() [][3]uint8 {
	var out [][3]uint8
	last := 255
	for last > 0 && !p.used[last] {
		last--
	}
	for _, c := range p.colour[:last+1] {
		out = append(out, draw.Unpack(c))
	}
	return out
}

// exact returns the number of a flat colour: its own, or that of one that nobody can tell from it.
func (p *palette) exact(c color.RGBA) uint8 {
	if k, ok := p.number[draw.Pack(c)]; ok {
		return k
	}
	return p.likest(draw.Pack(c))
}

// likest returns the number of the nearest colour.
func (p *palette) likest(c uint32) uint8 {
	best, least := 0, 1<<30
	for k, q := range p.colour {
		if d := draw.Distance(c, q); p.used[k] && d < least {
			best, least = k, d
		}
	}
	return uint8(best)
}

// lookup turns the numbers of a piece into those of a palette.
type lookup struct {
	of  uint64 // the palette's sum
	to  [256]uint8
	sum uint64 // of the numbers in use
}

// lookup returns the piece's numbers in a palette. The piece remembers the last answer.
func (p *piece) lookup(pal *palette) *lookup {
	if l := p.memo.Load(); l != nil && l.of == pal.sum {
		return l
	}
	l := &lookup{of: pal.sum}
	// A colour that is not in the palette takes the nearest of the fixed colours and of the piece's own. Colours of
	// other pieces would do, but then a change of another piece would change this one.
	have := slices.Clone(pal.fixed)
	for _, c := range p.colour {
		if _, ok := pal.number[c]; ok {
			have = append(have, c)
		}
	}
	for i, c := range p.colour {
		k, ok := pal.number[c]
		if !ok && i < p.flat {
			k = pal.likest(c)
		} else if !ok {
			at, _ := draw.Nearest(c, have)
			k = pal.number[have[at]]
		}
		l.to[i] = k
	}
	h := fnv.New64a()
	// A hash.Hash never returns an error.
	_, _ = h.Write(l.to[:len(p.colour)])
	l.sum = h.Sum64()
	p.memo.Store(l)
	return l
}
