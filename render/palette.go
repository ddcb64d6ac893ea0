package render

import (
	"cmp"
	"hash/fnv"
	"image/color"
	"maps"
	"math/bits"
	"slices"
)

// palette is the at most 256 colours of one picture. Which they are follows from the picture alone; what
// numbers they have, from the pictures before it (see numbers).
type palette struct {
	colour [256]uint32
	used   [256]bool
	number map[uint32]uint8 // of the colours that are there
	fixed  []uint32         // those that it has whatever the picture shows
	sum    uint64           // of colours and numbers
}

// alike is the distance of two flat colours that nobody can tell apart, a step or two of a channel.
const alike = 12

// common are the colours of the look's inks, and those of the lattice between an ink and a ground that it is
// written on.
var common = func() []uint32 {
	grounds := []color.RGBA{inkGround, inkPanel, inkMine, inkMiddle, inkPlate, inkDark}
	inks := []color.RGBA{inkText, inkDim, inkFaint, inkEdge, inkAccent, inkUp, inkDown}
	var out []uint32
	add := func(c uint32) {
		if !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	for _, c := range slices.Concat(grounds, inks) {
		add(pack(c))
	}
	for _, a := range grounds {
		for _, b := range inks {
			for t := 1; t < 16; t++ {
				add(lattice(pack(mix(a, b, float64(t)/16))))
			}
		}
	}
	return out
}()

// maxFixed is how many places the fixed colours may take.
const maxFixed = 208

// fixedColours are the colours that a picture has whatever it shows: the common ones, those of a game's symbols, and
// those of pictures in the tints of its cards; both given in an order that is always the same.
func fixedColours(tints, cards []color.RGBA) []uint32 {
	out := slices.Clone(common)
	add := func(c uint32) {
		if len(out) < maxFixed && !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	for _, t := range tints {
		add(pack(t))
		add(lattice(pack(mix(t, inkPanel, 0.5))))
	}
	for _, t := range cards {
		for _, c := range tonesOf(t).all() {
			add(pack(c))
		}
	}
	return out
}

// choose gives the picture's colours: the fixed ones, all flat ones but for those too alike, and those of edges
// by weight.
func choose(fixed []uint32, flats []color.RGBA, pieces []*piece) []uint32 {
	flat, edge := map[uint32]int32{}, map[uint32]int32{}
	for _, c := range flats {
		flat[pack(c)] = 1 << 30 // those of panels come first
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

// byClass lists colours, heavier ones first. Weights count by powers of two, so that a few pixels more or less
// seldom change the order.
func byClass(weight map[uint32]int32) []uint32 {
	return slices.SortedFunc(maps.Keys(weight), func(a, b uint32) int {
		return cmp.Or(cmp.Compare(bits.Len32(uint32(weight[b])), bits.Len32(uint32(weight[a]))), cmp.Compare(a, b))
	})
}

// thin leaves out colours that are too alike one before them, more and more until at most so many are left.
func thin(colours []uint32, most int) []uint32 {
	for far := alike; ; far *= 2 {
		var out []uint32
		for _, c := range colours {
			if _, d := nearest(c, out); d >= far {
				out = append(out, c)
			}
		}
		if len(out) <= most {
			return out
		}
	}
}

// table is the palette as the file wants it, up to the last number in use.
func (p *palette) table() [][3]uint8 {
	var out [][3]uint8
	last := 255
	for last > 0 && !p.used[last] {
		last--
	}
	for _, c := range p.colour[:last+1] {
		out = append(out, unpack(c))
	}
	return out
}

// exact is the number of a colour of the panels: the same one, or one that cannot be told from it.
func (p *palette) exact(c color.RGBA) uint8 {
	if k, ok := p.number[pack(c)]; ok {
		return k
	}
	return p.likest(pack(c))
}

// likest is the number of the nearest colour.
func (p *palette) likest(c uint32) uint8 {
	best, least := 0, 1<<30
	for k, q := range p.colour {
		if d := distance(c, q); p.used[k] && d < least {
			best, least = k, d
		}
	}
	return uint8(best)
}

// lookup turns a piece's numbers into those of one palette.
type lookup struct {
	of  uint64 // the palette's sum
	to  [256]uint8
	sum uint64 // of the numbers that are used
}

// lookup gives the piece's numbers in the palette. The last answer is kept with the piece.
func (p *piece) lookup(pal *palette) *lookup {
	if l := p.memo.Load(); l != nil && l.of == pal.sum {
		return l
	}
	l := &lookup{of: pal.sum}
	// What is not in the palette takes the nearest of the fixed colours and of this piece's own. Those of
	// other pieces would do too, but then a change of those would be one of this.
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
			at, _ := nearest(c, have)
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
