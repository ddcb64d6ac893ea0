package scenarios_test

import (
	"strings"
	"testing"

	"farpost/engine/farwald/language"
	"farpost/engine/farwald/scenarios"
)

// TestCard ensures that a declared card has its data, the defaults where it says nothing, and that a key or
// a requirement which the language does not have is refused.
func TestCard(t *testing.T) {
	c, err := scenarios.Card("bolt {type: attack, cost: 2, gate: F+1, targets: [{name: c, kind: crystal, side: opponent}], effect: [{shatter-fragments: {n: 1, of: c}}]}")
	if err != nil {
		t.Fatal(err)
	}
	if c.ID != "bolt" || c.Type != language.Attack || c.Gate.String() != "F+1" ||
		c.Targets[0].Side != language.Opponent ||
		c.Effect[0].ShatterFragments.N != 1 || c.DefEn != 0 || c.Rank != language.Normal {
		t.Errorf("read %+v", c)
	}
	plain, err := scenarios.Card("imp {element: W, defen: 3}")
	if err != nil {
		t.Fatal(err)
	}
	if plain.Type != language.Evocation || plain.Element != language.Water || plain.DesEn != 1 || plain.DefEn != 3 {
		t.Errorf("read %+v", plain)
	}
	for line, want := range map[string]string{
		"imp {colour: red}":  "colour",
		"imp {gate: F+Q}":    "requirement",
		"{type: attack}":     "id",
		"bolt {type: attack": "bolt",
	} {
		if _, err := scenarios.Card(line); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want an error about %q", line, err, want)
		}
	}
}
