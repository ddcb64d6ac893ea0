package sense

import (
	"cmp"
	"slices"

	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// attack is who attacks, and what; "" when nobody does.
func (b *board) attack() (attacker, target engine.Value) {
	for _, c := range b.View.Zone("stack", engine.NoSeat).Cards {
		if c.What == "attack" {
			return c.Of[0], c.Targets[0]
		}
	}
	return "", ""
}

// blocks blocks with whom it is best, thinking of the attacks that are still to come, or with nobody.
func (b *board) blocks() []selfplay.Plan {
	key, target := b.attack()
	mine, theirs := b.army(b.Board, b.Me), b.army(b.Board, b.foe)
	x := theirs.find(key)
	if x == nil {
		return []selfplay.Plan{{Verb: engine.Pass}}
	}
	x.attack = own(b.creature(b.Find(key)), language.WhileAttacking) // what it shows has the rest
	comes := func(o outcome) int {
		a, d := theirs.copy(), mine.copy()
		carry(&a, &d, key, o)
		if o.gain >= ofMatch/2 {
			return -o.gain
		}
		return b.siege(d, a) - o.gain
	}
	none := open(x, target, &mine)
	var ideas []sense.Idea
	least := comes(none)
	list := slices.Clone(mine.of) // of equals the one of least worth
	slices.SortStableFunc(list, func(x, y fighter) int { return cmp.Compare(x.worth, y.worth) })
	for i := range list {
		if y := &list[i]; canBlock(y, x) && y.key != target {
			o := battle(x, y, true, 0)
			o.blocker = y.key
			ideas = append(ideas, sense.Idea{Worth: comes(o) - least,
				Plan: selfplay.Named("block", map[string]engine.Value{"blocker": y.key})})
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
			return few - b.shields(b.foe)
		})
		return open[:min(1, len(open))], len(open) > 0
	}}}
}
