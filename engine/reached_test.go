package engine_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/scenario"
)

// The scenarios of the toy reach every program, step, change and window there is, kernel's included, so
// nothing of the kernel goes unplayed.
func TestEverythingIsReached(t *testing.T) {
	got := map[string]map[string]int{"program": {}, "op": {}, "change": {}, "window": {}, "default": {}}
	g := game.Traced(func(what, name string) { got[what][name]++ })
	if _, err := scenario.Collect(toy.Game(g), toy.Scenarios()); err != nil {
		t.Fatal(err)
	}
	for what, all := range map[string][]string{"program": g.Programs(), "op": g.Ops(), "change": g.Changes(), "window": g.Windows()} {
		for _, name := range all {
			if got[what][name] == 0 {
				t.Errorf("%s %s was never reached", what, name)
			}
		}
	}
	if len(got["default"]) == 0 {
		t.Error("no default was reached")
	}
	if !slices.IsSorted(g.Ops()) {
		t.Error("ops are not sorted")
	}
}

// Drafts and trials are not reported.
func TestDraftsAreNotReached(t *testing.T) {
	s := at(t, "nested.txtar", 0, "idle")
	g := game.Traced(func(what, name string) { t.Errorf("reached %s %s", what, name) })
	if _, err := engine.Draft(g, book, s, 0, 0, engine.Reply{Verb: "play"}); err != nil {
		t.Fatal(err)
	}
}
