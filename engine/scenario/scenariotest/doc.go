// Package scenariotest has the tests that every game makes of its scenarios:
//
//	func TestScenarios(t *testing.T) { scenariotest.Run(t, scenarios.Game(nil, nil), scenarios.Files) }
//	func TestRecord(t *testing.T)    { scenariotest.Record(t, scenarios.Game(nil, nil), scenarios.Files) }
//
// They take the scenarios with cards of their own. Those in the folder "cards" need cards of the product, and are
// played where these are. A test with the record has the flags -update and -texts.
package scenariotest
