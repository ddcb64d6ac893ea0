package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// attack is who attacks, and which own creature; "" when it is the player.
func (b *board) attack() (attacker *sense.Piece, target engine.Value) {
	for _, c := range b.View.Zone("stack", engine.NoSeat).Cards {
		if c.What == "attack" {
			return b.Find(c.Of[0]), c.Targets[0]
		}
	}
	return nil, ""
}

// blocks blocks with the weakest creature that wins, or one that falls with an attacker worth as much; before the last
// attack with anybody. Who does not block is still asked for a groove trigger.
func (b *board) blocks() (out []selfplay.Plan) {
	attacker, target := b.attack()
	if attacker == nil {
		return []selfplay.Plan{{Verb: engine.Pass}}
	}
	last := target.Kind() == "seat" && b.shields(b.Me) == 0
	list := b.Upright("field", b.Me)
	slices.SortStableFunc(list, func(x, y sense.Piece) int { return x.Hit - y.Hit })
	for _, equal := range []bool{false, true} {
		for _, p := range list {
			hit := p.Hit + own(b.creature(&p), language.WhileBlocking)
			trade := hit == attacker.Hit && equal && b.Missed(attacker.Key) >= b.Missed(p.Key)
			if trade || hit > attacker.Hit && !equal {
				out = append(out, naming("block", map[string]engine.Value{"blocker": p.Key}))
			}
		}
	}
	if last {
		for _, p := range list {
			out = append(out, naming("block", map[string]engine.Value{"blocker": p.Key}))
		}
	}
	return append(out, selfplay.Plan{Verb: engine.Pass})
}

// grooves plays the groove trigger that brings most for what it costs.
func (b *board) grooves() []selfplay.Plan {
	var ideas []sense.Idea
	for _, h := range b.Hand {
		c := b.card(h.Card)
		if n := c.Creature.Cost.Groove; n > 0 {
			ideas = append(ideas, sense.Idea{Worth: b.body(c) - ofGroove*n, Plan: naming("groove",
				map[string]engine.Value{"card": h.Key, "half": engine.Word(string(language.CreatureHalf))})})
		}
		if n := c.Spell.Cost.Groove; n > 0 {
			x := b.spell("groove", h.Key, c)
			x.Worth -= ofGroove * n
			ideas = append(ideas, x)
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
