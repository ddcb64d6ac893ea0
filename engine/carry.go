package engine

import "slices"

// ending is where the trial of an announcement stopped: at its first batch.
type ending struct {
	base  int   // of its frames on the stack
	entry Frame // the frame that it began with
	p     *Program
	i     int     // the step of p that proposed the batch
	v     Verdict // and how
}

// keep holds on to a trial that has just ended, nil for none, and lets the one kept before go.
func (d *driver) keep(c *driver) {
	if d.kept != nil {
		d.kept.release()
	}
	if d.kept = c; c != nil && (c.end.p == nil || c.r.looked) {
		d.kept = nil
		c.release()
	}
}

// entered reports whether the trial began with such a frame. Answers ahead about what the announcement makes are
// not known to a trial, and its batch may speak of them.
func (d *driver) entered(f *Frame) bool {
	e := &d.end.entry
	if f.At.Prog != e.At.Prog || f.Owner != e.Owner || len(f.Then) > 0 || len(f.Regs) != len(e.Regs) || len(f.Pre) != len(e.Pre) {
		return false
	}
	if f.About != e.About || f.Self != e.Self || f.Node != e.Node || f.On != nil || f.OK || f.Void || f.Interrupt ||
		f.Got != nil || f.Ret != nil || f.Did != nil || f.Batch != nil || f.Asked != nil || f.Leave != nil {
		return false
	}
	for i := range f.Pre {
		if f.Pre[i].Name != e.Pre[i].Name || !slices.Equal(f.Pre[i].Vals, e.Pre[i].Vals) {
			return false
		}
	}
	for i := range f.Regs {
		if f.Regs[i].Name != e.Regs[i].Name || !slices.Equal(f.Regs[i].Vals, e.Regs[i].Vals) {
			return false
		}
	}
	return true
}

// carryOn takes over what a trial found out: the frame on top begins the announcement that the trial has run to its
// first batch, and nothing that an announcement can see has changed since. A batch would have (commit), and a
// trial that looked at the frames below it, or at the count of forced steps, which have gone on meanwhile, is not kept.
func (d *driver) carryOn(top int, c *driver) error {
	d.kept = nil
	for _, x := range c.tried {
		d.reached(x.what, x.name)
	}
	d.s.Stack = append(d.s.Stack[:top], c.s.Stack[c.end.base:]...)
	top = len(d.s.Stack) - 1
	if top >= len(d.hints) {
		d.hints = append(d.hints, make([]hint, top+8-len(d.hints))...)
	}
	d.hints[top] = hint{p: c.end.p, i: c.end.i}
	v := c.end.v
	err := d.obey(top, c.end.p, c.end.i, &v)
	c.release()
	return err
}
