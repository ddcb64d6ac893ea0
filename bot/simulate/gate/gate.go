package gate

import (
	"cmp"
	"errors"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"sync"
	"testing/synctest"
	"time"
)

// ErrEnded is what everything gets that belongs to a process which has ended.
var ErrEnded = errors.New("the process has ended")

// Gate lets one thing at a time happen. Enter may be called from many goroutines, the rest from one.
type Gate struct {
	// Passing is told of each thing before it is let through; nil for nobody. It may end or hold owners.
	Passing func(owner *Owner, what string)

	rand *rand.Rand
	came chan struct{}

	mu      sync.Mutex
	waiting []*entry
	passed  int
	trace   uint64 // a digest of all that was let through, in order
}

// Owner is whose thing it is: a process. The zero value runs.
type Owner struct {
	ended, held bool // guarded by the mutex of the gate
}

// entry is one thing that waits.
type entry struct {
	owner *Owner
	what  string
	ready time.Time
	pass  chan error
}

// New makes a gate at which nobody waits.
func New(r *rand.Rand) *Gate { return &Gate{rand: r, came: make(chan struct{}, 1)} }

// Enter waits until a thing may happen, not before it has been under way for a while. A nil owner never ends.
func (g *Gate) Enter(owner *Owner, what string, takes time.Duration) error {
	e := &entry{owner: owner, what: what, ready: time.Now().Add(takes), pass: make(chan error, 1)}
	g.mu.Lock()
	if owner != nil && owner.ended {
		g.mu.Unlock()
		return ErrEnded
	}
	g.waiting = append(g.waiting, e)
	g.mu.Unlock()
	select {
	case g.came <- struct{}{}:
	default:
	}
	return <-e.pass
}

// End ends an owner: whatever waits in its name fails, and all that comes.
func (g *Gate) End(o *Owner) {
	g.mu.Lock()
	defer g.mu.Unlock()
	o.ended = true
	g.waiting = slices.DeleteFunc(g.waiting, func(e *entry) bool {
		if e.owner == o {
			e.pass <- ErrEnded
		}
		return e.owner == o
	})
}

// Hold keeps everything of an owner from happening, until it is called with false.
func (g *Gate) Hold(o *Owner, on bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	o.held = on
}

// Ended reports whether an owner has ended.
func (g *Gate) Ended(o *Owner) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return o.ended
}

// Step waits until everybody has come to rest and lets one thing through. It is false when there is none that may
// happen now.
func (g *Gate) Step() bool {
	synctest.Wait()
	e := g.draw()
	if e == nil {
		return false
	}
	if g.Passing != nil {
		g.Passing(e.owner, e.what)
	}
	if e.owner != nil && g.Ended(e.owner) {
		e.pass <- ErrEnded
		return true
	}
	e.pass <- nil
	return true
}

// draw takes one of those that may go. They are sorted first, as they come in an order that nobody can foresee.
func (g *Gate) draw() *entry {
	g.mu.Lock()
	defer g.mu.Unlock()
	now := time.Now()
	var can []*entry
	for _, e := range g.waiting {
		if !e.ready.After(now) && (e.owner == nil || !e.owner.held) {
			can = append(can, e)
		}
	}
	if len(can) == 0 {
		return nil
	}
	slices.SortStableFunc(can, func(a, b *entry) int { return cmp.Compare(a.what, b.what) })
	e := can[0]
	if len(can) > 1 {
		e = can[g.rand.IntN(len(can))]
	}
	g.waiting = slices.DeleteFunc(g.waiting, func(w *entry) bool { return w == e })
	g.passed++
	h := fnv.New64a()
	h.Write([]byte(e.what))
	g.trace = g.trace*1099511628211 + h.Sum64()
	return e
}

// next is when the first of those that are under way may go; false for none.
func (g *Gate) next() (at time.Time, ok bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, e := range g.waiting {
		if (e.owner == nil || !e.owner.held) && (!ok || e.ready.Before(at)) {
			at, ok = e.ready, true
		}
	}
	return at, ok
}

// Sleep returns at an instant, or before that as soon as somebody may go or has come.
func (g *Gate) Sleep(until time.Time) {
	if at, ok := g.next(); ok && at.Before(until) {
		until = at
	}
	t := time.NewTimer(time.Until(until))
	defer t.Stop()
	select {
	case <-t.C:
	case <-g.came:
	}
}

// Passed is how many things were let through, and Trace a digest of them: equal in two runs that went alike.
func (g *Gate) Passed() (n int, trace uint64) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.passed, g.trace
}
