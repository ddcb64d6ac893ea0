// Package game declares Athernum to the tools that play all games by themselves; engine/games/tools lists it.
package game

import (
	"farpost/engine/athernum"
	"farpost/engine/athernum/language"
	"farpost/engine/athernum/scenarios"
	"farpost/engine/athernum/sense"
	"farpost/engine/scenario"
	"farpost/engine/selfplay"
)

// Game is Athernum.
func Game() selfplay.Game {
	return selfplay.Game{
		Rules: athernum.New,
		Files: scenarios.Files,
		Play: selfplay.PlayWith(func(b *language.Book, clauses []string) scenario.Game {
			return scenarios.Game(b.Cards(), clauses)
		}),
		Eager:     true,
		Mechanics: scenarios.Mechanics,
		// fields that enter again and again let random matches go on for ever
		MechanicsRules: map[string]int{"max-turns": 60},
		Whole:          scenarios.Whole,
		Excused: map[string][]string{
			// a slot is a label that nobody asks for; a command can name one, and a scenario shows it
			"op": {"play/slot", "play/slotted", "extra/slot", "extra/slotted"},
			// a general pool that is empty nearly always leaves somebody with more points than all others (ATR-63)
			"refusal": {"AM-16", "AM-35"},
		},
		Policy: sense.Player{},
		Unused: map[string]string{
			"concede": "it plays to the end",
			"draw":    "it plays to the end",
			"drop":    "what lies in a slot does no harm",
			"exhaust": "paying exhausts resources by itself",
		},
	}
}
