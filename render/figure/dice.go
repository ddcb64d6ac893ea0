package figure

import "hash/fnv"

// seed hashes words. The number is the same on every machine.
func seed(words ...string) uint64 {
	h := fnv.New64a()
	for _, w := range words {
		// A hash.Hash never returns an error.
		_, _ = h.Write([]byte(w))
		_, _ = h.Write([]byte{0})
	}
	return h.Sum64()
}

// dice is a small random generator: the same seed always draws the same figure.
type dice uint64

func (d *dice) next() uint64 {
	*d += 0x9e3779b97f4a7c15
	z := uint64(*d)
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb
	return z ^ (z >> 31)
}

// n returns a number from 0 to m-1.
func (d *dice) n(m int) int { return int(d.next() % uint64(m)) }

// f returns a number from a to b.
func (d *dice) f(a, b float64) float64 {
	return a + (b-a)*float64(d.next()>>11)/float64(1<<53)
}
