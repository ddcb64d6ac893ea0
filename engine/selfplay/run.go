package selfplay

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
)

// Run plays the matches and reports what it found; a fault in a match never ends it early. The error says
// why options cannot be played at all.
func Run(o Options) (Report, error) {
	total := newReport()
	total.Game, total.Players, total.Shortcuts = o.Ruleset.Name, o.Players, !o.InTurn
	total.Only = o.Only
	for i := range o.Decks {
		total.WinsByDeck[o.deckName(i)] = 0
	}
	if err := o.playable(); err != nil {
		return *total, err
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
	if o.Bout != nil {
		return *total, total.bout(o)
	}
	return *total, nil
}

// playable says why options cannot be played at all.
func (o Options) playable() error {
	switch {
	case o.Players < o.Ruleset.MinSeats || o.Players > o.Ruleset.MaxSeats:
		return fmt.Errorf("%s is for %d to %d players, not %d", o.Ruleset.Name, o.Ruleset.MinSeats, o.Ruleset.MaxSeats,
			o.Players)
	case len(o.Decks) == 0:
		return fmt.Errorf("%s: self-play needs at least one deck", o.Ruleset.Name)
	case len(o.Only) > 0 && o.Policy == nil:
		return fmt.Errorf("%s: who does one thing only is played with a policy", o.Ruleset.Name)
	case slices.ContainsFunc(o.Only, func(verb string) bool { return o.Ruleset.Verb(verb) == nil }):
		return fmt.Errorf("%s has not all of the verbs %s", o.Ruleset.Name, strings.Join(o.Only, ", "))
	case o.Matches < 1:
		return fmt.Errorf("self-play of %d matches: want at least 1", o.Matches)
	}
	return nil
}

// boutBatch is how many matches of a bout are played before it looks what is still missing.
const boutBatch = 16

// bout plays what is played besides, until nothing is missing any more; what it reaches counts as reached.
func (r *Report) bout(o Options) error {
	b, missing := *o.Bout, r.Unreached
	o.Bout, o.Book, o.Decks, o.Names, o.Players, o.Rules = nil, b.Book, b.Decks, nil, b.Players, b.Rules
	if err := o.playable(); err != nil {
		return fmt.Errorf("bout: %w", err)
	}
	rep := newReport()
	rep.Game, rep.Players, rep.Shortcuts = o.Ruleset.Name, o.Players, !o.InTurn
	for rep.Matches < b.Matches && len(r.Unreached) > 0 {
		o.first, o.Matches, o.want = rep.Matches, min(boutBatch, b.Matches-rep.Matches), r.Unreached
		for _, m := range playAll(o) {
			rep.add(m)
		}
		r.Unreached = slices.DeleteFunc(slices.Clone(missing), func(name string) bool {
			kind, what, _ := strings.Cut(name, " ")
			return rep.Reached[kind][what] > 0
		})
	}
	rep.sums()
	for _, name := range missing {
		if !slices.Contains(r.Unreached, name) {
			r.ByBout = append(r.ByBout, name)
		}
	}
	r.Bout = rep
	return nil
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
				out[i] = playMatch(o, o.first+i)
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
