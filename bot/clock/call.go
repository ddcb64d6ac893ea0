package clock

import (
	"context"
	"time"
)

// call is one that a fake is to make.
type call struct {
	at time.Duration // when that much has gone by in all
	do func()
}

// AfterFunc implements [Clock] in the fake's time: the call is begun by the move of the clock that reaches it.
func (f *Fake) AfterFunc(d time.Duration, do func()) func() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	c := &call{f.gone + d, do}
	f.calls[c] = true
	f.begin()
	f.tell()
	return func() bool {
		f.mu.Lock()
		defer f.mu.Unlock()
		waiting := f.calls[c]
		delete(f.calls, c)
		f.tell()
		return waiting
	}
}

// begin begins the calls that are due.
func (f *Fake) begin() {
	for c := range f.calls {
		if c.at <= f.gone {
			delete(f.calls, c)
			go c.do()
		}
	}
}

// AwaitDue returns nil when a call of AfterFunc is to come within d, the context's error when the context ends before.
// A test awaits what it means to run into before it advances the clock.
func (f *Fake) AwaitDue(ctx context.Context, d time.Duration) error {
	return f.await(ctx, func() bool { return f.due(d) })
}

// AwaitNoneDue returns nil when no call of AfterFunc is to come within d, the context's error when the context ends
// before. A test awaits it before it advances the clock by d, if nothing is to run out.
func (f *Fake) AwaitNoneDue(ctx context.Context, d time.Duration) error {
	return f.await(ctx, func() bool { return !f.due(d) })
}

// due reports whether a call is to come within d. The fake must be locked.
func (f *Fake) due(d time.Duration) bool {
	for c := range f.calls {
		if c.at <= f.gone+d {
			return true
		}
	}
	return false
}
