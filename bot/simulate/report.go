package simulate

// Report is what came of a run.
type Report struct {
	Seed       uint64
	Acts       int
	Unanswered int
	Passed     int
	Trace      uint64
	Log        []string
}
