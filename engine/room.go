package engine

import "unsafe"

// part gives room for a short list that is handed out: a part of a larger piece, which is not given out again. It
// saves most of what small pieces cost; a list that is kept keeps its whole piece, so the pieces are small too.
func part[T any](room *[]T, n int) []T {
	if len(*room) < n {
		*room = make([]T, max(n, pieceOf[T]()))
	}
	out := (*room)[:n:n]
	*room = (*room)[n:]
	return out
}

// pieceOf is how many of a kind a piece has room for: about 2 KB of them.
func pieceOf[T any]() int {
	var x T
	return max(1, pieceBytes/int(unsafe.Sizeof(x)))
}

const pieceBytes = 2048

// room gives a frame that begins a list of registers of its own, with room for as many as the last frame of its
// program came to have, if that was more than it began with. It changes nothing but how memory is taken.
func (d *driver) room(h *hint, f *Frame) {
	h.regs = len(f.Regs)
	n := int(h.p.regs.Load())
	if n <= len(f.Regs) || len(f.Regs) < cap(f.Regs) {
		return
	}
	own := part(&d.fields, n+1)[:len(f.Regs)]
	copy(own, f.Regs)
	f.Regs = own
}

// learn notes how many registers a frame came to have.
func (h *hint) seen(f *Frame) {
	n := int32(len(f.Regs))
	if len(f.Regs) <= h.regs {
		n = 0
	}
	if h.p.regs.Load() != n {
		h.p.regs.Store(n)
	}
}
