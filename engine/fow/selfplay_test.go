package fow_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/engine/fow"
	"farpost/engine/fow/scenarios"
	"farpost/engine/selfplay"
)

// TestSelfPlay ensures that random matches with every mechanic end, without an illegal move, a leak or a match
// that goes another way when it is saved, and that they carry out every instruction: further matches are played
// until they do, up to eight times as many as mostly suffice.
func TestSelfPlay(t *testing.T) {
	book, decks, err := scenarios.Mechanics()
	if err != nil {
		t.Fatal(err)
	}
	g := fow.New()
	missing := slices.DeleteFunc(g.Ops(), func(op string) bool { return !strings.HasPrefix(op, "text.run/") })
	for seed := uint64(1); seed <= 8 && len(missing) > 0; seed++ {
		rep, err := selfplay.Run(selfplay.Options{Ruleset: g, Book: book, Decks: decks, Players: 2, Matches: 12,
			Seed: seed, InterfereEvery: 60})
		if err != nil {
			t.Fatal(err)
		}
		if rep.Illegal+rep.Leaks+rep.Stalled > 0 || rep.Finished != rep.Matches || rep.ResumedIdentical != rep.Inputs {
			t.Fatalf("seed %d: illegal %d, leaks %d, stalled %d, %d of %d finished, %d of %d inputs resumed identically:\n%s", seed, rep.Illegal,
				rep.Leaks, rep.Stalled, rep.Finished, rep.Matches, rep.ResumedIdentical, rep.Inputs,
				strings.Join(rep.Problems, "\n"))
		}
		missing = slices.DeleteFunc(missing, func(op string) bool { return rep.Reached[selfplay.ReachedOp][op] > 0 })
	}
	if len(missing) > 0 {
		t.Errorf("no match carried out %v", missing)
	}
}
