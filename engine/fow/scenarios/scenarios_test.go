package scenarios_test

import (
	"testing"

	"farpost/engine/fow/scenarios"
	"farpost/engine/scenario"
)

// TestScenarios ensures that the ruleset does what every scenario says, however the match is carried.
func TestScenarios(t *testing.T) {
	files, err := scenario.Files(scenarios.Files)
	if err != nil {
		t.Fatal(err)
	}
	game := scenarios.Game(nil, nil)
	for _, name := range files {
		t.Run(name, func(t *testing.T) { scenario.Run(t, game, scenarios.Files, name) })
	}
}
