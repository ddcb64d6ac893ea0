package games

import "farpost/engine/farwald"

// Declared lists, for self-play, the names that must be reached in a game besides those that its ruleset
// itself declares, by the kinds of selfplay.Report.Reached: its codes of refusals, and of questions whose
// deadline can pass.
func Declared(game string) map[string][]string {
	if game != farwald.Name {
		return nil
	}
	return map[string][]string{
		"refusal": farwald.RefusalCodes(),
		"default": append(farwald.AskCodes(), farwald.TextAskCodes()...),
	}
}

// Excused lists the names that no self-play can reach, each for the reason beside it.
func Excused(game string) map[string][]string {
	if game != farwald.Name {
		return nil
	}
	return map[string][]string{
		"default": {
			"interject", // a standing question has no deadline
			// asked in announcements only
			"cost-abandon", "cost-disperse", "cost-exploit", "cost-fragment", "cost-pay",
		},
	}
}
