package strip

import (
	"encoding/binary"
	"math/bits"
)

// deflater writes a band as one block of the deflate format with codes of its own, and an empty stored one, which
// ends on a whole byte, as a flush does (RFC 1951). It is used again and again.
type deflater struct {
	matcher
	out         []byte
	hold        uint64 // bits that are not written yet, the first one lowest
	held        uint
	literal     code // colours, the end, and lengths
	far         code
	lits, dists [288]uint32
}

// The end of a block, and how many symbols there are.
const (
	endOfBlock = 256
	lits       = 286
	dists      = 30
)

// lengthCode and farCode give the symbol of a length less 3 and of a distance less 1, with how many bits follow.
var lengthCode = func() (out [256]struct{ sym, extra, base uint16 }) {
	sym, base := uint16(257), 0
	for ; base < 255; sym++ {
		extra := 0
		if sym >= 265 {
			extra = int(sym-261) / 4
		}
		for i := base; i < min(base+1<<extra, 255); i++ {
			out[i].sym, out[i].extra, out[i].base = sym, uint16(extra), uint16(base)
		}
		base += 1 << extra
	}
	out[255].sym, out[255].extra, out[255].base = 285, 0, 255
	return out
}()

func farCode(far int) (sym int, extra uint) {
	if far < 4 {
		return far, 0
	}
	extra = uint(bits.Len(uint(far))) - 2
	return int(2*extra) + far>>extra, extra
}

// put appends at most 48 bits.
func (d *deflater) put(v uint64, n uint) {
	d.hold |= v << d.held
	d.held += n
	d.out = binary.LittleEndian.AppendUint64(d.out, d.hold)
	whole := d.held / 8
	d.out = d.out[:len(d.out)-8+int(whole)]
	d.hold >>= 8 * whole
	d.held %= 8
}

// deflate compresses rows of stride bytes. The answer holds until the next call.
func (d *deflater) deflate(in []byte, stride int) []byte {
	tokens := d.tokens(in, stride)
	d.out, d.hold, d.held = d.out[:0], 0, 0
	d.count(tokens)
	lengths(d.lits[:lits], 15, d.literal.size[:lits])
	lengths(d.dists[:dists], 15, d.far.size[:dists])
	d.literal.assign(lits)
	d.far.assign(dists)
	d.header()
	for _, t := range tokens {
		if t&isMatch == 0 {
			d.put(uint64(d.literal.bits[t]), uint(d.literal.size[t]))
			continue
		}
		length, far := t.length()-3, t.far()-1
		l := lengthCode[length]
		s, extra := farCode(far)
		v, n := uint64(d.literal.bits[l.sym]), uint(d.literal.size[l.sym])
		v |= uint64(length-int(l.base)) << n
		n += uint(l.extra)
		v |= uint64(d.far.bits[s]) << n
		n += uint(d.far.size[s])
		v |= uint64(far&(1<<extra-1)) << n
		d.put(v, n+extra)
	}
	d.put(uint64(d.literal.bits[endOfBlock]), uint(d.literal.size[endOfBlock]))
	d.put(0, 3) // a stored block that is not the last
	if d.held > 0 {
		d.put(0, 8-d.held)
	}
	d.put(0xffff0000, 32)
	return d.out
}

// count counts the symbols of the tokens and of the end.
func (d *deflater) count(tokens []token) {
	clear(d.lits[:])
	clear(d.dists[:])
	d.lits[endOfBlock] = 1
	for _, t := range tokens {
		if t&isMatch == 0 {
			d.lits[t]++
			continue
		}
		d.lits[lengthCode[t.length()-3].sym]++
		s, _ := farCode(t.far() - 1)
		d.dists[s]++
	}
	if d.dists == [288]uint32{} {
		d.dists[0] = 1 // the format wants a code for distances even if there are none
	}
}

// header begins a block: the lengths of both codes, themselves coded.
func (d *deflater) header() {
	nl, nd := lits, dists
	for nl > 257 && d.literal.size[nl-1] == 0 {
		nl--
	}
	for nd > 1 && d.far.size[nd-1] == 0 {
		nd--
	}
	var sizes [lits + dists]uint8
	copy(sizes[:], d.literal.size[:nl])
	copy(sizes[nl:], d.far.size[:nd])
	runs := shorten(sizes[:nl+nd])
	var count [19]uint32
	for _, r := range runs {
		count[r.sym]++
	}
	var c code
	lengths(count[:], 7, c.size[:19])
	c.assign(19)
	order := [19]int{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}
	n := len(order)
	for n > 4 && c.size[order[n-1]] == 0 {
		n--
	}
	d.put(0b100, 3) // not the last one, with codes of its own
	d.put(uint64(nl-257), 5)
	d.put(uint64(nd-1), 5)
	d.put(uint64(n-4), 4)
	for _, s := range order[:n] {
		d.put(uint64(c.size[s]), 3)
	}
	for _, r := range runs {
		d.put(uint64(c.bits[r.sym])|uint64(r.extra)<<c.size[r.sym], uint(c.size[r.sym])+r.bits)
	}
}

// sizeRun is a length of a code, or how often one is repeated.
type sizeRun struct {
	sym   uint8
	extra uint8
	bits  uint
}

// shorten says lengths with repetitions: 16 the last one 3 to 6 times, 17 and 18 nothing 3 to 10 and 11 to 138 times.
func shorten(sizes []uint8) []sizeRun {
	out := make([]sizeRun, 0, len(sizes))
	for i := 0; i < len(sizes); {
		n := 1
		for i+n < len(sizes) && sizes[i+n] == sizes[i] {
			n++
		}
		switch s := sizes[i]; {
		case s == 0 && n >= 11:
			n = min(n, 138)
			out = append(out, sizeRun{18, uint8(n - 11), 7})
		case s == 0 && n >= 3:
			out = append(out, sizeRun{17, uint8(n - 3), 3})
		case s != 0 && n >= 4:
			n = min(n, 7)
			out = append(out, sizeRun{s, 0, 0}, sizeRun{16, uint8(n - 4), 2})
		default:
			n = 1
			out = append(out, sizeRun{s, 0, 0})
		}
		i += n
	}
	return out
}
