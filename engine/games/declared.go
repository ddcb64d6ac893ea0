package games

import (
	"slices"

	"farpost/engine/farwald"
)

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

// Excused lists the names that self-play of two with the ready decks cannot reach, each for the reason beside
// it. The ruleset's own tests reach them with other cards and more players.
func Excused(game string) map[string][]string {
	if game != farwald.Name {
		return nil
	}
	return map[string][]string{
		"refusal": {
			"M-OUT",  // with two players a defeat ends the match
			"M-COST", // the one card with such a cost is played long after it has become payable
		},
		"default": slices.Concat(
			[]string{"interject"}, // a standing question has no deadline
			// asked in announcements only
			[]string{"cost-abandon", "cost-disperse", "cost-exploit", "cost-fragment", "cost-pay"},
			[]string{"trigger-cost"}, // no card has a triggered effect with a cost
		),
		"op": slices.Concat(
			// with two players a defeat ends the match before any of them
			[]string{"activate/void", "concede/check", "play/void", "text.position/lost", "turn/cut", "unleash/void"},
			// no card of the sets says such a thing
			[]string{"activate/ability", "text.position/worn", "text.run/disperse", "text.run/if", "text.run/to-vortex"},
		),
		"verb": {"pay"}, // no card has a triggered effect with a cost
	}
}
