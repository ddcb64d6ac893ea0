package simulate_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"farpost/bot/simulate"
	"farpost/bot/simulate/faults"
	"farpost/bot/simulate/laws"
	"farpost/engine/thorough"
)

// small is a run that takes a second.
func small(seed uint64) simulate.Config {
	return simulate.Config{Seed: seed, Matches: 3, Events: 1, Members: 5, Time: 6 * time.Hour, Kinds: faults.All(),
		Faults: 5}
}

// TestRuns ensures that nothing is lost, doubled, leaked or stuck in a few runs in which everything may go wrong, and
// that people get somewhere in them.
func TestRuns(t *testing.T) {
	for seed := range uint64(thorough.Of(6, 1)) {
		r, err := simulate.Run(small(seed), simulate.In(t))
		if err != nil {
			t.Fatal(err)
		}
		for _, said := range r.Broken {
			t.Errorf("seed %d: %s", seed, said)
		}
		if r.Inputs < 5 || r.Acts < 50 || len(r.Faults) == 0 {
			t.Errorf("seed %d: too little happened: %+v", seed, r)
		}
	}
}

// TestSpared ensures that an order to be killed whose moment has not come is gone when people stop: in this run it came
// in the last hour of quiet, and there was no bot to be judged.
func TestSpared(t *testing.T) {
	thorough.Only(t, "it runs half a day")
	c := simulate.Config{Seed: 11344, Matches: 2, Members: 5, Events: 1, Time: 4 * time.Hour, Kinds: faults.All(),
		Faults: 6}
	if r, err := simulate.Run(c, simulate.In(t)); err != nil || r.Bad() > 0 {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestSame ensures that a seed gives the same run each time, and another seed another one.
func TestSame(t *testing.T) {
	thorough.Only(t, "it runs a day three times")
	var traces []uint64
	for _, seed := range []uint64{3, 3, 4} {
		r, err := simulate.Run(small(seed), simulate.In(t))
		if err != nil {
			t.Fatal(err)
		}
		traces = append(traces, r.Trace)
	}
	if traces[0] != traces[1] || traces[0] == traces[2] {
		t.Errorf("digests of two runs of a seed and of one of another: %v", traces)
	}
}

// TestSecrets ensures that what people see does not hang on cards that another holds.
func TestSecrets(t *testing.T) {
	thorough.Only(t, "it runs half a day twice")
	c := simulate.Config{Seed: 5, Matches: 5, Time: 12 * time.Hour, Secrets: true}
	r, err := simulate.Run(c, simulate.In(t))
	if err != nil || r.Bad() > 0 || r.Inputs == 0 {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestShrink ensures that of many faults those are found that break a law, and that the command names them.
func TestShrink(t *testing.T) {
	thorough.Only(t, "it runs many times")
	kinds, unknown := faults.Named("gateway: dropped", "process: killed", "request: 500")
	if unknown != "" {
		t.Fatal(unknown)
	}
	kinds = slices.DeleteFunc(kinds, func(k faults.Kind) bool { // those wait for a moment, which others may bring about
		return strings.HasPrefix(k.Name, "process: killed ")
	})
	c := simulate.Config{Matches: 1, Time: 3 * time.Hour, Kinds: kinds, Faults: 6, Laws: []laws.Law{{
		Name: "nobody kills", Counts: laws.Lost, Broken: func(e laws.Evidence) []string {
			if e.World.Killed > 0 {
				return []string{"it was killed"}
			}
			return nil
		}}}}
	var small simulate.Config
	var r simulate.Report
	var err error
	for r.Lost == 0 && c.Seed < 20 && err == nil { // not every seed kills
		c.Seed++
		small, r, err = simulate.Shrink(c, simulate.In(t))
	}
	if err != nil || r.Lost != 1 || len(small.Only) != 1 || r.Killed != 1 {
		t.Fatalf("shrunk to %v, %+v, %v", small.Only, r, err)
	}
	said, seed := small.Command("all"), fmt.Sprintf("-seed %d ", c.Seed)
	if !strings.Contains(said, seed) || !strings.Contains(said, "-only ") {
		t.Errorf("the command is %q", said)
	}
}

// TestPlan ensures that the faults of a seed are the same each time, lie in time and are numbered in its order, and
// that kinds are found by the beginnings of their names.
func TestPlan(t *testing.T) {
	kinds, unknown := faults.Named("process")
	if unknown != "" || len(kinds) < 4 {
		t.Fatalf("%d kinds, unknown %q", len(kinds), unknown)
	}
	if _, unknown = faults.Named("process", "earthquake"); unknown != "earthquake" {
		t.Errorf("an unknown kind is told as %q", unknown)
	}
	plan := faults.Plan(9, kinds, 20, time.Hour)
	same := slices.EqualFunc(plan, faults.Plan(9, kinds, 20, time.Hour), func(a, b faults.Fault) bool {
		return a.No == b.No && a.At == b.At && a.Seed == b.Seed && a.Kind.Name == b.Kind.Name
	})
	if !same || len(plan) != 20 {
		t.Errorf("two plans of one seed differ, or are not 20 long: %d", len(plan))
	}
	for i, f := range plan {
		if f.No != i+1 || f.At < 0 || f.At > time.Hour || i > 0 && f.At < plan[i-1].At {
			t.Errorf("fault %d is %+v", i, f)
		}
	}
}
