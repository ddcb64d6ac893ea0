package deliver

import (
	"sync"

	"farpost/bot/internal/turn"
)

// turns has those who write one thing, such as a message, do so one after the other.
type turns struct {
	mu    sync.Mutex
	taken map[string]*oneTurn
}

// oneTurn is one thing that somebody writes, and how many want to, the writer included.
type oneTurn struct {
	mu   turn.Lock
	want int
}

func newTurns() *turns { return &turns{taken: map[string]*oneTurn{}} }

// take waits until nobody else writes a thing. The caller does until it calls done.
func (ts *turns) take(thing string) (done func()) {
	ts.mu.Lock()
	t := ts.taken[thing]
	if t == nil {
		t = new(oneTurn)
		ts.taken[thing] = t
	}
	t.want++
	ts.mu.Unlock()
	t.mu.Lock()
	return func() {
		t.mu.Unlock()
		ts.mu.Lock()
		defer ts.mu.Unlock()
		if t.want--; t.want == 0 {
			delete(ts.taken, thing)
		}
	}
}
