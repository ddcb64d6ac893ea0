package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// Player is the sensible player.
type Player struct{}

var _ selfplay.Policy = Player{}

// Plans implements selfplay.Policy.
func (Player) Plans(m selfplay.Moment) []selfplay.Plan {
	b := look(m)
	choose := func(pick selfplay.Pick) []selfplay.Plan {
		return []selfplay.Plan{{Verb: engine.VerbChoose, Pick: pick}}
	}
	switch m.Ask.Kind {
	case "W-01":
		return []selfplay.Plan{{Verb: "start", Pick: b.start}}
	case "W-05":
		return b.turn()
	case "W-09":
		return b.combat()
	case "W-10":
		return b.defend()
	case "target-of":
		return []selfplay.Plan{b.Target()}
	case "may":
		return []selfplay.Plan{sense.Yes()}
	case "drop-hand":
		return choose(selfplay.Least(b.missed))
	case "W-16":
		return choose(b.keep)
	case "faction", "into":
		return choose(b.faction)
	}
	if m.Ask.Offers(engine.Pass) {
		return b.react()
	}
	return nil
}

// start begins with the card that fills most of the pool and can do most: one with an Objective, else one with a high
// number, as long as it does not cost the first turn for nothing.
func (b *board) start(q *engine.Question) ([]engine.Value, bool) {
	open := selfplay.Open(q)
	if q.Name == "faction" {
		return []engine.Value{b.lacking(open)}, len(open) > 0
	}
	worth := func(v engine.Value) int {
		c, _ := b.View.Find(v)
		card := b.card(c.Card)
		n := 3*card.DFV + 2*card.OFV
		if card.HasObjective() {
			n += 15
		}
		return n
	}
	slices.SortStableFunc(open, func(v, w engine.Value) int { return worth(w) - worth(v) })
	return open[:min(1, len(open))], len(open) > 0
}

// keep keeps the copy that is worth most.
func (b *board) keep(q *engine.Question) ([]engine.Value, bool) {
	open := selfplay.SortByWorth(selfplay.Open(q), b.Missed)
	return open[max(0, len(open)-1):], len(open) > 0
}

// faction chooses the faction that the hand lacks most; of resources to change one of a faction that it needs least.
func (b *board) faction(q *engine.Question) ([]engine.Value, bool) {
	open := selfplay.Open(q)
	if len(open) == 0 || open[0].Kind() != "word" {
		return open[:min(q.Min, len(open))], len(open) >= q.Min
	}
	return []engine.Value{b.lacking(open)}, true
}

// lacking is the one of some factions of which the hand needs most beyond what there is.
func (b *board) lacking(open []engine.Value) engine.Value {
	need := func(v engine.Value) int {
		n := 0
		for _, h := range b.Hand {
			if b.card(h.Card).Faction == language.Faction(v.Body()) {
				n += 2
			}
		}
		for _, x := range b.View.Seats[b.Me].Badges {
			for _, mark := range x.Marks {
				if mark == v.Body() && x.Code != "markers" {
					n -= 3
				}
			}
		}
		return n
	}
	return slices.MaxFunc(open, func(v, w engine.Value) int { return need(v) - need(w) })
}
