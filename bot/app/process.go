package app

import (
	"runtime"
	"runtime/debug"

	"farpost/engine"
)

// What TuneProcess sets.
const (
	// spareThreads is how many threads run Go beside those that draw, so that whoever commits or answers finds one at
	// once, and the operating system lets it in before those that have been drawing all the time. Without them a
	// commit waits for the end of a strip each time it wakes up.
	spareThreads = 2
	// baseMB is how many MiB a process may take, as the collector sees it, before it collects more eagerly than
	// engine.GCPercent says; what is kept of pictures comes on top, twice.
	baseMB = 256
)

// TuneCollector lets the garbage collector run less often than Go would, as suits a process whose live memory is
// small (engine.TuneCollector), unless the operator has set GOGC. It is for the whole process: main calls it once,
// and undo at its end.
func TuneCollector(lookup func(name string) (string, bool)) (undo func()) {
	if _, set := lookup("GOGC"); set {
		return func() {}
	}
	return engine.TuneCollector()
}

// TuneProcess sets the whole process up for the bot; whoever wires the program calls it once, before New. Tests that
// boot an App need not. It gives Go some threads more than there are processors, and gives
// back how many there were: so many pictures should be drawn at once (Deps.Slots). It bounds the memory up to which
// the collector takes its time, unless the operator has set GOMEMLIMIT; the bound is soft, nothing fails at it.
func TuneProcess(c Config, lookup func(name string) (string, bool)) (slots int) {
	if _, set := lookup("GOMEMLIMIT"); !set {
		debug.SetMemoryLimit(int64(baseMB+2*c.PictureMB) << 20)
	}
	slots = runtime.GOMAXPROCS(0)
	runtime.GOMAXPROCS(slots + spareThreads)
	return slots
}
