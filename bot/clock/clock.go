// Package clock is the bot's time, passed in everywhere so that tests can move it by hand.
//
//	c := clock.System()            // in production
//	f := clock.NewFake(start)      // in tests: f.Advance(12 * time.Hour) fires what is due
//
// Wait takes an instant and a wake-up channel: it returns when the instant is reached, the channel is
// signalled, or the context ends, whichever comes first.
package clock

import (
	"context"
	"sync"
	"time"
)

// Clock tells the time and waits for it.
type Clock interface {
	// Now is the present instant, in UTC.
	Now() time.Time
	// Wait returns nil when at is reached (the zero time: never) or wake is signalled, or the context's
	// error when it ends.
	Wait(ctx context.Context, at time.Time, wake <-chan struct{}) error
}

// System is the machine's clock.
func System() Clock { return system{} }

type system struct{}

func (system) Now() time.Time { return time.Now().UTC() }

func (system) Wait(ctx context.Context, at time.Time, wake <-chan struct{}) error {
	var due <-chan time.Time
	if !at.IsZero() {
		t := time.NewTimer(time.Until(at))
		defer t.Stop()
		due = t.C
	}
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-due:
	case <-wake:
	}
	return nil
}

// Fake is a clock that stands still until it is advanced. It is safe for use by many goroutines.
type Fake struct {
	mu    sync.Mutex
	now   time.Time
	moved chan struct{} // closed and renewed at every move
}

// NewFake makes a clock that stands at an instant.
func NewFake(at time.Time) *Fake { return &Fake{now: at.UTC(), moved: make(chan struct{})} }

// Now is the instant at which the clock stands.
func (f *Fake) Now() time.Time {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.now
}

// Advance moves the clock and wakes whoever waits for an instant that has come.
func (f *Fake) Advance(d time.Duration) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.now = f.now.Add(d)
	close(f.moved)
	f.moved = make(chan struct{})
}

// Wait is as Clock says, in the fake's time.
func (f *Fake) Wait(ctx context.Context, at time.Time, wake <-chan struct{}) error {
	for {
		f.mu.Lock()
		moved, reached := f.moved, !at.IsZero() && !f.now.Before(at)
		f.mu.Unlock()
		if reached {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-wake:
			return nil
		case <-moved:
		}
	}
}
