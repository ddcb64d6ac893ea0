package scenarios_test

import (
	"testing"

	"farpost/engine/farwald/scenarios"
	"farpost/engine/scenario/scenariotest"
)

// TestScenarios ensures that the ruleset does what every scenario with cards of its own says, however the match is
// carried.
func TestScenarios(t *testing.T) { scenariotest.Run(t, scenarios.Game(nil), scenarios.Files) }

// TestRecord ensures that all that can be observed in every scenario is what it was: events, views, options, previews.
func TestRecord(t *testing.T) { scenariotest.Record(t, scenarios.Game(nil), scenarios.Files) }
