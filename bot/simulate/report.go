package simulate

import (
	"maps"

	"farpost/bot/simulate/laws"
)

// Report is what came of a run, or of several.
type Report struct {
	Seed    uint64 `json:"seed"`
	Seeds   int    `json:"seeds,omitempty"` // of several runs
	Matches int    `json:"matches"`
	Over    int    `json:"over"`   // of these, how many came to their end
	Inputs  int    `json:"inputs"` // what was accepted
	Acts    int    `json:"acts"`   // what people did
	// Unanswered is how many of these the bot gave no sign of in time: it was away, or the world went wrong.
	Unanswered int            `json:"unanswered"`
	Killed     int            `json:"killed"` // how often the process was ended at once
	Faults     map[string]int `json:"faults"` // that happened, by kind
	Lost       int            `json:"lost"`
	Doubled    int            `json:"doubled"`
	Leaked     int            `json:"leaked"`
	Stuck      int            `json:"stuck"`
	Broken     []string       `json:"broken"` // what each of these is
	// Trace is a digest of all that happened, in order: equal in two runs that went alike.
	Trace uint64 `json:"trace"`
	// Log is what the bot's operator would have read.
	Log []string `json:"-"`
}

// Bad is how much was lost, doubled, leaked or stuck.
func (r Report) Bad() int { return r.Lost + r.Doubled + r.Leaked + r.Stuck }

// count counts what breaks a law.
func (r *Report) count(law laws.Law, said []string) {
	n := map[laws.Count]*int{laws.Lost: &r.Lost, laws.Doubled: &r.Doubled, laws.Leaked: &r.Leaked, laws.Stuck: &r.Stuck}
	*n[law.Counts] += len(said)
	for _, s := range said {
		r.Broken = append(r.Broken, law.Name+": "+s)
	}
}

// Add adds what came of another run. Seed is then that of the first.
func (r *Report) Add(o Report) {
	if r.Seeds == 0 {
		r.Seed, r.Faults, r.Broken = o.Seed, map[string]int{}, []string{}
	}
	r.Seeds++
	r.Matches, r.Over, r.Inputs, r.Acts = r.Matches+o.Matches, r.Over+o.Over, r.Inputs+o.Inputs, r.Acts+o.Acts
	r.Unanswered += o.Unanswered
	r.Killed += o.Killed
	r.Trace = r.Trace*1099511628211 + o.Trace
	r.Lost, r.Doubled, r.Leaked, r.Stuck = r.Lost+o.Lost, r.Doubled+o.Doubled, r.Leaked+o.Leaked, r.Stuck+o.Stuck
	for k, n := range maps.All(o.Faults) {
		r.Faults[k] += n
	}
	r.Broken = append(r.Broken, o.Broken...)
}
