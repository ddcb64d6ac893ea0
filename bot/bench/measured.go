package bench

import (
	"context"
	"time"
)

// drain is how long after a window its prompts are waited for.
const drain = 30 * time.Second

// noAnswer is what an answer counts that did not come: Discord's limit.
const noAnswer = 3 * time.Second

// settle waits for the prompts of a window, and counts the requests up to then. It returns how long each prompt took;
// one that does not come counts up to now, one whose question was answered before anybody could read it not at all.
func settle(ctx context.Context, t *town, w *window) (took []time.Duration, late int) {
	ctx, cancel := context.WithTimeout(ctx, drain)
	defer cancel()
	missing := func() (n int) {
		for _, p := range w.prompts {
			if _, ok := t.stands[p.prompt]; !ok && t.isOpen(p.prompt) {
				n++
			}
		}
		return n
	}
	_ = t.until(ctx, func() bool { late = missing(); return late == 0 }) // those that are missing are counted
	t.mu.Lock()
	defer t.mu.Unlock()
	w.requests, w.limited, w.pictures = t.requests-w.requests, t.limited.since(w.limited), t.pictures-w.pictures
	for _, p := range w.prompts {
		at, ok := t.stands[p.prompt]
		switch {
		case ok:
			took = append(took, max(at.Sub(p.at), 0))
		case t.isOpen(p.prompt):
			took = append(took, time.Since(p.at))
		}
	}
	return took, late
}

// acks is how long each press waited for its first answer.
func acks(t *town, w *window) (took []time.Duration, failed int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, p := range w.presses {
		at, ok := t.answered[p.id]
		if p.failed || !ok {
			took, failed = append(took, noAnswer), failed+1
			continue
		}
		took = append(took, at.Sub(p.at))
	}
	return took, failed
}

// inputs is how many presses were committed in a window.
func inputs(t *town, w *window) (n int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.inputs(w)
}

// inputs is the same with the lock, for a window that may be open.
func (t *town) inputs(w *window) (n int) {
	for _, at := range t.committed {
		if at.After(w.from) && (w.to.IsZero() || !at.After(w.to)) {
			n++
		}
	}
	return n
}
