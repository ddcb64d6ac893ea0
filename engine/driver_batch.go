package engine

import "slices"

const progBatch = "kernel.batch"

// addBatch adds the program of a batch that replacement effects rewrite: each that applies does so, each source at most
// once. Then the batch is committed.
func addBatch(g *Ruleset) {
	g.Add(progBatch,
		Exec("offer", func(r *Reader, f *Frame) Verdict {
			reps := r.replacements(f.Batch, f.Reg("used"))
			if len(reps) == 0 {
				return Verdict{}
			}
			f.Set("used", append(slices.Clone(f.Reg("used")), reps[0].Source)...)
			child := reps[0].Frame
			child.Batch, child.Owner = f.Batch, f.Owner // it dies with its batch
			return Verdict{Call: []Frame{child}, Goto: "offer"}
		}),
		Exec("commit", func(*Reader, *Frame) Verdict { return Verdict{commit: true} }),
	)
}

func (r *Reader) replacements(batch []Change, used []Value) []Replacement {
	if r.g.Replace == nil {
		return nil
	}
	var out []Replacement
	for _, rep := range r.g.Replace(r, batch, used) {
		if !slices.Contains(used, rep.Source) {
			out = append(out, rep)
		}
	}
	return out
}

// do carries out a batch for the frame top, which has moved on to its next step already. The batch ends the
// announcement if one is running.
func (d *driver) do(top int, batch []Change) error {
	if a := d.announcing(); a != nil {
		if len(a.Pre) > 0 {
			d.failAnnouncement(Refuse(CodeSurplus, "", A("question", Word(a.Pre[0].Name))))
			return nil
		}
		a.Announcing = false
		d.traceBegun(a)
	}
	if len(d.r.replacements(batch, nil)) > 0 {
		f := Frame{At: Ref{Prog: progBatch}, Owner: NoSeat, Batch: slices.Clone(batch), Fresh: true}
		if by := &d.s.Stack[top]; !by.Void { // what a void frame still does is the game's own affair
			f.Owner, f.About = by.Owner, by.About
		}
		d.s.Stack[top].Did, d.s.Stack[top].OK, d.s.Stack[top].Got = nil, false, nil
		d.s.Stack = append(d.s.Stack, f)
		return nil
	}
	did, ok, err := d.commit(batch)
	if err != nil {
		return err
	}
	f := &d.s.Stack[top]
	f.Did, f.OK, f.Got = did, ok, nil
	return nil
}

// finishBatch commits the batch that the top frame carries and hands the outcome to the frame below.
func (d *driver) finishBatch(top int) error {
	did, ok, err := d.commit(d.s.Stack[top].Batch)
	if err != nil {
		return err
	}
	d.s.Stack = d.s.Stack[:top]
	f := &d.s.Stack[top-1]
	f.Did, f.OK, f.Got = did, ok, nil
	return nil
}

// commit carries out a batch as one and returns its events. If a Must change fails, the state is as before and ok is
// false.
func (d *driver) commit(batch []Change) (did []Event, ok bool, err error) {
	d.setReady(nil)
	tx := d.begin()
	for _, c := range batch {
		fn := d.g.changes[c.Kind]
		if fn == nil {
			return nil, false, parked("this build has no change %q", c.Kind)
		}
		if !fn(tx, c) && c.Must {
			d.rollBack()
			return nil, false, nil
		}
		d.reached("change", c.Kind)
	}
	if did = d.events[tx.from:len(d.events):len(d.events)]; len(did) == 0 {
		did = nil
	}
	for i := range did {
		did[i].Args = slices.Clip(did[i].Args)
	}
	if d.g.Triggers != nil && len(did) > 0 && d.s.Result == nil {
		for _, t := range d.g.Triggers(d.r, did) {
			if d.r.Out(t.Seat) {
				continue
			}
			t.Stamp = tx.stamp()
			d.s.Waiting = append(slices.Clip(d.s.Waiting), t)
		}
	}
	d.stopOnEvents(did)
	d.lapseStandingPasses(did)
	return did, true, nil
}

// begin prepares a batch: what is written from now on leaves the state before it as it is, but for the objects.
func (d *driver) begin() *Tx {
	d.undo.before = *d.s
	d.undo.objects.clear()
	d.was.use(d.g, d.book, &d.undo.before)
	d.was.learn(d.r)
	d.was.log = &d.undo.objects
	d.tx = Tx{d: d, s: d.s, was: &d.was, moved: d.tx.moved[:0], from: len(d.events)}
	return &d.tx
}

// rollBack makes the match what it was before the batch.
func (d *driver) rollBack() {
	d.undo.objects.restore(&d.s.Objects) // which are those of before, where it wrote in place
	now := *d.s
	*d.s = d.undo.before
	d.undo.lists.restore(d.s, &now, d.tx.wrote)
	d.events = d.events[:d.tx.from]
	d.r.forgetPlaces()
}
