package games_test

import (
	"testing"

	"farpost/engine/games"
)

// TestAll ensures that every ruleset is whole, and is found again by its name.
func TestAll(t *testing.T) {
	for _, g := range games.All() {
		if err := g.Validate(); err != nil {
			t.Errorf("%s: %v", g.Name, err)
		}
		if got := games.ByName(g.Name); got == nil || got.Name != g.Name {
			t.Errorf("ByName(%q) = %v", g.Name, got)
		}
	}
	if g := games.ByName("no such game"); g != nil {
		t.Errorf("ByName of an unknown name gives %s", g.Name)
	}
}
