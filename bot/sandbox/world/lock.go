package world

// Do runs f with the world locked and commits what it changed. Its error is that the state file could not be written.
// It takes the lock.
func (w *World) Do(f func()) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	f()
	return w.commit()
}

// Look runs f with the world locked. It does not commit: a change that f causes, such as a thread that is archived
// because its time is up, goes with the next commit. It takes the lock.
func (w *World) Look(f func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	f()
}

// Enter is Look, except that a world that was stopped does not run f and returns false. It takes the lock.
func (w *World) Enter(f func()) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.stopped {
		return false
	}
	f()
	return true
}

// touch notes that an entity changed or went away, for the next commit.
func (w *World) touch(kind, id string) { w.dirty = append(w.dirty, key{kind, id}) }

// commit writes what changed to the state file and wakes everybody who awaits a change.
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

// NewID returns an id that is greater than all before.
func (w *World) NewID() string {
	w.touch(kindHead, "")
	return w.IDs.Next(w.Clock.Now())
}

// Wake lets everybody who awaits something look again.
func (w *World) Wake() {
	close(w.changed)
	w.changed = make(chan struct{})
}

// Fail notes a failure that no request can be told of.
func (w *World) Fail(err error) {
	if w.err == nil {
		w.err = err
	}
	if w.onError != nil {
		w.onError(err)
	}
}

// Err returns the first failure that no request was told of, or nil. It takes the lock.
func (w *World) Err() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.err
}
