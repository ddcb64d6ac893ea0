package games

import (
	"farpost/engine/farwald"
	"farpost/engine/farwald/sense"
	"farpost/engine/selfplay"
)

// Policy is the sensible player of a game, for self-play; nil when the game has none.
func Policy(game string) selfplay.Policy {
	if game == farwald.Name {
		return sense.Player{}
	}
	return nil
}
