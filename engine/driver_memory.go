package engine

import (
	"runtime"
	"runtime/debug"
	"slices"
	"unsafe"
)

// scratch is the memory that a driver uses again, for every step, batch and trial. It decides nothing: a driver with a
// new one comes to the same match. Its rules:
//
//   - What a method hands out for the driver's own use is good until the same method is called again.
//   - What goes out with a state or an answer is cut from a piece (see part) and never used again, or is copied on
//     the way out (handOutStack, handOutAsk).
type scratch struct {
	match State     // of a trial
	stack []Frame   // of the match
	ask   Ask       // the open question
	parts []SeatAsk // and its parts
	snaps usedSnaps
	// hints say where the frames of the stack probably stand, by height, in programs of hinted.
	hints  []hint
	hinted *Ruleset

	// Pieces, of which parts go out with states.
	figures []int64
	stats   []int
	replies []SeatReply
	answers []Answer
	got     []Reply
	fields  []Field
	spare   []Event
}

// use makes the memory fit for matches of a ruleset: hints of another one are forgotten.
func (m *scratch) use(g *Ruleset) {
	if m.hinted != g {
		clear(m.hints)
		m.hinted = g
	}
}

// copyStack returns a copy of a stack that the driver may write.
func (m *scratch) copyStack(stack []Frame) []Frame {
	out := append(m.stack[:0], stack...)
	ownRegs(out)
	return out
}

// handOutStack takes the driver's stack back and returns a copy of exactly its length.
func (m *scratch) handOutStack(stack []Frame) []Frame {
	m.stack = stack
	return slices.Clone(stack)
}

// copyAsk returns a copy of a question with these parts that the driver may write. Most questions are answered at once
// and never go out.
func (m *scratch) copyAsk(a *Ask, parts []SeatAsk) *Ask {
	m.ask = *a
	m.parts = append(m.parts[:0], parts...)
	m.ask.Seats = m.parts
	return &m.ask
}

// handOutAsk returns a question that may go out: a copy if a is the one in this memory.
func (m *scratch) handOutAsk(a *Ask) *Ask {
	if a != &m.ask {
		return a
	}
	out := NewAsk(a.Join, len(a.Seats))
	copy(out.Seats, a.Seats)
	out.Into, out.At, out.Next = a.Into, a.At, a.Next
	return out
}

// events returns an empty list for the events of an input.
func (m *scratch) events() []Event {
	if cap(m.spare) < 4 { // most inputs have fewer
		m.spare = make([]Event, 0, pieceOf[Event]())
	}
	return m.spare
}

// handOutEvents returns the events of an input, nil for none. What is left of their piece is for the next input.
func (m *scratch) handOutEvents(events []Event) []Event {
	n := len(events)
	if n == 0 {
		return nil
	}
	m.spare = events[n:n]
	return events[:n:n]
}

// hint is where a frame probably stands: its program, and the step before the one that is likely to be next.
type hint struct {
	p    *Program
	i    int
	regs int // how many registers the frame began with, if that was seen
}

// hint returns the hint for the frame at a height of the stack.
func (m *scratch) hint(height int) *hint {
	if height >= len(m.hints) {
		m.hints = append(m.hints, make([]hint, height+8-len(m.hints))...)
	}
	return &m.hints[height]
}

// registers gives a frame that begins a list of registers of its own, with room for as many as the last frame of its
// program came to have. It does nothing if that was no more than it began with.
func (m *scratch) registers(h *hint, f *Frame) {
	h.regs = len(f.Regs)
	n := int(h.p.regs.Load())
	if n <= len(f.Regs) || len(f.Regs) < cap(f.Regs) {
		return
	}
	own := part(&m.fields, n+1)[:len(f.Regs)]
	copy(own, f.Regs)
	f.Regs = own
}

// popped notes how many registers a frame of the hint's program came to have.
func (h *hint) popped(f *Frame) {
	n := int32(len(f.Regs))
	if len(f.Regs) <= h.regs {
		n = 0
	}
	if h.p.regs.Load() != n {
		h.p.regs.Store(n)
	}
}

// part returns a list of n that goes out: a part of a larger piece, which is not given out again. That saves most of
// what small pieces cost. Whoever keeps a list keeps its whole piece alive, so pieces are small, too.
func part[T any](piece *[]T, n int) []T {
	if len(*piece) < n {
		*piece = make([]T, max(n, pieceOf[T]()))
	}
	out := (*piece)[:n:n]
	*piece = (*piece)[n:]
	return out
}

// pieceOf returns how many of a type a piece has room for: pieceBytes of them, at least one.
func pieceOf[T any]() int {
	var x T
	return max(1, pieceBytes/int(unsafe.Sizeof(x)))
}

const pieceBytes = 2048

// GCPercent is the figure for debug.SetGCPercent that suits a process which plays matches. An input leaves some KB of
// short-lived memory behind, beside a few MB that live. With Go's own figure, 100, the collector would run every few
// hundred inputs and take a third of the time.
const GCPercent = 400

// gcFloor is how many bytes are counted as living beside those that do. So a process in which little lives collects
// every 40 MB instead of every few. They are never touched, so they take no memory.
const gcFloor = 8 << 20

// TuneCollector sets the garbage collector of the whole process up for playing matches: GCPercent, and a floor under
// what lives. Undo puts Go's figure back to what it was. The kernel never calls it; programs do, and benchmarks that
// say what programs need.
func TuneCollector() (undo func()) {
	was := debug.SetGCPercent(GCPercent)
	floor := make([]byte, gcFloor)
	return func() {
		debug.SetGCPercent(was)
		runtime.KeepAlive(floor)
	}
}
