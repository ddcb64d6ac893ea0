package compose

import (
	"encoding/binary"
	"hash/fnv"
	"sync"
)

// numbers remembers the last number of each colour, so that the colour has the same number in the next picture. So
// bands that are packed stay valid when other colours come or go. Many goroutines may use it.
type numbers struct {
	mu   sync.Mutex
	of   map[uint32]uint8
	kept [256]int // how many remembered colours have each number
}

// maxNumbers limits the remembered colours. Beyond it all are forgotten.
const maxNumbers = 8192

// palette gives numbers to at most 256 different colours.
func (n *numbers) palette(fixed, colours []uint32) *palette {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.of == nil || len(n.of) > maxNumbers {
		n.of, n.kept = map[uint32]uint8{}, [256]int{}
	}
	p := &palette{number: make(map[uint32]uint8, len(colours)), fixed: fixed}
	h := fnv.New64a()
	put := func(c uint32, k uint8) {
		p.colour[k], p.used[k], p.number[c] = c, true, k
	}
	var rest []uint32
	for _, c := range colours {
		if k, ok := n.of[c]; ok && !p.used[k] {
			put(c, k)
		} else {
			rest = append(rest, c)
		}
	}
	for _, c := range rest {
		// Take the free number that the fewest colours have, so that two colours of a picture seldom want the same.
		best := -1
		for k := range p.used {
			if !p.used[k] && (best < 0 || n.kept[k] < n.kept[best]) {
				best = k
			}
		}
		if k, ok := n.of[c]; ok {
			n.kept[k]--
		}
		n.of[c] = uint8(best)
		n.kept[best]++
		put(c, uint8(best))
	}
	for _, c := range colours {
		// A hash.Hash never returns an error.
		_, _ = h.Write(append(binary.LittleEndian.AppendUint32(nil, c), p.number[c]))
	}
	p.sum = h.Sum64()
	return p
}
