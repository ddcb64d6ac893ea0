package sense

import (
	"farpost/engine"
	"farpost/engine/selfplay"
)

// Player is the sensible player.
type Player struct{}

// Plans implements selfplay.Policy.
func (Player) Plans(m selfplay.Moment) []selfplay.Plan {
	b := look(m)
	switch m.Ask.Kind {
	case "turn":
		return b.turn()
	case "W-BLOCK":
		return b.blocks()
	case "W-BREAK":
		return b.breaks()
	case "W-GROOVE":
		return b.grooves()
	case "W-LOOK":
		return []selfplay.Plan{{Verb: engine.VerbChoose, Pick: func(q *engine.Question) ([]engine.Value, bool) {
			return selfplay.Open(q), true // as they lie
		}}}
	}
	return []selfplay.Plan{{Verb: engine.VerbChoose, Pick: b.choose}}
}
