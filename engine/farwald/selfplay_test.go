package farwald_test

import (
	"strings"
	"testing"

	"farpost/engine/farwald"
	"farpost/engine/farwald/scenarios"
	"farpost/engine/selfplay"
)

// TestSelfPlay ensures that random matches of three with every mechanic end, without an illegal move, a leak
// or a match that goes another way when it is saved, and that they carry out every instruction.
func TestSelfPlay(t *testing.T) {
	book, decks, err := scenarios.Mechanics()
	if err != nil {
		t.Fatal(err)
	}
	g := farwald.New()
	rep, err := selfplay.Run(selfplay.Options{Ruleset: g, Book: book, Decks: decks, Players: 3,
		Matches: 4, Seed: 3, InterfereEvery: 60, Rules: map[string]int{"heal": 1}})
	if err != nil {
		t.Fatal(err)
	}
	if rep.Illegal+rep.Leaks+rep.Stalled > 0 || rep.Finished != rep.Matches || rep.ResumedIdentical != rep.Inputs {
		t.Errorf("illegal %d, leaks %d, stalled %d, %d of %d finished, %d of %d inputs resumed identically:\n%s",
			rep.Illegal, rep.Leaks,
			rep.Stalled, rep.Finished, rep.Matches, rep.ResumedIdentical, rep.Inputs, strings.Join(rep.Problems, "\n"))
	}
	for _, op := range g.Ops() {
		if strings.HasPrefix(op, "text.run/") && rep.Reached[selfplay.ReachedOp][op] == 0 {
			t.Errorf("no match carried out %s", op)
		}
	}
}
