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

// naming answers questions by their names, and the others with as little as is allowed.
func naming(verb string, vals map[string]engine.Value) selfplay.Plan {
	return selfplay.Plan{Verb: verb, Pick: func(q *engine.Question) ([]engine.Value, bool) {
		if v, ok := vals[q.Name]; ok {
			return selfplay.Naming(q.Name, v, nil)(q)
		}
		return selfplay.Fewest(q)
	}}
}
