package sandbox

import (
	"strings"
	"time"
)

// commit writes what changed to the state file and wakes whoever awaits a change. The caller
// holds mu.
func (w *world) commit() error {
	if len(w.dirty) == 0 {
		return nil
	}
	records, err := w.flush()
	if err == nil && w.journal != nil {
		err = w.journal.append(records)
	}
	w.wake()
	if err != nil {
		w.fail(err)
	}
	return err
}

// fail notes a failure. The caller holds mu.
func (w *world) fail(err error) {
	if w.err == nil {
		w.err = err
	}
	if w.onError != nil {
		w.onError(err)
	}
}

// do runs f with the world locked and commits what it changed. Its error is a state file that cannot be written.
func (w *world) do(f func()) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	f()
	return w.commit()
}

// look runs f with the world locked. f changes nothing.
func (w *world) look(f func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	f()
}

// enter is look unless the world was stopped; then it returns false and f is not run.
func (w *world) enter(f func()) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.stopped {
		return false
	}
	f()
	return true
}

// wake lets everybody who awaits something look again. The caller holds the lock.
func (w *world) wake() {
	close(w.changed)
	w.changed = make(chan struct{})
}

// failure returns the first failure that no request was told of, or nil.
func (w *world) failure() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.err
}

// after runs f, locked, when d has passed on the sandbox's clock, unless the server was closed.
func (w *world) after(d time.Duration, f func()) (stop func() bool) {
	return w.clock.AfterFunc(d, func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		if w.stopped {
			return
		}
		f()
		// commit reports its failure by fail.
		_ = w.commit()
	})
}

// newID makes an id. The caller holds mu.
func (w *world) newID() string {
	w.touch(kindHead, "")
	return w.IDs.next(w.clock.Now())
}

// gatewayURL returns the address of the gateway.
func (w *world) gatewayURL() string { return "ws" + strings.TrimPrefix(w.Base, "http") + "/gateway" }
