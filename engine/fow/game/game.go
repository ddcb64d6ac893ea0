package game

import (
	"farpost/engine/fow"
	"farpost/engine/fow/language"
	"farpost/engine/fow/scenarios"
	"farpost/engine/fow/sense"
	"farpost/engine/scenario"
	"farpost/engine/selfplay"
)

// Game is Force of Will.
func Game() selfplay.Game {
	return selfplay.Game{
		Rules: fow.New,
		Files: scenarios.Files,
		Play: selfplay.PlayWith(func(b *language.Book, clauses []string) scenario.Game {
			return scenarios.Game(b.Cards(), clauses)
		}),
		Excused: map[string][]string{
			"op": {
				// a play from standby costs nothing (FO-176), and additions are not set to be played
				"play-standby/incarnate", "play-standby/incarnated", "play-standby/x", "play-standby/on",
			},
		},
		Eager:     true,
		Mechanics: scenarios.Mechanics,
		Policy:    sense.Player{},
		Unused: map[string]string{
			"order":   "its cards seldom trigger together",
			"will":    "paying produces will by itself",
			"concede": "it plays to the end",
			"draw":    "it plays to the end",
		},
		Whole: scenarios.Whole,
	}
}
