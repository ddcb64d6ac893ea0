package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/selfplay"
)

// react answers a window: it stops what is worth more than the answer costs, saves a defender, takes one out,
// and else passes, ahead when it holds nothing for a later window of the same thing.
func (b *board) react() []selfplay.Plan {
	about, _ := b.view.Find(b.ask.About)
	hostile := about.Key != "" && about.Ctrl != b.me
	var out []selfplay.Plan
	later := false
	switch {
	case about.What == "unleash":
		_, at, _ := b.assault()
		if b.ask.Kind == "w5" {
			out = b.inShield(about, hostile)
		}
		later = b.ask.Kind == "w4" && hostile && at.Seat() == b.me && len(b.quick(nil, "modify")) > 0
	case hostile:
		c := b.cards.Card(about.Card)
		for _, h := range b.quick(nil, "stop") {
			card := b.cards.Card(h.Card)
			if c != nil && c.Cost >= stat(h, "cost") {
				out = append(out, selfplay.Plan{Verb: "play", Pick: b.naming(h.Key, card)})
				later = true
			}
		}
		out = append(out, b.stoppers(c)...)
		later = b.ask.Kind == "w1" && (later || len(out) > 0)
	}
	pass := selfplay.Plan{Verb: engine.Pass}
	if !later {
		pass.Ahead = engine.PassAhead(b.me)
	}
	return append(out, pass)
}

// stoppers are the abilities that stop a dear card.
func (b *board) stoppers(c *language.Card) []selfplay.Plan {
	var out []selfplay.Plan
	if c == nil || c.Cost < 4 {
		return nil
	}
	for _, u := range b.upright(b.me) {
		for i, a := range u.card.Abilities {
			if a.TW && slices.ContainsFunc(outcomes(a.Effect), func(x outcome) bool { return x.what == "stop" }) {
				out = append(out, selfplay.Plan{Verb: "activate",
					Pick: selfplay.Naming("ability", engine.Int(i), b.naming(u.key, u.card))})
			}
		}
	}
	return out
}

// inShield plans W5, the last window before DesEn is assigned: the attacker takes a defender out, the defending
// player strengthens one that would fall.
func (b *board) inShield(unleash engine.CardView, hostile bool) []selfplay.Plan {
	effects := []string{"shatter", "exploit"}
	if hostile {
		effects = []string{"modify"}
	}
	var out []selfplay.Plan
	for _, h := range b.quick(nil, effects...) {
		if !hostile && b.cards.Card(h.Card).Effect[0].Exploit != nil {
			continue // a defender is exploited already
		}
		pick := b.naming(h.Key, b.cards.Card(h.Card))
		out = append(out, selfplay.Plan{Verb: "play", Pick: func(q *engine.Question) ([]engine.Value, bool) {
			vals, ok := pick(q)
			if q.Name == "card" || !ok {
				return vals, ok
			}
			return b.defending(q)
		}})
	}
	return out
}

// defending picks, where a question is about Evocations, one that is defending now.
func (b *board) defending(q *engine.Question) ([]engine.Value, bool) {
	if q.Min == 0 {
		return nil, true
	}
	for _, v := range selfplay.Open(q) {
		if c, ok := b.view.Find(v); ok && slices.Contains(c.States, "defending") {
			return []engine.Value{v}, true
		}
	}
	return nil, false
}
