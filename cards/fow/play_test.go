package fow_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/engine/fow"
	"farpost/engine/selfplay"
)

// TestStarterDecks ensures that the two starter decks play whole matches against one another: every match ends,
// without an illegal move, a leak or a match that goes another way when it is saved.
func TestStarterDecks(t *testing.T) {
	set := load(t)
	var decks [][]string
	for _, d := range set.Decks() {
		var list []string
		for _, c := range d.Cards {
			list = append(list, slices.Repeat([]string{c.ID}, c.N)...)
		}
		decks = append(decks, list)
	}
	rep, err := selfplay.Run(selfplay.Options{Ruleset: fow.New(), Book: set.Compiled, Decks: decks, Players: 2,
		Matches: 6, Seed: 5, InterfereEvery: 80})
	if err != nil {
		t.Fatal(err)
	}
	if rep.Illegal+rep.Leaks+rep.Stalled > 0 || rep.Finished != rep.Matches || rep.ResumedIdentical != rep.Inputs {
		t.Errorf("illegal %d, leaks %d, stalled %d, %d of %d finished, %d of %d inputs resumed identically:\n%s",
			rep.Illegal, rep.Leaks,
			rep.Stalled, rep.Finished, rep.Matches, rep.ResumedIdentical, rep.Inputs, strings.Join(rep.Problems, "\n"))
	}
}
