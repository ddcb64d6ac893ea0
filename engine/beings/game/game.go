// Package game declares Threefold Beings to the tools that play all games by themselves; engine/games/tools lists it.
package game

import (
	"farpost/engine/beings"
	"farpost/engine/beings/language"
	"farpost/engine/beings/scenarios"
	"farpost/engine/beings/sense"
	"farpost/engine/scenario"
	"farpost/engine/selfplay"
)

// Game is Threefold Beings.
func Game() selfplay.Game {
	return selfplay.Game{
		Rules: beings.New,
		Files: scenarios.Files,
		Play: selfplay.PlayWith(func(b *language.Book, clauses []string) scenario.Game {
			return scenarios.Game(b.Cards(), clauses)
		}),
		Eager:     true,
		Mechanics: scenarios.Mechanics,
		Whole:     scenarios.Whole,
		Policy:    sense.Player{},
		Unused: map[string]string{
			"concede": "it plays to the end",
			"draw":    "it plays to the end",
		},
		Excused: map[string][]string{
			// given only to who blocks unasked, in the defence against one of three cards; a scenario shows it
			"refusal": {"E-UNBLOCKABLE"},
		},
	}
}
