package faults

import (
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"farpost/bot/sandbox"
	"farpost/bot/simulate/world"
)

// Kind is a way in which the world goes wrong.
type Kind struct {
	Name string
	// Strike makes it happen, and returns what mends it (nil for nothing) and for how long it lasts.
	Strike func(w *world.World, r *rand.Rand) (mend func(), lasts time.Duration)
}

// Fault is one that is to happen. No is its place in the plan, by which it is named.
type Fault struct {
	No   int
	Kind Kind
	At   time.Duration // after the beginning
	Seed uint64
}

// All are the kinds that there are.
func All() []Kind { return slices.Concat(requests, gateways, places, members, processes, machines) }

// Named are the kinds whose names begin with one of some words; "all" is every kind. A word that fits none is returned.
func Named(words ...string) (kinds []Kind, unknown string) {
	for _, word := range words {
		n := len(kinds)
		for _, k := range All() {
			if word == "all" || strings.HasPrefix(k.Name, word) {
				kinds = append(kinds, k)
			}
		}
		if len(kinds) == n && word != "none" {
			return nil, word
		}
	}
	return kinds, ""
}

// Plan draws n faults of some kinds, at times from the beginning to an end, in order.
func Plan(seed uint64, kinds []Kind, n int, end time.Duration) []Fault {
	if len(kinds) == 0 {
		return nil
	}
	r := rand.New(rand.NewPCG(seed, 0xfa17))
	var out []Fault
	for range n {
		out = append(out, Fault{Kind: kinds[r.IntN(len(kinds))], At: time.Duration(r.Float64() * float64(end)),
			Seed: r.Uint64()})
	}
	slices.SortStableFunc(out, func(a, b Fault) int { return int(a.At - b.At) })
	for i := range out {
		out[i].No = i + 1
	}
	return out
}

// some is a length of time from about a tenth of longest to longest.
func some(r *rand.Rand, longest time.Duration) time.Duration {
	return longest/10 + time.Duration(r.Float64()*float64(longest)*9/10)
}

// strike is a kind that makes requests go wrong, at most so many in a row.
func strike(name string, how world.Strike) Kind {
	return Kind{name, func(w *world.World, r *rand.Rand) (func(), time.Duration) {
		s := how
		s.Times = 1 + r.IntN(how.Times)
		if r.IntN(3) == 0 {
			s.Method = []string{"POST", "PATCH", "GET"}[r.IntN(3)]
		}
		if s.Fault.Kind == sandbox.FaultRateLimit {
			s.Fault.RetryAfter = time.Duration(1+r.IntN(600)) * time.Second
		}
		return w.Strike(s), 2 * time.Hour
	}}
}
