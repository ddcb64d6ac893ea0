package games

import (
	"farpost/engine"
	"farpost/engine/farwald"
	"farpost/engine/farwald/scenarios"
	"farpost/engine/farwald/sense"
	"farpost/engine/scenario"
)

func farwaldGame() game {
	return game{
		rules: farwald.New,
		files: scenarios.Files,
		play: func(book engine.Book, clauses []string) (scenario.Game, bool) {
			b, ok := book.(*farwald.Book)
			if !ok {
				return scenario.Game{}, false
			}
			return scenarios.GameWith(b.Cards(), clauses), true
		},
		declared: map[string][]string{
			"refusal": farwald.RefusalCodes(),
			"default": append(farwald.AskCodes(), farwald.TextAskCodes()...),
		},
		excused: map[string][]string{
			"default": {
				"interject", // a standing question has no deadline
				// asked in announcements only
				"cost-abandon", "cost-disperse", "cost-exploit", "cost-fragment", "cost-pay",
			},
		},
		mechanics: scenarios.Mechanics,
		policy:    sense.Player{},
	}
}
