package engine

// undo is the match as it stood before a batch: what Tx.Was reads, and what a failing batch goes back to. Nothing is
// copied for it in advance but the struct of the state: its lists are those of the match until the batch writes them.
type undo struct {
	before State
	lists  undoLists
	// objects are kept one by one. Last known values need no copy: they are only ever added to.
	objects undoLog
}

// undoLists are lists as they stood before a batch that writes them in place. A batch does so with lists that the
// driver has made its own in an earlier batch of the same input. The memory is used again for every batch.
type undoLists struct {
	rand  []Rand
	vars  []int64
	seats []SeatState
	zones []Zone
}

// write makes lists safe to be written in place in this batch: the state before it goes on reading what they held.
func (tx *Tx) write(what owned) {
	what &^= tx.wrote
	if what == 0 {
		return
	}
	tx.wrote |= what
	own, before, a := tx.s.own&what, &tx.d.undo.before, &tx.d.undo.lists
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

// restore gives a state, which has just become the one before a batch, lists of its own again where the batch wrote in
// place. Now is what the batch had made of the state.
func (a *undoLists) restore(s, now *State, wrote owned) {
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

// undoLog holds the objects that a batch writes, as they stood before it. Batches write few of many objects, so this is
// cheaper than a copy of all.
type undoLog struct {
	slots []int32
	were  []Object
}

// record notes an object that is about to be written, unless the batch has written it before.
func (l *undoLog) record(slot int32, o *Object) {
	if l.find(slot) == nil {
		l.slots = append(l.slots, slot)
		l.were = append(l.were, *o)
	}
}

// find returns the object in a slot as it was; nil if the batch has not written it.
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
