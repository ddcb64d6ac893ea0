package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// Player is a selfplay.Policy for Force of Will.
type Player struct{}

var _ selfplay.Policy = Player{}

// Plans implements selfplay.Policy.
func (Player) Plans(m selfplay.Moment) []selfplay.Plan {
	b := look(m)
	choose := func(pick selfplay.Pick) []selfplay.Plan {
		return []selfplay.Plan{{Verb: engine.VerbChoose, Pick: pick}}
	}
	switch m.Ask.Kind {
	case "mulligan":
		return b.mulligan()
	case "W-05":
		return b.turn()
	case "attack":
		return b.attackNow()
	case "block":
		return b.block()
	case "target-of":
		return []selfplay.Plan{b.Target()}
	case "may":
		return []selfplay.Plan{sense.Yes()}
	case "hand-limit", "discard":
		return choose(selfplay.Least(b.kept))
	case "search":
		return choose(b.search)
	case "look":
		return choose(b.look)
	}
	if m.Ask.Offers(engine.Pass) {
		return b.react()
	}
	return nil
}

// mulligan changes what cannot be played in the first turns, when there are fewer than two cards that can. Another hand
// is kept.
func (b *board) mulligan() []selfplay.Plan {
	var dear []engine.Value
	for _, h := range b.Hand {
		if b.cost(h.Key) > 2 {
			dear = append(dear, h.Key)
		}
	}
	if len(b.Hand)-len(dear) >= 2 {
		return []selfplay.Plan{{Verb: "keep"}}
	}
	return []selfplay.Plan{{Verb: "mulligan", Pick: sense.Answer(engine.Answer{Name: "cards", Vals: dear})}}
}

// search takes the dearest of the cards that it finds.
func (b *board) search(q *engine.Question) ([]engine.Value, bool) {
	found := selfplay.SortByWorth(selfplay.Open(q), b.kept)
	slices.Reverse(found)
	return found[:min(q.Max, len(found))], true
}

// look puts a card that it sees on top of its deck under the deck when the card is of no use soon: it costs more than
// the next stones give, or there is enough for something dearer.
func (b *board) look(q *engine.Question) ([]engine.Value, bool) {
	open := selfplay.Open(q)
	if len(open) == 1 {
		if cost := b.cost(open[0]); cost > b.stones+1 || cost < b.stones/4 {
			return open, true
		}
	}
	return nil, true
}
