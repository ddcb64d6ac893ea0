package sense

import (
	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/selfplay"
)

// react answers priority. It plays a Chant-Standby when it can, cancels what is dear, and aims damage at an attacker
// or the best other J/resonator that the damage destroys. Otherwise it passes, about all of the pending thing.
func (b *board) react() []selfplay.Plan {
	var out []selfplay.Plan
	for _, c := range b.view.Zone("standby", b.me).Cards {
		out = append(out, selfplay.Plan{Verb: "standby-play", Pick: b.naming(c.Key, b.cards.Card(c.Card))})
	}
	top, busy := b.pending()
	hostile := busy && top.Ctrl != b.me
	for _, h := range b.hand {
		c := b.cards.Card(h.Card)
		if c == nil || !c.Fast() || c.Type != language.Spell {
			continue
		}
		if hostile && cancels(c) && b.cost(top.Key) >= c.Cost.Total() || c.Spell == language.Standby {
			out = append(out, selfplay.Plan{Verb: "play", Pick: b.naming(h.Key, c)})
			continue
		}
		if n := damage(c); n > 0 && !busy && (b.ask.Kind == "W-08" || b.ask.Kind == "W-10") {
			out = append(out, selfplay.Plan{Verb: "play", Pick: b.killing(h.Key, n, c)})
		}
	}
	pass := selfplay.Plan{Verb: engine.Pass}
	if b.ask.Thing() != "" {
		pass.Ahead = engine.PassAhead(b.me)
	}
	return append(out, pass)
}

// killing aims damage at a J/resonator of the other player that it destroys, the best one first.
func (b *board) killing(key engine.Value, n int, c *language.Card) func(q *engine.Question) ([]engine.Value, bool) {
	return func(q *engine.Question) ([]engine.Value, bool) {
		if q.Name == "card" || q.Name == "pay" {
			return b.naming(key, c)(q)
		}
		var best unit
		for _, v := range selfplay.Open(q) {
			if u, ok := b.find(v); ok && u.ctrl != b.me && u.left <= n && u.atk+u.left > best.atk+best.left {
				best = u
			}
		}
		return []engine.Value{best.key}, best.key != ""
	}
}

func cancels(c *language.Card) bool {
	for _, t := range texts(c) {
		for _, x := range t.Effect {
			if x.Cancel != nil {
				return true
			}
		}
	}
	return false
}

// damage is what a card deals to a target that it chooses, 0 for none.
func damage(c *language.Card) int {
	for _, x := range c.Effect {
		if x.Damage != nil && x.Damage.Each == nil && x.Damage.Who == "" {
			return x.Damage.N
		}
	}
	return 0
}
