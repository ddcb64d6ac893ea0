package strip

import "sync"

// Band is a strip of rows, compressed. It is a value to keep: nothing changes it.
type Band struct {
	chunk []byte // a whole IDAT chunk
	sum   uint32 // Adler-32 of the rows
	size  int    // bytes of the rows
}

// Weight is about how many bytes of memory the band takes.
func (b Band) Weight() int { return len(b.chunk) + 64 }

var deflaters = sync.Pool{New: func() any { return new(deflater) }}

// Pack compresses whole rows of stride bytes, each a zero (the PNG's "no filter") and one byte a pixel. Equal rows
// give equal bands. It is safe for several goroutines.
func Pack(rows []byte, stride int) Band {
	d := deflaters.Get().(*deflater)
	defer deflaters.Put(d)
	body := d.deflate(rows, stride)
	return Band{
		chunk: appendChunk(make([]byte, 0, len(body)+12), "IDAT", body),
		sum:   adler(rows),
		size:  len(rows),
	}
}

// join gives the Adler-32 of two pieces one after the other from their sums and the second one's size.
func join(a, b uint32, size int) uint32 {
	n := uint64(size % mod)
	a1, a2 := uint64(a&0xffff), uint64(a>>16)
	b1, b2 := uint64(b&0xffff), uint64(b>>16)
	// The low half is 1 and the sum of the bytes. The high half is the sum of the low halves after each
	// byte, so the second piece adds the first one's low half less 1 once for every byte of its own.
	low := (a1 + b1 + mod - 1) % mod
	high := (a2 + b2 + n*(a1+mod-1)) % mod
	return uint32(high<<16 | low)
}
