package engine

// GCPercent is the figure for debug.SetGCPercent that suits a process which plays matches. An input leaves some KB of
// short-lived memory behind, beside a few MB that live: with Go's own figure, 100, the collector would run every few
// hundred inputs and take a third of the time. The kernel sets nothing by itself; programs and benchmarks use it.
const GCPercent = 400
