package clock

import (
	"context"
	"sync"
	"time"
)

// Clock tells the time and waits for it.
type Clock interface {
	// Now returns the present instant in UTC.
	Now() time.Time
	// Ran returns for how long the process has run, without the stretches in which it was frozen or the machine
	// asleep; and how much time has gone by in all. Nobody can set these. Somebody has to call it every Beat, or time
	// in which nobody called it counts as such a stretch.
	Ran() (ran, elapsed time.Duration)
	// Wait returns nil when at is reached or wake is signalled, the context's error when the context ends. The zero
	// time is never reached.
	Wait(ctx context.Context, at time.Time, wake <-chan struct{}) error
	// AfterFunc calls f on a goroutine of its own when d has gone by, however the clock on the wall is set meanwhile.
	// stop cancels that, and reports whether the call was still to come.
	AfterFunc(d time.Duration, f func()) (stop func() bool)
}

// System returns the machine's clock.
func System() Clock { return &system{from: elapsed()} }

// began is when the program began, for machines without a better clock.
var began = time.Now()

type system struct {
	from    time.Duration
	running running
}

func (*system) Now() time.Time { return time.Now().UTC() }

func (s *system) Ran() (ran, gone time.Duration) {
	gone = elapsed() - s.from
	return s.running.look(gone), gone
}

func (*system) Wait(ctx context.Context, at time.Time, wake <-chan struct{}) error {
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

func (*system) AfterFunc(d time.Duration, f func()) func() bool { return time.AfterFunc(d, f).Stop }

// Fake is a clock that only its user moves. Many goroutines may use it at once.
type Fake struct {
	mu    sync.Mutex
	now   time.Time
	ran   time.Duration
	gone  time.Duration
	moved chan struct{} // closed and renewed at every move

	waits   map[*time.Time]bool // until when the calls of Wait that are under way wait; zero for ever
	calls   map[*call]bool      // that AfterFunc is to make
	changed chan struct{}       // closed and renewed when one of the two changes
}

// NewFake makes a clock that shows an instant.
func NewFake(at time.Time) *Fake {
	return &Fake{now: at.UTC(), moved: make(chan struct{}), waits: map[*time.Time]bool{},
		calls: map[*call]bool{}, changed: make(chan struct{})}
}

// Now returns the instant that the clock shows.
func (f *Fake) Now() time.Time {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.now
}

// Ran implements [Clock].
func (f *Fake) Ran() (ran, elapsed time.Duration) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.ran, f.gone
}

// Advance lets time pass in which the process runs. It wakes the calls of Wait whose instant has come, and begins the
// calls of AfterFunc that are due.
func (f *Fake) Advance(d time.Duration) { f.move(d, d, d) }

// Freeze lets time pass in which the process does not run: it is frozen, or dead, or the machine asleep.
func (f *Fake) Freeze(d time.Duration) { f.move(d, 0, d) }

// Set sets the clock on the wall ahead by d, or back if d is negative. No time passes.
func (f *Fake) Set(d time.Duration) { f.move(d, 0, 0) }

// move adds to what the clock shows, to how long the process has run, and to how much time has gone by.
func (f *Fake) move(shown, ran, gone time.Duration) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.now, f.ran, f.gone = f.now.Add(shown), f.ran+ran, f.gone+gone
	f.begin()
	close(f.moved)
	f.moved = make(chan struct{})
}

// Wait implements [Clock] in the fake's time.
func (f *Fake) Wait(ctx context.Context, at time.Time, wake <-chan struct{}) error {
	for {
		f.mu.Lock()
		moved, reached := f.moved, !at.IsZero() && !f.now.Before(at)
		f.mu.Unlock()
		if reached {
			return nil
		}
		select { // a call that need not wait does not count as waiting
		case <-ctx.Done():
			return ctx.Err()
		case <-wake:
			return nil
		default:
		}
		if again, err := f.block(ctx, at, wake, moved); !again {
			return err
		}
	}
}

// block waits for the end of ctx, a wake-up or a move of the clock. again says that the clock moved.
func (f *Fake) block(ctx context.Context, at time.Time, wake, moved <-chan struct{}) (again bool, err error) {
	f.count(&at, true)
	defer f.count(&at, false)
	select {
	case <-ctx.Done():
		return false, ctx.Err()
	case <-wake:
		return false, nil
	case <-moved:
		return true, nil
	}
}

// count notes that a call waits, or does not any more.
func (f *Fake) count(at *time.Time, waits bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if waits {
		f.waits[at] = true
	} else {
		delete(f.waits, at)
	}
	f.tell()
}

// tell wakes those who wait for somebody to wait.
func (f *Fake) tell() {
	close(f.changed)
	f.changed = make(chan struct{})
}

// AwaitWaiting returns nil when at least n calls of Wait are waiting, the context's error when the context ends before.
func (f *Fake) AwaitWaiting(ctx context.Context, n int) error {
	return f.await(ctx, func() bool { return len(f.waits) >= n })
}

// AwaitWaitingFor is AwaitWaiting for a call that waits for an instant within d, which is still to come.
func (f *Fake) AwaitWaitingFor(ctx context.Context, d time.Duration) error {
	return f.await(ctx, func() bool {
		for at := range f.waits {
			if left := at.Sub(f.now); left > 0 && left <= d {
				return true
			}
		}
		return false
	})
}

// Asleep reports whether n calls of Wait or more are waiting, and none of them for an instant.
func (f *Fake) Asleep(n int) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.asleep(n)
}

func (f *Fake) asleep(n int) bool {
	for at := range f.waits {
		if !at.IsZero() {
			return false
		}
	}
	return len(f.waits) >= n
}

// await returns nil when ok, called with the lock, is true, the context's error when the context ends before.
func (f *Fake) await(ctx context.Context, ok func() bool) error {
	for {
		f.mu.Lock()
		enough, changed := ok(), f.changed
		f.mu.Unlock()
		if enough {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-changed:
		}
	}
}
