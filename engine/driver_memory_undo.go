package engine

// undoLog keeps the objects that a batch writes, as they stood before it: what Tx.Was reads, and what a
// failing batch goes back to. Batches write few of many objects, so this is cheaper than a copy of all.
type undoLog struct {
	slots []int32
	were  []Object
}

// keep notes an object that is about to be written for the first time in the batch.
func (l *undoLog) record(slot int32, o *Object) {
	if l.find(slot) == nil {
		l.slots = append(l.slots, slot)
		l.were = append(l.were, *o)
	}
}

// find gives the object in a slot as it was, nil when the batch has not written it.
func (l *undoLog) find(slot int32) *Object {
	for i, s := range l.slots {
		if s == slot {
			return &l.were[i]
		}
	}
	return nil
}

// restore writes everything back.
func (l *undoLog) restore(objects *Objects) {
	for i, slot := range l.slots {
		*objects.At(int(slot - 1)) = l.were[i]
	}
}

func (l *undoLog) clear() {
	clear(l.were)
	l.slots, l.were = l.slots[:0], l.were[:0]
}

// aside keeps lists as they stood before a batch, for those that the batch writes in place: the driver has made them
// its own in an earlier batch of the same input. It is used again for every batch. Objects are kept one by one
// instead (undoLog), and last known values are only ever added to.
type aside struct {
	rand  []Rand
	vars  []int64
	seats []SeatState
	zones []Zone
}

// write makes lists safe to be written in place in this batch: the state of before goes on reading what they held.
func (tx *Tx) write(what owned) {
	what &^= tx.wrote
	if what == 0 {
		return
	}
	tx.wrote |= what
	own, before, a := tx.s.own&what, &tx.d.before, &tx.d.old
	if own&ownRand != 0 {
		a.rand = append(a.rand[:0], tx.s.Rand...)
		before.Rand = a.rand
	}
	if own&ownVars != 0 {
		a.vars = append(a.vars[:0], tx.s.Vars...)
		before.Vars = a.vars
	}
	if own&ownSeats != 0 {
		a.seats = append(a.seats[:0], tx.s.Seats...)
		before.Seats = a.seats
	}
	if own&ownZones != 0 {
		a.zones = append(a.zones[:0], tx.s.Zones...)
		before.Zones = a.zones
	}
	tx.s.write(what)
}

// restore makes the lists of a state, which has just become that of before a batch, its own again where the batch
// wrote in place; now is what the batch had made of it.
func (a *aside) restore(s, now *State, wrote owned) {
	wrote &= s.own
	if wrote&ownRand != 0 {
		s.Rand = append(now.Rand[:0], a.rand...)
	}
	if wrote&ownVars != 0 {
		s.Vars = append(now.Vars[:0], a.vars...)
	}
	if wrote&ownSeats != 0 {
		s.Seats = append(now.Seats[:0], a.seats...)
	}
	if wrote&ownZones != 0 {
		s.Zones = append(now.Zones[:0], a.zones...)
	}
}
