package figure

import "hash/fnv"

// Seed hashes words. The number is the same on every machine.
func Seed(words ...string) uint64 {
	h := fnv.New64a()
	for _, w := range words {
		// A hash.Hash never returns an error.
		_, _ = h.Write([]byte(w))
		_, _ = h.Write([]byte{0})
	}
	return h.Sum64()
}

// Dice is a small random generator: the same seed always draws the same picture.
type Dice uint64

// NewDice returns dice that follow from words.
func NewDice(words ...string) Dice { return Dice(Seed(words...)) }

func (d *Dice) next() uint64 {
	*d += 0x9e3779b97f4a7c15
	z := uint64(*d)
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb
	return z ^ (z >> 31)
}

// N returns a number from 0 to m-1.
func (d *Dice) N(m int) int { return int(d.next() % uint64(m)) }

// F returns a number from a to b.
func (d *Dice) F(a, b float64) float64 {
	return a + (b-a)*float64(d.next()>>11)/float64(1<<53)
}
