package app

import (
	"context"
	"runtime/debug"
	"runtime/metrics"
	"time"

	"farpost/bot/clock"
)

// How much memory is spare for garbage, beside what lives: what is made in spareFor, and spareMB at least. So the
// collector runs every few seconds under load, as it would by its percentage, and a bot with little to do does not keep
// for good what its busiest minute took.
const (
	spareFor = 4 * time.Second
	spareMB  = 16
	spareSee = time.Second // how often it is looked at
	spareEbb = 0.9         // what is left of the spare memory after each look at which less is needed
)

// TendMemory keeps the process's memory limit a little above what lives and what is being made, up to the limit that
// TuneProcess has set, until ctx ends. The limit is soft: nothing fails at it. It does nothing if the operator has set
// GOGC or GOMEMLIMIT, which lookup tells. It is for the whole process: main calls it once. A nil clock is the system's.
func TendMemory(ctx context.Context, c clock.Clock, lookup func(name string) (string, bool)) {
	for _, name := range []string{"GOGC", "GOMEMLIMIT"} {
		if _, set := lookup(name); set {
			return
		}
	}
	if c == nil {
		c = clock.System()
	}
	most := debug.SetMemoryLimit(-1)
	defer debug.SetMemoryLimit(most)
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}, {Name: "/gc/heap/live:bytes"},
		{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"},
		{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/free:bytes"},
		{Name: "/memory/classes/heap/unused:bytes"}}
	value := func(i int) int64 { return int64(sample[i].Value.Uint64()) }
	metrics.Read(sample)
	made, spare := value(0), float64(most)
	for c.Wait(ctx, c.Now().Add(spareSee), nil) == nil {
		metrics.Read(sample)
		need := max(float64(value(0)-made)*float64(spareFor)/float64(spareSee), spareMB<<20)
		made = value(0)
		spare = max(need, spare*spareEbb)
		// What counts for the limit and is neither objects nor room for them: stacks, tables, buffers.
		other := value(2) - value(3) - value(4) - value(5) - value(6)
		debug.SetMemoryLimit(min(most, value(1)+other+int64(spare)))
	}
}
