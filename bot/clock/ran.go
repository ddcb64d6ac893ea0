package clock

import (
	"sync"
	"time"
)

// Beat is how often somebody has to call Ran, so that a clock notices when the process stood still.
const Beat = time.Second

// stood is the gap between two calls of Ran from which on the process is taken to have stood still. What it lacks to
// three beats is how late a beat may come on a busy machine.
const stood = 3 * Beat

// running counts for how long a process has run, by looks at a clock that never stops. The zero value has not begun.
type running struct {
	mu   sync.Mutex
	last time.Duration // at the last look
	ran  time.Duration
}

// look returns for how long the process has run at an instant of the clock that never stops. The time since the last
// look counts if it was short. If it was long, the process was frozen or the machine asleep: none of it counts, because
// nobody knows when that began.
func (r *running) look(at time.Duration) time.Duration {
	r.mu.Lock()
	defer r.mu.Unlock()
	if gap := at - r.last; gap < stood {
		r.ran += max(gap, 0)
	}
	r.last = max(r.last, at)
	return r.ran
}
