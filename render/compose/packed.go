package compose

import (
	"slices"

	"github.com/klauspost/compress/s2"
)

// packed is the pixels of a piece, blocks of rows each by itself. Pieces are kept packed: a face then takes a sixth of
// the memory, so that more of them stay. To unpack a block takes about as long as to copy it a few times.
type packed struct {
	wide   int // bytes in a row
	blocks [][]byte
}

// blockRows is the height of a block. With lower ones less is unpacked in vain; higher ones pack better.
const blockRows = 16

// pack packs rows of pixels.
func pack(pix []uint8, wide int) packed {
	p := packed{wide: wide}
	var room []byte
	for at := 0; at < len(pix); at += blockRows * wide {
		block := pix[at:min(at+blockRows*wide, len(pix))]
		if need := s2.MaxEncodedLen(len(block)); cap(room) < need {
			room = make([]byte, need)
		}
		p.blocks = append(p.blocks, slices.Clip(slices.Clone(s2.Encode(room[:cap(room)], block))))
	}
	return p
}

// rows returns the rows from one up to another, unpacked into room or into a larger slice, which is returned as well.
func (p packed) rows(from, to int, room []byte) (pix []uint8, larger []byte) {
	if from >= to {
		return nil, room
	}
	first, last := from/blockRows, (to-1)/blockRows
	if need := (last - first + 1) * blockRows * p.wide; cap(room) < need {
		room = make([]byte, need)
	}
	room = room[:cap(room)]
	at := 0
	for _, b := range p.blocks[first : last+1] {
		out, err := s2.Decode(room[at:], b)
		if err != nil {
			panic("compose: what was packed cannot be unpacked: " + err.Error())
		}
		at += len(out)
	}
	off := (from - first*blockRows) * p.wide
	return room[off : off+(to-from)*p.wide], room
}

// bytes returns about how much memory the pixels take.
func (p packed) bytes() int {
	n := 0
	for _, b := range p.blocks {
		n += cap(b) + 24
	}
	return n
}
