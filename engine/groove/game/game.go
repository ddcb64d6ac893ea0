// Package game declares Groovebound to the tools that play all games by themselves; engine/games/tools lists it.
package game

import (
	"farpost/engine/groove"
	"farpost/engine/groove/language"
	"farpost/engine/groove/scenarios"
	"farpost/engine/groove/sense"
	"farpost/engine/scenario"
	"farpost/engine/selfplay"
)

// Game is Groovebound.
func Game() selfplay.Game {
	return selfplay.Game{
		Rules: groove.New,
		Files: scenarios.Files,
		Play: selfplay.PlayWith(func(b *language.Book, clauses []string) scenario.Game {
			return scenarios.Game(b.Cards(), clauses)
		}),
		Eager:     true,
		Mechanics: scenarios.Mechanics,
		Policy:    sense.Player{},
		Unused: map[string]string{
			"concede": "it plays to the end",
			"draw":    "it plays to the end",
		},
		Excused: map[string][]string{
			// of matches without Evolution, and given only to who blocks twice unasked; scenarios show both
			"refusal": {"E-NO-EVOLUTION", "E-ONE-BLOCKER"},
		},
	}
}
