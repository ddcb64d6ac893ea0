package engine

import (
	"runtime"
	"runtime/debug"
)

// GCPercent is the figure for debug.SetGCPercent that suits a process which plays matches. An input leaves some KB of
// short-lived memory behind, beside a few MB that live: with Go's own figure, 100, the collector would run every few
// hundred inputs and take a third of the time.
const GCPercent = 400

// gcFloor is how many bytes are counted as living beside those that do, so that a process in which little lives
// collects every 40 MB instead of every few. They are never touched, so they take no memory.
const gcFloor = 8 << 20

// TuneCollector sets the garbage collector of the whole process up for playing matches: GCPercent, and a floor under
// what lives. It holds until undo is called, which puts Go's figure back to what it was. The kernel never calls it;
// programs do, and benchmarks that are to say what programs need.
func TuneCollector() (undo func()) {
	was := debug.SetGCPercent(GCPercent)
	floor := make([]byte, gcFloor)
	return func() {
		debug.SetGCPercent(was)
		runtime.KeepAlive(floor)
	}
}
