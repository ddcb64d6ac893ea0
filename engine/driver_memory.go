package engine

import (
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
	"unsafe"
)

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

// hint is a program and one of its steps, the one before that which is likely to be next.
type hint struct {
	p    *Program
	i    int
	regs int // how many registers the frame began with, if that was seen
}

// drivers are those that nobody uses any more; their memory is used again.
var drivers sync.Pool

// work gives the driver a copy of a state's stack that it may write, in memory that is used again.
func (d *driver) work(s *State) {
	d.s.Stack = append(d.stack[:0], s.Stack...)
	ownRegs(d.s.Stack)
}

// rest gives the match a stack of its own, to be handed out.
func (d *driver) rest() {
	d.stack = d.s.Stack
	d.s.Stack = slices.Clone(d.stack)
}

// copyAsk makes the open question safe to write, in memory that is used again: most questions are then answered.
func (d *driver) copyAsk() *Ask {
	if d.s.own&ownAsk != 0 {
		return d.s.Ask
	}
	d.ask1 = *d.s.Ask
	d.seats = append(d.seats[:0], d.ask1.Seats...)
	d.ask1.Seats = d.seats
	d.s.Ask = &d.ask1
	d.s.own |= ownAsk
	return d.s.Ask
}

// restAsk makes the open question one that may be handed out, if it stands in memory that is used again.
func (d *driver) restAsk() {
	if d.s.Ask == &d.ask1 {
		a := NewAsk(d.ask1.Join, len(d.ask1.Seats))
		copy(a.Seats, d.ask1.Seats)
		a.Into, a.At, a.Next = d.ask1.Into, d.ask1.At, d.ask1.Next
		d.s.Ask = a
	}
}

// GCPercent is the figure for debug.SetGCPercent that suits a process which plays matches. An input leaves some KB of
// short-lived memory behind, beside a few MB that live: with Go's own figure, 100, the collector would run every few
// hundred inputs and take a third of the time.
const GCPercent = 400

// gcFloor is how many bytes are counted as living beside those that do, so that a process in which little lives
// collects every 40 MB instead of every few. They are never touched, so they take no memory.
const gcFloor = 8 << 20

// TuneCollector sets the garbage collector of the whole process up for playing matches: GCPercent, and a floor under
// what lives. It holds until undo is called, which puts Go's figure back to what it was. The kernel never calls it;
// programs do, and benchmarks that are to say what programs need.
func TuneCollector() (undo func()) {
	was := debug.SetGCPercent(GCPercent)
	floor := make([]byte, gcFloor)
	return func() {
		debug.SetGCPercent(was)
		runtime.KeepAlive(floor)
	}
}
