package scenarios_test

import (
	"testing"

	"farpost/engine/fow/scenarios"
	"farpost/engine/scenario/scenariotest"
)

// TestScenarios ensures that the ruleset does what every scenario with cards of its own says, however the match is
// carried.
func TestScenarios(t *testing.T) { scenariotest.Run(t, scenarios.Game(nil, nil), scenarios.Files) }

// TestRecord ensures that all that can be observed in every scenario is what it was: events, views, options, previews.
func TestRecord(t *testing.T) { scenariotest.Record(t, scenarios.Game(nil, nil), scenarios.Files) }

// TestEveryExample ensures that each of the contract's 28 worked examples is played.
func TestEveryExample(t *testing.T) { scenariotest.Examples(t, scenarios.Files, 28) }
