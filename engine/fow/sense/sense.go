package sense

import (
	"farpost/engine"
	"farpost/engine/selfplay"
)

// Player is a selfplay.Policy for Force of Will.
type Player struct{}

var _ selfplay.Policy = Player{}

// Plans implements selfplay.Policy.
func (Player) Plans(m selfplay.Moment) []selfplay.Plan {
	b := look(m)
	switch m.Ask.Kind {
	case "W-05":
		return b.turn()
	case "attack":
		return b.attackNow()
	case "block":
		return b.block()
	case "target-of":
		return []selfplay.Plan{{Verb: engine.VerbChoose, Pick: b.picker(b.cards.Card(b.source()))}}
	case "may":
		return []selfplay.Plan{{Verb: engine.VerbChoose, Pick: func(*engine.Question) ([]engine.Value, bool) {
			return []engine.Value{engine.Word("yes")}, true
		}}}
	case "hand-limit", "discard":
		return []selfplay.Plan{{Verb: engine.VerbChoose, Pick: selfplay.Least(b.cost)}}
	}
	if m.Ask.Offers(engine.Pass) {
		return b.react()
	}
	return nil
}
