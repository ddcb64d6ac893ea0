package render

import (
	"encoding/binary"
	"hash/fnv"
	"sync"
)

// numbers remembers which number a colour had last, so that it has the same one in the next picture, and bands
// that were packed stay good when other colours come or go. It is safe for several goroutines.
type numbers struct {
	mu   sync.Mutex
	of   map[uint32]uint8
	kept [256]int // how many colours have each number
}

// maxNumbers bounds what is remembered; beyond it everything is forgotten.
const maxNumbers = 8192

// palette numbers at most 256 different colours.
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
		// Of the free numbers the one that the fewest colours have, so that seldom two that meet want the same.
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
