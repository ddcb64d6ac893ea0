package scenarios_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"farpost/engine/athernum/scenarios"
	"farpost/engine/scenario"
)

// TestScenarios ensures that the ruleset does what every scenario with cards of its own says, however the match is
// carried. Those with cards of the product are played where these are.
func TestScenarios(t *testing.T) {
	game := scenarios.Game(nil, nil)
	for _, name := range files(t) {
		if !strings.HasPrefix(name, "cards/") {
			t.Run(name, func(t *testing.T) { scenario.Run(t, game, scenarios.Files, name) })
		}
	}
}

// TestEveryExample ensures that each of the contract's 26 worked examples is played.
func TestEveryExample(t *testing.T) {
	for n := 1; n <= 26; n++ {
		of := fmt.Sprintf("ex%02d_", n)
		if !slices.ContainsFunc(files(t), func(f string) bool { return strings.HasPrefix(f, of) }) {
			t.Errorf("no scenario plays example %d", n)
		}
	}
}

// TestRules ensures that the ruleset lacks nothing.
func TestRules(t *testing.T) {
	if err := scenarios.Game(nil, nil).Ruleset.Validate(); err != nil {
		t.Error(err)
	}
}

func files(t *testing.T) []string {
	t.Helper()
	list, err := scenario.Files(scenarios.Files)
	if err != nil {
		t.Fatal(err)
	}
	return list
}
