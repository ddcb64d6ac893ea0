package selfplay

import (
	"fmt"
	"runtime"
	"sync"
)

// Run plays the matches and reports what it found; a fault in a match never ends it early. The error says
// why options cannot be played at all.
func Run(o Options) (Report, error) {
	total := newReport()
	total.Game, total.Players, total.Shortcuts = o.Ruleset.Name, o.Players, !o.InTurn
	switch {
	case o.Players < o.Ruleset.MinSeats || o.Players > o.Ruleset.MaxSeats:
		return *total, fmt.Errorf("%s is for %d to %d players, not %d", o.Ruleset.Name, o.Ruleset.MinSeats, o.Ruleset.MaxSeats, o.Players)
	case len(o.Decks) == 0:
		return *total, fmt.Errorf("%s: self-play needs at least one deck", o.Ruleset.Name)
	case o.Matches < 1:
		return *total, fmt.Errorf("self-play of %d matches: want at least 1", o.Matches)
	}
	start := o.now()
	for _, m := range playAll(o) {
		total.add(m)
	}
	if d := (o.now() - start).Seconds(); d > 0 {
		total.InputsPerSecond = float64(total.Inputs) / d
	}
	total.sums()
	if o.Policy == nil {
		total.Unreached = total.missing(o)
	}
	return *total, nil
}

// playAll plays the matches side by side and gives their reports in order.
func playAll(o Options) []*Report {
	workers := o.Workers
	if workers < 1 {
		workers = runtime.GOMAXPROCS(0)
	}
	out := make([]*Report, o.Matches)
	next := make(chan int)
	var all sync.WaitGroup
	for range min(workers, o.Matches) {
		all.Go(func() {
			for i := range next {
				out[i] = playMatch(o, i)
			}
		})
	}
	for i := range o.Matches {
		next <- i
	}
	close(next)
	all.Wait()
	return out
}
