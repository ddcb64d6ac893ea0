package strip

import (
	"math/bits"
	"slices"
)

// code is a prefix code: for each symbol its bits, the first one lowest, and how many.
type code struct {
	bits [288]uint16
	size [288]uint8
}

// lengths gives each of the symbols that occur a length, shorter ones to more frequent ones, at most limit. What
// does not occur gets 0. A single symbol gets 1.
func lengths(count []uint32, limit int, size []uint8) {
	var list [288]uint64
	n := 0
	for s, c := range count {
		size[s] = 0
		if c > 0 {
			list[n] = uint64(c)<<16 | uint64(s)
			n++
		}
	}
	if n == 0 {
		return
	}
	if n == 1 {
		size[list[0]&0xffff] = 1
		return
	}
	order := list[:n]
	slices.Sort(order)
	var weight [288]uint64
	for i, x := range order {
		weight[i] = x >> 16
	}
	var have [64]int // how many symbols have each length
	redundancy(weight[:n], &have)
	for i := len(have) - 1; i > limit; i-- { // too long ones go up to the limit
		have[limit] += have[i]
		have[i] = 0
	}
	full := 0
	for i := 1; i <= limit; i++ {
		full += have[i] << (limit - i)
	}
	for ; full > 1<<limit; full-- { // and others down, until the code is one again
		i := limit - 1
		for have[i] == 0 {
			i--
		}
		have[i]--
		have[i+1] += 2
		have[limit]--
	}
	at := n
	for length := 1; length <= limit; length++ {
		for range have[length] {
			at--
			size[order[at]&0xffff] = uint8(length)
		}
	}
}

// redundancy counts the lengths of a code with the least sum of weights by lengths, from weights in rising order,
// which it overwrites (Moffat and Katajainen, In-place calculation of minimum-redundancy codes, 1995).
func redundancy(w []uint64, have *[64]int) {
	n := len(w)
	w[0] += w[1]
	root, leaf := 0, 2
	for next := 1; next < n-1; next++ {
		take := func() (x uint64) {
			if leaf >= n || root < next && w[root] < w[leaf] {
				x, w[root] = w[root], uint64(next)
				root++
			} else {
				x = w[leaf]
				leaf++
			}
			return x
		}
		x := take()
		w[next] = x
		w[next] += take()
	}
	w[n-2] = 0
	for next := n - 3; next >= 0; next-- {
		w[next] = w[w[next]] + 1
	}
	free, depth, next := 1, 0, n-2
	for free > 0 {
		used := 0
		for next >= 0 && w[next] == uint64(depth) {
			used++
			next--
		}
		have[min(depth, len(have)-1)] += free - used
		free, depth = 2*used, depth+1
	}
}

// assign gives the symbols their bits by their lengths, as the format wants it.
func (c *code) assign(n int) {
	var have, next [17]int
	for _, s := range c.size[:n] {
		have[s]++
	}
	have[0] = 0
	for i := 1; i < len(next); i++ {
		next[i] = (next[i-1] + have[i-1]) << 1
	}
	for s, size := range c.size[:n] {
		if size > 0 {
			c.bits[s] = bits.Reverse16(uint16(next[size])) >> (16 - size)
			next[size]++
		}
	}
}
