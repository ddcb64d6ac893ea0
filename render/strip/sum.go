package strip

import "encoding/binary"

// mod is Adler-32's.
const mod = 65521

// adler is the Adler-32 of some bytes: the low half is 1 and the sum of all bytes, the high half the sum of all such
// low halves on the way. Eight bytes are taken at once: multiplications add up lanes of 16 bits.
func adler(in []byte) uint32 {
	const (
		low   = 0x00ff00ff00ff00ff
		plain = 0x0001000100010001
		even  = 0x0008000600040002 // how often the bytes 0, 2, 4 and 6 are added, from the top
		odd   = 0x0007000500030001 // and the others
	)
	a, b := uint64(1), uint64(0)
	for len(in) >= 8 {
		n := min(len(in)&^7, 5552&^7) // as many as the sums can hold without a remainder
		for ; n > 0; n -= 8 {
			v := binary.LittleEndian.Uint64(in)
			e, o := v&low, v>>8&low
			b += 8*a + (e*even)>>48 + (o*odd)>>48
			a += (e*plain)>>48 + (o*plain)>>48
			in = in[8:]
		}
		a, b = a%mod, b%mod
	}
	for _, c := range in {
		a += uint64(c)
		b += a
	}
	return uint32(b%mod<<16 | a%mod)
}
