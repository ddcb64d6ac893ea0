package sense

import (
	"slices"

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
		return []selfplay.Plan{{Verb: engine.VerbChoose, Pick: b.leastWorth}}
	}
	if m.Ask.Offers(engine.Pass) {
		return b.react()
	}
	return nil
}

// leastWorth gives up the cards of least worth.
func (b *board) leastWorth(q *engine.Question) ([]engine.Value, bool) {
	list := open(q)
	slices.SortStableFunc(list, func(x, y engine.Value) int { return b.cost(x) - b.cost(y) })
	return list[:min(q.Min, len(list))], len(list) >= q.Min
}

// open lists the possible options of a question.
func open(q *engine.Question) []engine.Value {
	var out []engine.Value
	for _, o := range q.Options {
		if o.Refusal == nil {
			out = append(out, o.Key)
		}
	}
	return out
}
