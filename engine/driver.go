package engine

import (
	"errors"
	"fmt"
	"slices"
	"sync"
)

// ErrParked says that a state stands on something that this build does not know, or that a rule broke
// in a way that no input causes. The match is as it was and goes on with a build that knows it.
var ErrParked = errors.New("the match is parked")

// maxOps bounds the instructions of one input; no match comes near it.
const maxOps = 200_000

// maxStack bounds the frames that call one another; no match comes near it. A card text that makes itself happen
// again inside itself ends there long before maxOps, while every step is still cheap.
const maxStack = 400

// driver runs a state. It is the only code that writes one.
type driver struct {
	g      *Ruleset
	book   Book
	s      *State
	r      *Reader
	events []Event
	ops    int
	// dry runs stop where an announcement ends.
	dry     bool
	decided bool      // the input was a person's decision; see calm in kernel.go
	ended   bool      // the announcement ended well
	end     ending    // how it did, when with a batch
	missing *Question // it lacks this answer
	frame   Frame     // the announcing frame as it stood when it ended
	tests   []test
	tried   []reach // what a trial has reached, if anybody is to be told
	kept    *driver // the last trial of an announcement that ended with a batch; see carryOn

	// What follows only saves memory: it is used again for every step, batch and trial.
	mem    State   // the match of a trial
	stack  []Frame // and its stack
	tx     Tx
	was    Reader
	before State // the match before a batch
	ask1   Ask   // the open question, with its seats
	seats  []SeatAsk
	// These are room for what is handed out with a state, see part.
	figures []int64
	stats   []int
	replies []SeatReply
	answers []Answer
	got     []Reply
	fields  []Field
	told    []Event // for events
	old     aside
	log     undoLog
	used    uses
	// hints are the programs and steps that the frames of the stack probably stand on, by height; for a ruleset.
	hints  []hint
	hinted *Ruleset
}

// hint is a program and one of its steps, the one before that which is likely to be next.
type hint struct {
	p    *Program
	i    int
	regs int // how many registers the frame began with, if that was seen
}

func newDriver(g *Ruleset, b Book, s *State) *driver {
	d, _ := drivers.Get().(*driver)
	if d == nil {
		d = &driver{r: &Reader{}}
	}
	d.g, d.book, d.s = g, b, s
	if d.hinted != g {
		clear(d.hints)
		d.hinted = g
	}
	d.r.use(g, b, s)
	return d
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

// trial makes a driver that runs a copy of the match, of which nothing is kept, as far as an announcement
// goes.
func (d *driver) trial() *driver {
	c := newDriver(d.g, d.book, nil)
	c.mem = *d.s
	c.mem.own = 0
	c.s, c.r.s, c.dry = &c.mem, &c.mem, true
	c.r.learn(d.r)
	c.work(d.s)
	return c
}

// release gives the driver back. Nothing that it handed out but states, events and questions may be used
// any more. What it used again keeps what it held, until it is used the next time.
func (d *driver) release() {
	d.log.clear()
	d.was.s, d.was.log, d.r.s = nil, nil, nil
	if d.dry {
		d.stack = d.s.Stack
	}
	d.g, d.book, d.s, d.events, d.missing, d.end = nil, nil, nil, nil, nil, ending{}
	d.ops, d.dry, d.decided, d.ended = 0, false, false, false
	d.keep(nil)
	d.stack, d.tests, d.tried = d.stack[:0], d.tests[:0], d.tried[:0]
	drivers.Put(d)
}

func parked(format string, args ...any) error {
	return fmt.Errorf("%w: %s", ErrParked, fmt.Sprintf(format, args...))
}

// run goes on until the match waits for somebody or has ended.
func (d *driver) run() error {
	for !d.ended && d.missing == nil {
		if d.s.Result != nil {
			d.s.Stack, d.s.Ask, d.s.Waiting, d.s.Sealed, d.s.StandingPasses = nil, nil, nil, nil, nil
			return nil
		}
		if d.s.Ask != nil {
			if done, err := d.settle(); err != nil || !done {
				return err
			}
			continue
		}
		if len(d.s.Stack) == 0 {
			return parked("%s has no program left to run", d.s.Game)
		}
		if len(d.s.Stack) > maxStack {
			return parked("no end: %d frames call one another, the last one %q", len(d.s.Stack), d.s.Stack[maxStack].At.Prog)
		}
		if d.ops++; d.ops > maxOps {
			return parked("no end after %d instructions", maxOps)
		}
		if err := d.step(); err != nil {
			return err
		}
	}
	return nil
}

// step runs one instruction of the top frame.
func (d *driver) step() error {
	top := len(d.s.Stack) - 1
	f := &d.s.Stack[top]
	f.Fresh = false
	if top >= len(d.hints) {
		d.hints = append(d.hints, make([]hint, top+8-len(d.hints))...)
	}
	h := &d.hints[top]
	p := h.p
	if p == nil || p.Name != f.At.Prog {
		if p = d.g.program(f.At.Prog); p == nil {
			return parked("this build has no program %q", f.At.Prog)
		}
		*h = hint{p, -1, 0}
	}
	if f.At.Label == End || len(p.Steps) == 0 { // a finished frame has nothing left to do, void or not
		d.pop(&Verdict{Return: f.Leave})
		return nil
	}
	if !f.Void && d.isVoid(f) {
		if p.void < 0 {
			d.pop(&Verdict{})
			return nil
		}
		f.Void, f.Announcing, f.Pre, f.Asked, f.Leave = true, false, nil, nil, nil
		f.At.Label = p.Steps[p.void].Label
	}
	if f.At.Label == "" {
		if p.idle != nil && p.idle(d.r) {
			d.pop(&Verdict{})
			return nil
		}
		d.room(h, f)
		if f.Announcing && d.kept != nil {
			if c := d.kept; c.entered(f) {
				return d.carryOn(top, c)
			}
		}
		f.At.Label, h.i = p.Steps[0].Label, -1
		d.reached("program", p.Name)
	}
	i := h.i + 1
	if i >= len(p.Steps) || p.Steps[i].Label != f.At.Label {
		var ok bool
		if i, ok = p.index[f.At.Label]; !ok {
			return parked("program %q has no step %q", p.Name, f.At.Label)
		}
	}
	h.i = i
	if d.g.trace != nil {
		d.reached("op", p.Name+"/"+p.Steps[i].Label)
	}
	v := p.Steps[i].Op(d.r, f)
	return d.obey(top, p, i, &v)
}

// obey carries out a verdict of the step i of p, which the frame top stands on.
func (d *driver) obey(top int, p *Program, i int, v *Verdict) error {
	f := &d.s.Stack[top]
	if v.wants() > 1 || (v.Batch != nil && (!v.End || v.wants() > 0)) {
		return parked("%s/%s wants two things at once", p.Name, p.Steps[i].Label)
	}
	if v.Refuse != nil {
		if d.dry {
			return v.Refuse
		}
		if d.announcing() == nil {
			return parked("%s/%s refused %s outside an announcement", p.Name, p.Steps[i].Label, v.Refuse.Code)
		}
		d.lapse(v.Refuse)
		return nil
	}
	if v.commit {
		return d.finishBatch(top)
	}
	if v.Ask != nil {
		return d.ask(top, p, i, v)
	}
	next, err := d.after(top, p, i, v.Goto)
	if err != nil {
		return err
	}
	if v.Do != nil && d.dry && d.announcing() != nil {
		d.ended, d.frame = true, *d.announcing()
		d.end = ending{d.end.base, d.end.entry, p, i, *v}
		return nil
	}
	if v.End && v.Do == nil && len(v.Call) == 0 {
		d.pop(v)
		return nil
	}
	if v.End {
		next, f.Leave = End, v.Return
	}
	f.At.Label = next
	if v.Do != nil {
		return d.do(top, v.Do)
	}
	for j := len(v.Call) - 1; j >= 0; j-- {
		d.s.Stack = append(d.s.Stack, v.Call[j])
		d.s.Stack[len(d.s.Stack)-1].Fresh = true
	}
	ownRegs(d.s.Stack[len(d.s.Stack)-len(v.Call):])
	return nil
}

// wants counts how many of ask, call, do and refuse a verdict has.
func (v *Verdict) wants() int {
	n := 0
	if v.Ask != nil {
		n++
	}
	if len(v.Call) > 0 {
		n++
	}
	if v.Do != nil {
		n++
	}
	if v.Refuse != nil {
		n++
	}
	return n
}

// after gives the label to go on with behind the step i of the program of a frame.
func (d *driver) after(frame int, p *Program, i int, to string) (string, error) {
	switch {
	case to == End:
		return End, nil
	case to != "":
		at, ok := p.index[to]
		if !ok {
			return "", parked("%s/%s goes to unknown step %q", p.Name, p.Steps[i].Label, to)
		}
		d.hints[frame].i = at - 1
		return to, nil
	case i+1 < len(p.Steps):
		return p.Steps[i+1].Label, nil
	}
	return End, nil
}

// pop takes the top frame away and hands its results to the one below.
func (d *driver) pop(v *Verdict) {
	top := len(d.s.Stack) - 1
	if d.dry && d.s.Stack[top].Announcing {
		d.ended, d.frame = true, d.s.Stack[top]
	}
	if h := &d.hints[top]; h.p != nil {
		h.learn(&d.s.Stack[top])
	}
	d.over(&d.s.Stack[top])
	aside := d.s.Stack[top].Interrupt
	d.s.Stack = d.s.Stack[:top]
	if top == 0 || aside || d.s.Stack[top-1].Fresh {
		return
	}
	below := &d.s.Stack[top-1]
	below.Ret = v.Return
	if v.Batch != nil {
		below.Batch = v.Batch
	}
}

// isVoid reports whether a frame has died with its owner, or with the owner of what it is about.
func (d *driver) isVoid(f *Frame) bool {
	if f.Owner != NoSeat && d.r.Out(f.Owner) {
		return true
	}
	if f.About.IsZero() {
		return false
	}
	o := d.r.knows(f.About)
	return o != nil && o.Owner != NoSeat && d.r.Out(o.Owner)
}

// announcing finds the frame whose announcement is running, nil when none is. One that has not begun,
// because a sibling runs first, is not running.
func (d *driver) announcing() *Frame {
	for i := len(d.s.Stack) - 1; i >= 0; i-- {
		if d.s.Stack[i].Announcing && !d.s.Stack[i].Fresh {
			return &d.s.Stack[i]
		}
	}
	return nil
}
