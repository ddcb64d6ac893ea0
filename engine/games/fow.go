package games

import (
	"farpost/engine"
	"farpost/engine/fow"
	"farpost/engine/fow/scenarios"
	"farpost/engine/fow/sense"
	"farpost/engine/scenario"
)

func fowGame() game {
	return game{
		rules: fow.New,
		files: scenarios.Files,
		play: func(book engine.Book, clauses []string) (scenario.Game, bool) {
			b, ok := book.(*fow.Book)
			if !ok {
				return scenario.Game{}, false
			}
			return scenarios.Game(b.Cards(), clauses), true
		},
		declared: map[string][]string{"refusal": fow.RefusalCodes()},
		excused: map[string][]string{
			"op": {
				// a play from standby costs nothing (FO-176), and additions are not set to be played
				"play-standby/incarnate", "play-standby/incarnated", "play-standby/x", "play-standby/on",
			},
		},
		eager:     true,
		mechanics: scenarios.Mechanics,
		policy:    sense.Player{},
		whole:     scenarios.Whole,
	}
}
