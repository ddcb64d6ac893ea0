package engine

import "slices"

// trial returns a driver that runs a copy of the match as far as an announcement goes. Nothing of it is kept, unless
// the match adopts it.
func (d *driver) trial() *driver {
	c := newDriver(d.g, d.book, nil)
	c.mem.match = *d.s
	c.mem.match.own = 0
	c.s, c.r.s, c.dry = &c.mem.match, &c.mem.match, true
	c.r.learn(d.r)
	c.s.Stack = c.mem.copyStack(d.s.Stack)
	return c
}

// trialEnd is where the trial of an announcement ended: at its first batch.
type trialEnd struct {
	base  int   // the height of the stack below its frames
	entry Frame // the frame that it began with
	p     *Program
	i     int     // the step of p that proposed the batch
	v     Verdict // with the batch
}

// setReady makes c the trial that adopt may take over, and releases the one before; nil for none. A trial that ended
// without a batch is released at once. So is one that looked at the frames below it or at the count of forced steps,
// for both go on before the announcement begins.
func (d *driver) setReady(c *driver) {
	if d.ready != nil {
		d.ready.release()
	}
	if d.ready = c; c != nil && (c.end.p == nil || c.r.looked) {
		d.ready = nil
		c.release()
	}
}

// startsAs reports whether the trial began with a frame like f. A frame that brings answers ahead about what it makes
// never counts as the same: a trial does not know them, and its batch may speak of them.
func (d *driver) startsAs(f *Frame) bool {
	e := &d.end.entry
	if f.At.Prog != e.At.Prog || f.Owner != e.Owner || len(f.Then) > 0 || len(f.Regs) != len(e.Regs) ||
		len(f.Pre) != len(e.Pre) {
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

// adopt takes a trial over instead of running the announcement again. The frame top begins the announcement; the trial
// has run it to its first batch. Adopt puts the trial's frames in the place of that frame and carries the batch out.
//
// That is the same match as running it would give, because nothing that an announcement can see has changed since the
// trial: every batch ends the ready trial (commit), and setReady keeps none that saw more.
func (d *driver) adopt(top int, c *driver) error {
	d.ready = nil
	for _, x := range c.reaches {
		d.reached(x.what, x.name)
	}
	d.s.Stack = append(d.s.Stack[:top], c.s.Stack[c.end.base:]...)
	top = len(d.s.Stack) - 1
	*d.mem.hint(top) = hint{p: c.end.p, i: c.end.i}
	v := c.end.v
	err := d.obey(top, c.end.p, c.end.i, &v)
	c.release()
	return err
}
