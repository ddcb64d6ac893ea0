package scenarios_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"farpost/engine/fow/scenarios"
	"farpost/engine/scenario"
)

// TestScenarios ensures that the ruleset does what every scenario with cards of its own says, however the match is
// carried. Those with cards of the product are played where these are.
func TestScenarios(t *testing.T) {
	files, err := scenario.Files(scenarios.Files)
	if err != nil {
		t.Fatal(err)
	}
	game := scenarios.Game(nil, nil)
	for _, name := range files {
		if strings.HasPrefix(name, "cards/") {
			continue
		}
		t.Run(name, func(t *testing.T) { scenario.Run(t, game, scenarios.Files, name) })
	}
}

// TestEveryExample ensures that each of the contract's 28 worked examples is played.
func TestEveryExample(t *testing.T) {
	files, err := scenario.Files(scenarios.Files)
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= 28; n++ {
		if !slices.ContainsFunc(files, func(f string) bool { return strings.HasPrefix(f, fmt.Sprintf("ex%02d_", n)) }) {
			t.Errorf("no scenario plays example %d", n)
		}
	}
}
