package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/selfplay"
)

// assault is the unleash that the seat is asked about: its DesEn and what it is aimed at.
func (b *board) assault() (n int, at engine.Value, ok bool) {
	c, ok := b.view.Find(b.ask.About)
	if !ok || c.What != "unleash" || len(c.Targets) != 1 {
		return 0, "", false
	}
	for _, key := range c.Of {
		u, _ := b.find(key)
		n += u.des
	}
	return n, c.Targets[0], true
}

// stake is how much an unleash would take undefended, of a Crystal or of an Evocation that others may defend, and
// whether that is much: nothing would be left of it, or it is more than two.
func (b *board) stake(n int, at engine.Value) (lost int, much bool) {
	left := 0
	if u, ok := b.find(at); ok {
		left = u.def
	} else if at.Kind() == "crystal" {
		for _, c := range b.crystals(at.Seat()) {
			if c.Key == at {
				left = c.N
			}
		}
	}
	lost = min(n, left)
	return lost, lost > 0 && lost == left || lost > 2
}

// defend chooses defenders: one that survives, if there is; else, when much is at stake, as many as hold it;
// else none.
func (b *board) defend() []selfplay.Plan {
	n, at, ok := b.assault()
	if !ok {
		return nil
	}
	list := b.shield(n, at)
	p := selfplay.Plan{Verb: "defend", Pick: func(q *engine.Question) ([]engine.Value, bool) {
		can := selfplay.Open(q)
		return slices.DeleteFunc(keys(list), func(v engine.Value) bool { return !slices.Contains(can, v) }), true
	}}
	if len(list) > 0 && len(b.quick(nil, "modify")) == 0 {
		p.Ahead = engine.PassAhead(b.me)
	}
	return []selfplay.Plan{p}
}

func (b *board) shield(n int, at engine.Value) []unit {
	lost, much := b.stake(n, at)
	mine := slices.DeleteFunc(b.upright(b.me), func(u unit) bool { return u.key == at })
	slices.SortStableFunc(mine, func(x, y unit) int { return x.def - y.def })
	for _, u := range mine {
		if u.def > n && lost > 0 {
			return []unit{u}
		}
	}
	if !much || total(mine, def) < n-lost+1 {
		return nil
	}
	slices.Reverse(mine)
	held := 0
	for i, u := range mine {
		if held += u.def; held >= n {
			return mine[:i+1]
		}
	}
	return mine
}

// ce is the own Crystallized Energy without that of some Evocations.
func (b *board) ce(exploited []unit) []language.Element {
	var out []language.Element
	for _, u := range b.upright(b.me) {
		if !slices.ContainsFunc(exploited, func(x unit) bool { return x.key == u.key }) {
			out = append(out, u.card.Element)
		}
	}
	return out
}

// quick lists the cards of the hand that could be used in a window and have one of these effects, when the
// Evocations in exploited give no energy.
func (b *board) quick(exploited []unit, effects ...string) []engine.CardView {
	ce := b.ce(exploited)
	var out []engine.CardView
	for _, h := range b.hand {
		c := b.cards.Card(h.Card)
		if c == nil || !regardOf(c).anytime || stat(h, "cost") > b.energy || !language.SupplyOf(ce).Meets(c.Gate) {
			continue
		}
		if slices.ContainsFunc(outcomes(c.Effect), func(a outcome) bool { return slices.Contains(effects, a.what) }) {
			out = append(out, h)
		}
	}
	return out
}
