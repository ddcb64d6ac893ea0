package app

import (
	"context"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"time"

	"farpost/bot/clock"
)

// How much memory is spare for garbage, beside what lives: what is made in spareFor, but no more than the process may
// take in all (Config.MemoryMB), and spareMB or a part of what lives at least. So the collector runs about once a
// second under load, and a bot with little to do does not keep for good what its busiest minute took.
const (
	spareFor   = 3 * time.Second / 2
	spareMB    = 16
	spareSee   = time.Second            // how often it is looked at after a busy moment, until that is forgotten
	spareSpan  = 250 * time.Millisecond // the shortest time by which one knows how much is made
	spareShare = 0.35                   // of what lives; with less the collector takes more time than drawing
	spareEbb   = 0.8                    // what is left of the spare memory after each look at which less is needed
)

// TendMemory has the collector run when a little more than what lives is made, until ctx ends: so that the process
// stays at memoryMB if what lives allows it. It does nothing if the operator has set GOGC or GOMEMLIMIT, which lookup
// tells. It is for the whole process: main calls it once. A nil clock is the system's.
//
// It looks at each collection, and after a busy moment once a second until that is forgotten; then it gives the system
// back what is free. A process that makes nothing collects nothing, so it costs nothing while the bot waits.
func TendMemory(ctx context.Context, c clock.Clock, memoryMB int, lookup func(name string) (string, bool)) {
	for _, name := range []string{"GOGC", "GOMEMLIMIT"} {
		if _, set := lookup(name); set {
			return
		}
	}
	if c == nil {
		c = clock.System()
	}
	was := debug.SetGCPercent(100)
	defer debug.SetGCPercent(was)
	s := spare{most: float64(memoryMB << 20), at: c.Now()}
	s.read()
	s.made = s.value(allocated)
	for collected := collections(ctx); ; {
		var look time.Time // none
		if s.look() {
			look = c.Now().Add(spareSee)
		}
		if c.Wait(ctx, look, collected) != nil {
			return
		}
		s.read()
		s.tend(c.Now())
	}
}

// spare is how much memory is spare for garbage.
type spare struct {
	most    float64 // what the process may take
	bytes   float64 // for garbage
	least   float64
	at      time.Time // since when is measured how much is made
	made    float64
	settled bool
	sample  [len(read)]metrics.Sample
}

// What is read of the runtime.
const (
	allocated = iota // in all
	living           // after the last collection
	total
	released
	objects
	free
	unused // within spans
)

var read = [...]string{allocated: "/gc/heap/allocs:bytes", living: "/gc/heap/live:bytes",
	total: "/memory/classes/total:bytes", released: "/memory/classes/heap/released:bytes",
	objects: "/memory/classes/heap/objects:bytes", free: "/memory/classes/heap/free:bytes",
	unused: "/memory/classes/heap/unused:bytes"}

func (s *spare) read() {
	for i, name := range read {
		s.sample[i].Name = name
	}
	metrics.Read(s.sample[:])
}

func (s *spare) value(i int) float64 { return float64(s.sample[i].Value.Uint64()) }

// look reports whether a busy moment is not forgotten yet.
func (s *spare) look() bool { return s.bytes > s.least }

// tend sets the collector to what is made.
func (s *spare) tend(now time.Time) {
	live := max(s.value(living), 1<<20)
	s.least = max(spareMB<<20, live*spareShare)
	// What is neither objects nor room for them: stacks, tables, buffers.
	other := s.value(total) - s.value(released) - s.value(objects) - s.value(free) - s.value(unused)
	most := max(s.most-live-other, s.least)
	if span := now.Sub(s.at); span >= spareSpan {
		need := (s.value(allocated) - s.made) * float64(spareFor) / float64(span)
		s.at, s.made = now, s.value(allocated)
		s.bytes = max(need, s.bytes*spareEbb)
	}
	s.bytes = min(max(s.bytes, s.least), most)
	debug.SetGCPercent(int(max(100*s.bytes/live, 10)))
	switch {
	case s.look():
		s.settled = false
	case !s.settled:
		s.settled = true
		debug.FreeOSMemory()
	}
}

// collections tells of each collection until ctx ends; of several that nobody has heard of, once.
func collections(ctx context.Context) <-chan struct{} {
	out := make(chan struct{}, 1)
	type leaf struct{ _ *byte } // is garbage at once, and too large to share its room
	var fall func(*leaf)
	fall = func(*leaf) {
		select {
		case out <- struct{}{}:
		default:
		}
		if ctx.Err() == nil {
			runtime.SetFinalizer(&leaf{}, fall)
		}
	}
	runtime.SetFinalizer(&leaf{}, fall)
	return out
}
