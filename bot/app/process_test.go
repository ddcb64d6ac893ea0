package app_test

import (
	"context"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"testing"
	"time"

	"farpost/bot/app"
	"farpost/bot/clock"
	"farpost/engine"
)

// The collector gets the kernel's figure, and the operator's GOGC comes first.
func TestTuneCollector(t *testing.T) {
	was := debug.SetGCPercent(123)
	t.Cleanup(func() { debug.SetGCPercent(was) })
	app.TuneCollector(environ("GOGC"))()
	if got := debug.SetGCPercent(123); got != 123 {
		t.Errorf("with GOGC set: %d, want it left alone", got)
	}
	undo := app.TuneCollector(environ())
	if got := debug.SetGCPercent(engine.GCPercent); got != engine.GCPercent {
		t.Errorf("without: %d, want %d", got, engine.GCPercent)
	}
	undo()
	if got := debug.SetGCPercent(123); got != 123 {
		t.Errorf("afterwards: %d, want what it was before, 123", got)
	}
}

// Threads are added to as many as there are slots, and memory is bounded by what pictures may take unless the
// operator's GOMEMLIMIT comes first.
func TestTuneProcess(t *testing.T) {
	procs, limit := runtime.GOMAXPROCS(0), debug.SetMemoryLimit(-1)
	t.Cleanup(func() { runtime.GOMAXPROCS(procs); debug.SetMemoryLimit(limit) })
	if slots := app.TuneProcess(app.Config{PictureMB: 10}, environ("GOMEMLIMIT")); slots != procs {
		t.Errorf("%d slots, want %d", slots, procs)
	}
	if got := runtime.GOMAXPROCS(0); got <= procs {
		t.Errorf("%d threads for %d slots, want more", got, procs)
	}
	if got := debug.SetMemoryLimit(-1); got != limit {
		t.Errorf("with GOMEMLIMIT set: a limit of %d, want it left alone", got)
	}
	app.TuneProcess(app.Config{PictureMB: 10}, environ())
	small := debug.SetMemoryLimit(-1)
	app.TuneProcess(app.Config{PictureMB: 100}, environ())
	if large := debug.SetMemoryLimit(-1); small >= limit || large <= small {
		t.Errorf("limits of %d and %d bytes, want bounds that grow with the pictures", small, large)
	}
}

// TestTendMemory ensures that a process with little to do has little memory for garbage, that one which makes much gets
// more, but no more than it may take, that it is given back in the end, that nothing wakes up after that, and that the
// collector is what it was afterwards, or all along if the operator has said otherwise.
func TestTendMemory(t *testing.T) {
	was := debug.SetGCPercent(400)
	t.Cleanup(func() { debug.SetGCPercent(was) })
	percent := func() uint64 {
		s := []metrics.Sample{{Name: "/gc/gogc:percent"}}
		metrics.Read(s)
		return s[0].Value.Uint64()
	}
	spare := func() uint64 {
		s := []metrics.Sample{{Name: "/gc/heap/goal:bytes"}, {Name: "/gc/heap/live:bytes"}}
		metrics.Read(s)
		return (s[0].Value.Uint64() - s[1].Value.Uint64()) >> 20
	}
	const most = 512
	ctx, end := context.WithCancel(context.Background())
	c := clock.NewFake(time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC))
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		app.TendMemory(ctx, c, most, environ())
	}()
	var kept [][]byte
	until := func(what string, step time.Duration, is func() bool) {
		for n := 0; !is(); n++ {
			if n == 1000 {
				t.Fatalf("%s: %d MB are spare", what, spare())
			}
			if err := c.AwaitWaiting(ctx, 1); err != nil {
				t.Fatal(err)
			}
			c.Advance(step)
			runtime.GC()
		}
	}
	makes := func(mb int) {
		for range mb {
			kept = append(kept[:0], make([]byte, 1<<20))
		}
	}
	until("idle", time.Second, func() bool { return spare() < 64 })
	until("busy", time.Second, func() bool { makes(128); return spare() > 128 })
	until("very busy", time.Second, func() bool { makes(1024); return spare() > most/2 })
	if got := spare(); got > most*5/4 { // stacks count for the collector's goal, too
		t.Errorf("%d MB are spare, of %d", got, most)
	}
	until("idle again", time.Second, func() bool { return spare() < 64 })
	until("asleep", time.Second, func() bool { return c.AwaitWaiting(ctx, 1) == nil && c.Asleep(1) })
	end()
	<-ended
	if got := percent(); got != 400 {
		t.Errorf("in the end the collector has %d percent", got)
	}
	for _, set := range []string{"GOGC", "GOMEMLIMIT"} {
		app.TendMemory(context.Background(), c, most, environ(set)) // returns
	}
}

// environ looks names up among those set.
func environ(set ...string) func(string) (string, bool) {
	return func(name string) (string, bool) {
		for _, s := range set {
			if s == name {
				return "1", true
			}
		}
		return "", false
	}
}
