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
