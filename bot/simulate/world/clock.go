package world

import (
	"context"
	"sync"
	"time"

	"farpost/bot/clock"
)

// Begin is when every run begins, by all clocks.
var Begin = time.Date(2026, 8, 1, 12, 0, 0, 0, time.UTC)

// hands turns the bubble's time into the world's: both begin at one instant, and go alike.
type hands struct{ from time.Time }

func newHands() hands { return hands{time.Now()} }

// Now is the true time of the world; it is also the sandbox's.
func (h hands) Now() time.Time { return Begin.Add(time.Since(h.from)) }

// AfterFunc implements sandbox.Clock.
func (h hands) AfterFunc(d time.Duration, f func()) func() bool { return time.AfterFunc(d, f).Stop }

// machine is the clock of the machine on which the bot runs. Somebody may set it.
type machine struct {
	hands
	mu     sync.Mutex
	set    time.Duration // what it shows more than the true time
	born   time.Time     // when the process began, in true time
	froze  time.Duration // for how long the process stood still
	frozen time.Time     // since when it stands still; zero while it runs
}

// Now implements clock.Clock.
func (m *machine) Now() time.Time {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.hands.Now().Add(m.set)
}

// Ran implements clock.Clock.
func (m *machine) Ran() (ran, elapsed time.Duration) {
	m.mu.Lock()
	defer m.mu.Unlock()
	now := m.hands.Now()
	elapsed = now.Sub(m.born)
	ran = elapsed - m.froze
	if !m.frozen.IsZero() {
		ran -= now.Sub(m.frozen)
	}
	return ran, elapsed
}

// Wait implements clock.Clock. As on a true machine, setting the clock does not end a wait that has begun.
func (m *machine) Wait(ctx context.Context, at time.Time, wake <-chan struct{}) error {
	if !at.IsZero() {
		at = time.Now().Add(at.Sub(m.Now()))
	}
	return clock.System().Wait(ctx, at, wake)
}

// freeze has the process stand still from now on, or go on.
func (m *machine) freeze(on bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	switch now := m.hands.Now(); {
	case on && m.frozen.IsZero():
		m.frozen = now
	case !on && !m.frozen.IsZero():
		m.froze += now.Sub(m.frozen)
		m.frozen = time.Time{}
	}
}
