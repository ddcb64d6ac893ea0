package strip

import (
	"encoding/binary"
	"math/bits"
)

// The matcher is made for pictures of flat areas and repeated things: most of a row is what stands above it or a
// run of one colour, and both are found by looking, not by searching. What is left is searched for by hashes of
// 4 and of 7 bytes, the longer match of the two or of the next byte wins.

const (
	minMatch  = 4 // shorter ones cost more bits than the colours themselves
	maxMatch  = 258
	window    = 32 << 10
	shortBits = 13
	longBits  = 14
	// enough is how long a match found by looking has to be to do without searching.
	enough = 24
)

// A token is a colour, or with isMatch set a length and a distance: what follows is what stood so far back.
type token uint32

const isMatch = 1 << 31

func match(length, far int) token { return isMatch | token(length-3)<<16 | token(far-1) }

func (t token) length() int { return int(t>>16&0x7fff) + 3 }
func (t token) far() int    { return int(t&0xffff) + 1 }

// matcher finds what is repeated in a band. Its tables are used again and again.
type matcher struct {
	short [1 << shortBits]int32 // where such 4 bytes stood last, counted from 1
	long  [1 << longBits]int32  // the same of 7
	out   []token
}

// tokens is a band as colours and repetitions. Its rows are stride bytes long.
func (m *matcher) tokens(in []byte, stride int) []token {
	clear(m.short[:])
	clear(m.long[:])
	m.out = m.out[:0]
	for i := 0; i < len(in); {
		length, far := m.find(in, i, stride)
		if length < minMatch {
			m.out = append(m.out, token(in[i]))
			i++
			continue
		}
		for length < enough && i+1 < len(in) {
			// One byte later may begin a longer one.
			next, nextFar := m.find(in, i+1, stride)
			if next <= length {
				break
			}
			m.out = append(m.out, token(in[i]))
			i++
			length, far = next, nextFar
		}
		for rest := length; rest > 0; {
			n := min(rest, maxMatch)
			if left := rest - n; left > 0 && left < minMatch {
				n -= minMatch // so that what is left is long enough
			}
			m.out = append(m.out, match(n, far))
			rest -= n
		}
		i += length
		m.note(in, i-2)
	}
	return m.out
}

// find gives the longest repetition that begins at i, and how far back it stands.
func (m *matcher) find(in []byte, i, stride int) (length, far int) {
	if i >= stride && stride <= window {
		if n := same(in, i-stride, i); n >= minMatch {
			length, far = n, stride
		}
	}
	if i > 0 && in[i] == in[i-1] {
		if n := same(in, i-1, i); n >= minMatch && n+1 >= length {
			length, far = n, 1
		}
	}
	if length >= enough || i+8 > len(in) {
		return length, far
	}
	v := binary.LittleEndian.Uint64(in[i:])
	s, l := shortHash(v), longHash(v)
	a, b := int(m.long[l])-1, int(m.short[s])-1
	m.long[l], m.short[s] = int32(i+1), int32(i+1)
	if a >= 0 && i-a <= window {
		if n := same(in, a, i); n > length+1 {
			length, far = n, i-a
		}
	}
	if b >= 0 && b != a && i-b <= window {
		if n := same(in, b, i); n > length+1 && n >= minMatch {
			length, far = n, i-b
		}
	}
	return length, far
}

// note remembers what stands at a place.
func (m *matcher) note(in []byte, i int) {
	if i+8 > len(in) {
		return
	}
	v := binary.LittleEndian.Uint64(in[i:])
	m.long[longHash(v)], m.short[shortHash(v)] = int32(i+1), int32(i+1)
}

func shortHash(v uint64) uint32 { return uint32(v) * 2654435761 >> (32 - shortBits) }
func longHash(v uint64) uint64  { return (v << 8) * 58295818150454627 >> (64 - longBits) }

// same is how many bytes from b on are as those from a on, where a is before b.
func same(in []byte, a, b int) int {
	from := b
	for b+8 <= len(in) {
		if x := binary.LittleEndian.Uint64(in[a:]) ^ binary.LittleEndian.Uint64(in[b:]); x != 0 {
			return b - from + bits.TrailingZeros64(x)/8
		}
		a, b = a+8, b+8
	}
	for b < len(in) && in[a] == in[b] {
		a, b = a+1, b+1
	}
	return b - from
}
