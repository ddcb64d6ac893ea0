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
	case "mulligan":
		return []selfplay.Plan{{Verb: "keep", Pick: b.kept}}
	case "turn":
		return b.turn()
	case "W-BLOCK":
		return b.block()
	case "W-DEF", "W-DEF0":
		return b.defend()
	}
	return []selfplay.Plan{{Verb: engine.VerbChoose, Pick: b.choose}}
}

// kept keeps what can be played early: cheap cards, and higher levels of a Being that is kept with a lower one.
func (b *board) kept(q *engine.Question) ([]engine.Value, bool) {
	var out []engine.Value
	low := map[string]bool{}
	for _, c := range b.hand {
		if c.card.Level == 1 && c.card.Cost <= early {
			low[c.card.Being] = true
		}
	}
	for _, c := range b.hand {
		if c.card.Cost <= early || low[c.card.Being] {
			out = append(out, c.key)
		}
	}
	return out, true
}

// early is what a card costs at most that is welcome in an opening hand.
const early = 3

// choose picks what a skill is aimed at: the most powerful of what is offered. What strikes a Being strikes the
// opponent's, and what helps helps an own one, for skills ask for one side only.
func (b *board) choose(q *engine.Question) ([]engine.Value, bool) {
	open := selfplay.Open(q)
	if len(open) < q.Min {
		return nil, false
	}
	return selfplay.SortByWorth(open, func(v engine.Value) int { return -b.power(v) })[:q.Min], true
}
