package sense

import (
	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// blocks blocks with whom it is best, thinking of the attacks that are still to come, or with nobody.
func (b *board) blocks() []selfplay.Plan {
	var ideas []sense.Idea
	for _, c := range b.View.Zone("stack", engine.NoSeat).Cards {
		if c.What != "attack" {
			continue
		}
		x := b.theirs.Find(c.Of[0])
		x.Attack = own(b.creature(b.Find(x.Key)), language.WhileAttacking) // what it shows has the rest
		for _, y := range raids.Blocks(x, c.Targets[0], b.mine, b.theirs, b.me, b.them) {
			plan := selfplay.Named("block", map[string]engine.Value{"blocker": y.Who})
			ideas = append(ideas, sense.Idea{Worth: y.Gain, Plan: plan})
		}
	}
	return append(sense.Best(ideas), selfplay.Plan{Verb: engine.Pass})
}

// grooves plays the groove trigger that brings most for what it costs.
func (b *board) grooves() []selfplay.Plan {
	var ideas []sense.Idea
	for _, h := range b.Hand {
		c := b.card(h.Card)
		if n := c.Creature.Cost.Groove; n > 0 {
			ideas = append(ideas, b.summon("groove", h.Key, c, n, ofGroove*n))
		}
		if n := c.Spell.Cost.Groove; n > 0 {
			ideas = append(ideas, b.spell("groove", h.Key, c, n, ofGroove*n))
		}
	}
	return append(sense.Best(ideas), selfplay.Plan{Verb: engine.Pass})
}

// breaks destroys a permanent spell as long as there are many shields, else a shield to which nothing is attached.
func (b *board) breaks() []selfplay.Plan {
	return []selfplay.Plan{{Verb: "break", Pick: func(q *engine.Question) ([]engine.Value, bool) {
		open := selfplay.SortByWorth(selfplay.Open(q), func(v engine.Value) int {
			if v.Kind() == "shield" {
				return len(b.View.Seats[b.foe].Tracks[0].Cells[v.Index()].Attached)
			}
			return few - b.theirs.Shields
		})
		return open[:min(1, len(open))], len(open) > 0
	}}}
}
