package compose

import "crypto/sha256"

// room is where stripes are unpacked and numbered anew, to be hashed.
type room struct{ pix, numbers []uint8 }

var rooms = newSpares(2, func() *room { return new(room) })

// stripe is those rows of a piece that cross one band. Its sum is the same for equal pixels, whatever the rest of the
// piece shows: numbers are written in the order in which they come. So a card of which one figure changed makes only
// the band of that figure another one.
type stripe struct {
	sum     Sum
	numbers []uint8 // the piece's numbers in that order
}

// stripes are all of a piece that begins so many rows below the upper edge of a band.
type stripes struct {
	below int
	of    []stripe
}

// stripesAt returns the stripes of the piece at a height in a picture, from the first band that it crosses down. The
// piece remembers the last answer: most pieces stay where they are.
func (p *piece) stripesAt(y int) []stripe {
	below := y % bandRows
	if s := p.parted.Load(); s != nil && s.below == below {
		return s.of
	}
	s := &stripes{below: below}
	r := rooms.take()
	defer rooms.give(r)
	for from := 0; from < p.h; {
		to := min(p.h, (below+from)/bandRows*bandRows+bandRows-below)
		var pix []uint8
		pix, r.pix = p.pix.rows(from, to, r.pix)
		if cap(r.numbers) < len(pix) {
			r.numbers = make([]uint8, bandRows*p.w)
		}
		s.of = append(s.of, newStripe(pix, r.numbers[:cap(r.numbers)]))
		from = to
	}
	p.parted.Store(s)
	return s.of
}

// newStripe makes a stripe of pixels. It needs room for as many bytes.
func newStripe(pix, room []uint8) (s stripe) {
	var place [256]uint16 // of a number, from 1
	room = room[:len(pix)]
	for i, k := range pix {
		if place[k] == 0 {
			s.numbers = append(s.numbers, k)
			place[k] = uint16(len(s.numbers))
		}
		room[i] = uint8(place[k] - 1)
	}
	s.sum = sha256.Sum256(room)
	return s
}
