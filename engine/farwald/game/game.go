package game

import (
	"farpost/engine/farwald"
	"farpost/engine/farwald/language"
	"farpost/engine/farwald/scenarios"
	"farpost/engine/farwald/sense"
	"farpost/engine/scenario"
	"farpost/engine/selfplay"
)

// Game is Farwald.
func Game() selfplay.Game {
	return selfplay.Game{
		Rules: farwald.New,
		Files: scenarios.Files,
		Play: selfplay.PlayWith(func(b *language.Book, clauses []string) scenario.Game {
			return scenarios.GameWith(b.Cards(), clauses)
		}),
		Excused: map[string][]string{
			"refusal": {"M-NOTIN"}, // for seats that do not exist
			"default": {
				"interject", // a standing question has no deadline
				// asked in announcements only
				"cost-abandon", "cost-disperse", "cost-exploit", "cost-fragment", "cost-pay",
			},
		},
		Mechanics:      scenarios.Mechanics,
		MechanicsRules: map[string]int{"heal": 1},
		Policy:         sense.Player{},
		Unused: map[string]string{
			"order":   "its cards seldom trigger together",
			"join":    "whoever comes to defend mostly comes before defenders are named",
			"pay":     "no card of the ready decks has a triggered effect with a cost",
			"stops":   "it says beforehand what it passes",
			"hold":    "it interrupts nobody",
			"concede": "it plays to the end",
			"draw":    "it plays to the end",
		},
	}
}
