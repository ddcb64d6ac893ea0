package strip

import (
	"bytes"
	"fmt"
	"hash/adler32"
	"sync"

	"github.com/klauspost/compress/flate"
)

// Band is a compressed strip of rows. It never changes, so it can be kept and used again.
type Band struct {
	chunk []byte // a whole IDAT chunk
	sum   uint32 // Adler-32 of the rows
	size  int    // bytes of the rows
}

// Weight returns about how many bytes of memory the band takes.
func (b Band) Weight() int { return len(b.chunk) + 64 }

// packer is a compressor with its output. It is used again and again, because its tables are large.
type packer struct {
	out bytes.Buffer
	z   *flate.Writer
}

// packers are those that nobody uses. keptPackers of each effort are kept for good: a pool is emptied at each
// collection, and to make a packer takes more memory than most bands.
var packers [len(levels)]struct {
	kept chan *packer
	more sync.Pool // of *packer
}

const keptPackers = 2

func init() {
	for i := range packers {
		packers[i].kept = make(chan *packer, keptPackers)
	}
}

// takePacker returns a packer that nobody uses; nil if there is none.
func takePacker(e Effort) *packer {
	select {
	case p := <-packers[e].kept:
		return p
	default:
		p, _ := packers[e].more.Get().(*packer)
		return p
	}
}

// givePacker lets others use a packer.
func givePacker(e Effort, p *packer) {
	select {
	case packers[e].kept <- p:
	default:
		packers[e].more.Put(p)
	}
}

// Effort is how hard a band is packed.
type Effort uint8

const (
	Even  Effort = iota // for usual pictures
	Quick               // for pictures made often: a third larger, in less than half of the time
	Small               // for large pictures: a fifteenth smaller, in more than twice the time
)

// levels are the levels of the compressor, chosen by measurement (docs/performance.md).
var levels = [...]int{Even: 6, Quick: 1, Small: 8}

// Pack compresses whole rows, each a zero (PNG's "no filter") and one byte per pixel. Equal rows packed with the same
// effort are equal bands. Bands of different efforts can be in one file. Many goroutines may call it. An error means
// that there is no such effort, or that the compressor failed, which no input makes it do.
func Pack(rows []byte, e Effort) (Band, error) {
	if int(e) >= len(levels) {
		return Band{}, fmt.Errorf("strip: there is no effort %d; use Even, Quick or Small", e)
	}
	p := takePacker(e)
	if p == nil {
		p = &packer{}
		z, err := flate.NewWriter(&p.out, levels[e])
		if err != nil {
			return Band{}, fmt.Errorf("strip: %w", err)
		}
		p.z = z
	}
	defer givePacker(e, p)
	p.out.Reset()
	p.z.Reset(&p.out)
	if _, err := p.z.Write(rows); err != nil {
		return Band{}, fmt.Errorf("strip: compress: %w", err)
	}
	if err := p.z.Flush(); err != nil {
		return Band{}, fmt.Errorf("strip: compress: %w", err)
	}
	body := p.out.Bytes()
	return Band{
		chunk: appendChunk(make([]byte, 0, len(body)+12), "IDAT", body),
		sum:   adler32.Checksum(rows),
		size:  len(rows),
	}, nil
}

// join returns the Adler-32 of two pieces one after the other. It needs their sums and the size of the second.
func join(a, b uint32, size int) uint32 {
	const mod = 65521
	n := uint64(size % mod)
	a1, a2 := uint64(a&0xffff), uint64(a>>16)
	b1, b2 := uint64(b&0xffff), uint64(b>>16)
	// The low half is 1 and the sum of the bytes. The high half is the sum of the low halves after each
	// byte, so the second piece adds the first one's low half less 1 once for every byte of its own.
	low := (a1 + b1 + mod - 1) % mod
	high := (a2 + b2 + n*(a1+mod-1)) % mod
	return uint32(high<<16 | low)
}
