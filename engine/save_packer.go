package engine

import (
	"encoding/binary"
	"errors"
)

// packer writes or reads the packed form, one value after another. Numbers are varints. Texts are their length and
// bytes. A struct is a mask with a bit for each field that is not zero, and then those fields in the order of their
// bits. So a field that is added behind the others leaves older saves readable, and a build that lacks the field
// refuses newer ones. One method per type both writes and reads, so the two cannot differ.
type packer struct {
	out   []byte
	in    string
	at    int
	reads bool
	err   error   // the first fault; everything that is read after it is zero
	vals  []Value // a piece for lists that are read
}

var (
	errShort = errors.New("it ends too early")
	errMask  = errors.New("it has something that this build does not know")
	errRange = errors.New("a number is too large")
)

func (p *packer) fail(err error) {
	if p.err == nil {
		p.err = err
	}
	p.at = len(p.in)
}

func (p *packer) readUint() uint64 {
	var x uint64
	for shift := uint(0); shift < 64; shift += 7 {
		if p.at >= len(p.in) {
			p.fail(errShort)
			return 0
		}
		c := p.in[p.at]
		p.at++
		x |= uint64(c&0x7f) << shift
		if c < 0x80 {
			return x
		}
	}
	p.fail(errRange)
	return 0
}

func (p *packer) uint64(v *uint64) {
	if p.reads {
		*v = p.readUint()
	} else {
		p.out = binary.AppendUvarint(p.out, *v)
	}
}

func (p *packer) readInt() int64 {
	u := p.readUint()
	return int64(u>>1) ^ -int64(u&1)
}

func (p *packer) int64(v *int64) {
	if p.reads {
		*v = p.readInt()
	} else {
		p.out = binary.AppendVarint(p.out, *v)
	}
}

// number packs any signed number.
func number[T ~int | ~int8 | ~int16 | ~int32](p *packer, v *T) {
	if !p.reads {
		p.out = binary.AppendVarint(p.out, int64(*v))
		return
	}
	n := p.readInt()
	if *v = T(n); int64(*v) != n {
		p.fail(errRange)
		*v = 0
	}
}

// text packs any string. A string that is read shares the memory of the save.
func text[T ~string](p *packer, v *T) {
	if !p.reads {
		p.out = binary.AppendUvarint(p.out, uint64(len(*v)))
		p.out = append(p.out, *v...)
		return
	}
	n := p.readUint()
	if n > uint64(len(p.in)-p.at) {
		p.fail(errShort)
		return
	}
	*v = T(p.in[p.at : p.at+int(n)])
	p.at += int(n)
}

// length packs the length of a list. Each element takes at least a byte, so a greater length than there are bytes is a
// fault.
func (p *packer) length(n int) int {
	if !p.reads {
		p.out = binary.AppendUvarint(p.out, uint64(n))
		return n
	}
	u := p.readUint()
	if u > uint64(len(p.in)-p.at) {
		p.fail(errShort)
		return 0
	}
	return int(u)
}

// flag reads a yes or no from the fields of its thing. Packing leaves it alone: a state that is saved may be shared,
// and others may be reading it.
func (p *packer) flag(v *bool, fields uint64, bit int) {
	if p.reads {
		*v = fields&(1<<bit) != 0
	}
}

// list packs a list by what packs an element.
func list[T any](p *packer, v *[]T, each func(*packer, *T)) {
	n := p.length(len(*v))
	if p.reads {
		*v = make([]T, n)
	}
	for i := range *v {
		each(p, &(*v)[i])
	}
}

// values packs a list of values, the commonest of all.
func (p *packer) values(v *[]Value) {
	n := p.length(len(*v))
	if p.reads {
		if n > len(p.vals) {
			p.vals = make([]Value, max(n, 64))
		}
		if *v = []Value{}; n > 0 {
			*v, p.vals = p.vals[:n:n], p.vals[n:]
		}
	}
	for i := range *v {
		text(p, &(*v)[i])
	}
}

// ref packs what a pointer points to.
func ref[T any](p *packer, v **T, each func(*packer, *T)) {
	if p.reads {
		*v = new(T)
	}
	each(p, *v)
}

// fields packs the mask of a struct with n fields. Set has the bits of the fields that are not zero. It returns the
// mask of the fields that follow.
func (p *packer) fields(n int, set uint64) uint64 {
	if !p.reads {
		p.out = binary.AppendUvarint(p.out, set)
		return set
	}
	m := p.readUint()
	if m>>n != 0 {
		p.fail(errMask)
		return 0
	}
	return m
}

// bit returns the bit of the i-th field if it is set, else 0.
func bit(i int, set bool) uint64 {
	if set {
		return 1 << i
	}
	return 0
}
