package engine

import (
	"errors"
	"fmt"
	"sync"
)

// ErrParked says that a state stands on something that this build does not know, or that a rule broke in a way that no
// input causes. The match is as it was, and goes on with a build that knows it.
var ErrParked = errors.New("the match is parked")

func parked(format string, args ...any) error {
	return fmt.Errorf("%w: %s", ErrParked, fmt.Sprintf(format, args...))
}

const (
	// maxOps bounds the instructions of one input. No match comes near it.
	maxOps = 200_000
	// maxStack bounds the frames that call one another. No match comes near it. A card text that makes itself happen
	// again inside itself ends there, long before maxOps, while every step is still cheap.
	maxStack = 400
)

// driver runs a state. It is the only code that writes one. What it decides with stands here; memory that it only uses
// again is in mem.
type driver struct {
	g      *Ruleset
	book   Book
	s      *State
	r      *Reader
	events []Event
	ops    int
	// decided: the input was a person's decision; see State.Calm.
	decided bool
	tests   []test

	// A dry run is a trial of an announcement: it stops where the announcement ends, and nothing of it is kept.
	dry     bool
	ended   bool      // the announcement ended well
	end     trialEnd  // how, if with a batch
	missing *Question // it lacks this answer
	frame   Frame     // the announcing frame as it stood when it ended
	reaches []reach   // what the trial has reached, if anybody is to be told

	// ready is the last trial that ended with a batch; see adopt. Nil for none.
	ready *driver

	// The batch that is carried out: what writes, what reads the match before it, and what brings that back.
	tx   Tx
	was  Reader
	undo undo

	mem scratch
}

// drivers are those that nobody uses. Their memory is used again.
var drivers sync.Pool

func newDriver(g *Ruleset, b Book, s *State) *driver {
	d, _ := drivers.Get().(*driver)
	if d == nil {
		d = &driver{r: &Reader{}}
	}
	d.g, d.book, d.s = g, b, s
	d.mem.use(g)
	d.r.use(g, b, s)
	return d
}

// release gives the driver back. States, events and questions that it handed out stay good; nothing else of it may be
// used any more.
func (d *driver) release() {
	d.undo.objects.clear()
	d.was.s, d.was.log, d.r.s = nil, nil, nil
	if d.dry {
		d.mem.stack = d.s.Stack
	}
	d.g, d.book, d.s, d.events, d.missing, d.end = nil, nil, nil, nil, nil, trialEnd{}
	d.ops, d.dry, d.decided, d.ended = 0, false, false, false
	d.setReady(nil)
	d.mem.stack, d.tests, d.reaches = d.mem.stack[:0], d.tests[:0], d.reaches[:0]
	drivers.Put(d)
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
		if n := len(d.s.Stack); n > maxStack {
			return parked("no end: %d frames call one another, the last one %q", n, d.s.Stack[maxStack].At.Prog)
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
	h := d.mem.hint(top)
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
		d.mem.registers(h, f)
		if f.Announcing && d.ready != nil {
			if c := d.ready; c.startsAs(f) {
				return d.adopt(top, c)
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

// obey carries out a verdict of the step i of p, on which the frame top stands.
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
		d.failAnnouncement(v.Refuse)
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
		d.end = trialEnd{d.end.base, d.end.entry, p, i, *v}
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

// after returns the label at which a frame goes on behind the step i of its program. To is a verdict's Goto.
func (d *driver) after(frame int, p *Program, i int, to string) (string, error) {
	switch {
	case to == End:
		return End, nil
	case to != "":
		at, ok := p.index[to]
		if !ok {
			return "", parked("%s/%s goes to unknown step %q", p.Name, p.Steps[i].Label, to)
		}
		d.mem.hints[frame].i = at - 1
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
	d.mem.hints[top].popped(&d.s.Stack[top])
	d.traceOver(&d.s.Stack[top])
	interrupt := d.s.Stack[top].Interrupt
	d.s.Stack = d.s.Stack[:top]
	if top == 0 || interrupt || d.s.Stack[top-1].Fresh {
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

// announcing returns the frame whose announcement is running; nil if none is. A frame that has not begun, because a
// sibling runs first, is not running.
func (d *driver) announcing() *Frame {
	for i := len(d.s.Stack) - 1; i >= 0; i-- {
		if d.s.Stack[i].Announcing && !d.s.Stack[i].Fresh {
			return &d.s.Stack[i]
		}
	}
	return nil
}
