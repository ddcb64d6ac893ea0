package world

import (
	"sort"
	"sync"
	"time"
)

// Clock is the world's time: timestamps and ids, the 3 seconds of an interaction, the 15 minutes of its token, the
// archiving of threads, the pauses of members that play by themselves, and the wait for a demo match. Sockets and rate
// limits are on real time.
//
// AfterFunc calls f once, on a goroutine of its own, when d has passed; the returned function cancels the call and
// reports whether it was still to come.
type Clock interface {
	Now() time.Time
	AfterFunc(d time.Duration, f func()) (stop func() bool)
}

// realClock is the computer's.
type realClock struct{}

func (realClock) Now() time.Time { return time.Now() }

func (realClock) AfterFunc(d time.Duration, f func()) func() bool {
	return time.AfterFunc(d, f).Stop
}

// UnhurriedClock is a Clock for tests whose bot may be as slow as the machine: the computer's, but what takes a second
// or more never comes. So the 3 seconds of an interaction do not end, and the pauses of members that play by themselves
// do.
type UnhurriedClock struct{}

// Now returns the computer's time.
func (UnhurriedClock) Now() time.Time { return time.Now() }

// AfterFunc calls f when d has passed, if that is less than a second, else never.
func (UnhurriedClock) AfterFunc(d time.Duration, f func()) func() bool {
	if d >= time.Second {
		return func() bool { return true }
	}
	return time.AfterFunc(d, f).Stop
}

// ManualClock is a Clock for tests: it stands still until Advance moves it. Create it with NewManualClock; it may be
// used from several goroutines.
type ManualClock struct {
	mu     sync.Mutex
	now    time.Time
	serial int
	timers map[int]manualTimer
}

// manualTimer is a call that waits for its time.
type manualTimer struct {
	at time.Time
	f  func()
}

// NewManualClock returns a clock that shows now.
func NewManualClock(now time.Time) *ManualClock {
	return &ManualClock{now: now, timers: map[int]manualTimer{}}
}

// Now returns the time that the clock shows.
func (c *ManualClock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

// AfterFunc arranges for f to be called by the Advance that reaches d from now. A d that is not positive calls f at
// once on a goroutine of its own.
func (c *ManualClock) AfterFunc(d time.Duration, f func()) func() bool {
	if d <= 0 {
		go f()
		return func() bool { return false }
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.serial++
	key := c.serial
	c.timers[key] = manualTimer{at: c.now.Add(d), f: f}
	return func() bool {
		c.mu.Lock()
		defer c.mu.Unlock()
		_, waiting := c.timers[key]
		delete(c.timers, key)
		return waiting
	}
}

// Advance moves the clock by d and runs all calls that become due, one after the other in the order of their times.
// Calls that these add run too when they become due. It returns when all have returned.
func (c *ManualClock) Advance(d time.Duration) {
	c.mu.Lock()
	end := c.now.Add(d)
	c.mu.Unlock()
	for {
		f := c.next(end)
		if f == nil {
			return
		}
		f()
	}
}

// next takes the earliest call that is due at end, sets the clock to its time and returns it. Without one it sets the
// clock to end and returns nil.
func (c *ManualClock) next(end time.Time) func() {
	c.mu.Lock()
	defer c.mu.Unlock()
	keys := make([]int, 0, len(c.timers))
	for key, t := range c.timers {
		if !t.at.After(end) {
			keys = append(keys, key)
		}
	}
	if len(keys) == 0 {
		if end.After(c.now) {
			c.now = end
		}
		return nil
	}
	sort.Slice(keys, func(i, j int) bool {
		a, b := c.timers[keys[i]], c.timers[keys[j]]
		if !a.at.Equal(b.at) {
			return a.at.Before(b.at)
		}
		return keys[i] < keys[j]
	})
	t := c.timers[keys[0]]
	delete(c.timers, keys[0])
	if t.at.After(c.now) {
		c.now = t.at
	}
	return t.f
}
