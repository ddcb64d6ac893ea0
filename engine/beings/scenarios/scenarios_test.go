package scenarios_test

import (
	"testing"

	"farpost/engine/beings/scenarios"
	"farpost/engine/scenario/scenariotest"
)

// TestScenarios ensures that the ruleset does what every scenario with cards of its own says, however the match is
// carried.
func TestScenarios(t *testing.T) { scenariotest.Run(t, scenarios.Game(nil, nil), scenarios.Files) }

// TestRecord ensures that all that can be observed in every scenario is what it was: events, views, options, previews.
func TestRecord(t *testing.T) { scenariotest.Record(t, scenarios.Game(nil, nil), scenarios.Files) }

// TestEveryExample ensures that each of the contract's 17 worked examples is played.
func TestEveryExample(t *testing.T) { scenariotest.Examples(t, scenarios.Files, 17) }

// TestRules ensures that the ruleset lacks nothing.
func TestRules(t *testing.T) {
	if err := scenarios.Game(nil, nil).Ruleset.Validate(); err != nil {
		t.Error(err)
	}
}
