package app

import (
	"runtime"
	"runtime/debug"

	"farpost/engine"
)

// What TuneProcess sets.
const (
	// spareThreads is how many threads run Go beside those that draw. A commit or an answer finds one at once, and the
	// operating system lets that in before threads that have been drawing all the time. Without them a commit waits
	// for the end of a strip each time it wakes up.
	spareThreads = 2
	// baseMB is how many MiB the process may take before the collector runs more often than engine.GCPercent says.
	// Twice the memory of kept pictures comes on top.
	baseMB = 256
)

// TuneCollector lets the garbage collector run less often than Go would, which suits a process with little live memory
// (engine.TuneCollector). It does nothing if the operator has set GOGC. It is for the whole process: main calls it
// once, and undo at its end.
func TuneCollector(lookup func(name string) (string, bool)) (undo func()) {
	if _, set := lookup("GOGC"); set {
		return func() {}
	}
	return engine.TuneCollector()
}

// TuneProcess sets the whole process up for the bot. main calls it once, before New; tests that boot an App need not.
//
// It gives Go more threads than there are processors, and returns how many there were: so many pictures should be drawn
// at once (Deps.Slots). It also sets the memory limit beyond which the collector runs more often, unless the operator
// has set GOMEMLIMIT. The limit is soft: nothing fails at it.
func TuneProcess(c Config, lookup func(name string) (string, bool)) (slots int) {
	if _, set := lookup("GOMEMLIMIT"); !set {
		debug.SetMemoryLimit(int64(baseMB+2*c.PictureMB) << 20)
	}
	slots = runtime.GOMAXPROCS(0)
	runtime.GOMAXPROCS(slots + spareThreads)
	return slots
}
