package world

// Do runs f with the world locked and commits what it changed. Its error is a state file that cannot be written.
func (w *World) Do(f func()) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	f()
	return w.commit()
}

// Look runs f with the world locked. f changes nothing.
func (w *World) Look(f func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	f()
}

// Enter is look unless the world was stopped; then it returns false and f is not run.
func (w *World) Enter(f func()) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.stopped {
		return false
	}
	f()
	return true
}

// commit writes what changed to the state file and wakes whoever awaits a change. The caller
// holds mu.
func (w *World) commit() error {
	if len(w.dirty) == 0 {
		return nil
	}
	records, err := w.flush()
	if err == nil && w.journal != nil {
		err = w.journal.append(records)
	}
	w.Wake()
	if err != nil {
		w.Fail(err)
	}
	return err
}

// NewID makes an id. The caller holds mu.
func (w *World) NewID() string {
	w.Touch(kindHead, "")
	return w.IDs.Next(w.Clock.Now())
}

// Touch notes that an entity changed or went away.
func (w *World) Touch(kind, id string) { w.dirty = append(w.dirty, key{kind, id}) }

// Wake lets everybody who awaits something look again. The caller holds the lock.
func (w *World) Wake() {
	close(w.changed)
	w.changed = make(chan struct{})
}

// Fail notes a failure. The caller holds mu.
func (w *World) Fail(err error) {
	if w.err == nil {
		w.err = err
	}
	if w.onError != nil {
		w.onError(err)
	}
}

// Err returns the first failure that no request was told of, or nil.
func (w *World) Err() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.err
}
