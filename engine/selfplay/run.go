package selfplay

import (
	"runtime"
	"sync"
)

// Run plays the matches and reports what it found. A fault never ends it early; only options that cannot be
// played at all leave every match out, with a problem that says why.
func Run(o Options) Report {
	total := newReport()
	total.Game, total.Players = o.Ruleset.Name, o.Players
	if len(o.Decks) == 0 || o.Players < o.Ruleset.MinSeats || o.Players > o.Ruleset.MaxSeats {
		total.Illegal++
		total.problem("%s is for %d to %d players with a deck each, not for %d players and %d decks",
			o.Ruleset.Name, o.Ruleset.MinSeats, o.Ruleset.MaxSeats, o.Players, len(o.Decks))
		return *total
	}
	start := o.now()
	for _, m := range playAll(o) {
		total.add(m)
	}
	if d := (o.now() - start).Seconds(); d > 0 {
		total.InputsPerSecond = float64(total.Inputs) / d
	}
	if total.Turns > 0 {
		total.HandoversPerTurn = float64(total.handovers) / float64(total.Turns)
	}
	total.Unreached = total.missing(o)
	return *total
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
