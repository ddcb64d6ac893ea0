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
		declared:  map[string][]string{"refusal": fow.RefusalCodes()},
		mechanics: scenarios.Mechanics,
		policy:    sense.Player{},
	}
}
