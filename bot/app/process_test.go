package app_test

import (
	"runtime"
	"runtime/debug"
	"testing"

	"farpost/bot/app"
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
