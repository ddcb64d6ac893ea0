package app_test

import (
	"context"
	"runtime"
	"runtime/debug"
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
// more at once, and that the limit is what it was in the end, or all along if the operator has said otherwise.
func TestTendMemory(t *testing.T) {
	was := debug.SetMemoryLimit(2 << 30)
	t.Cleanup(func() { debug.SetMemoryLimit(was) })
	limit := func() int64 { return debug.SetMemoryLimit(-1) }
	ctx, end := context.WithCancel(context.Background())
	c := clock.NewFake(time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC))
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		app.TendMemory(ctx, c, environ())
	}()
	until := func(is func(limit int64) bool) {
		for !is(limit()) {
			if err := c.AwaitWaiting(ctx, 1); err != nil {
				t.Fatal(err)
			}
			c.Advance(time.Second)
		}
	}
	until(func(l int64) bool { return l < 512<<20 })
	var made [][]byte
	for range 256 {
		made = append(made, make([]byte, 1<<20))
	}
	until(func(l int64) bool { return l > 768<<20 })
	runtime.KeepAlive(made)
	end()
	<-ended
	if got := limit(); got != 2<<30 {
		t.Errorf("in the end the limit is %d bytes", got)
	}
	for _, set := range []string{"GOGC", "GOMEMLIMIT"} {
		app.TendMemory(context.Background(), c, environ(set)) // returns
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
