package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
)

// charges reports whether a card's Charge is worth paying: enough Evocations stay upright besides.
func (b *board) charges(c *language.Card) bool {
	return c.Charge != nil && len(b.upright(b.me)) >= 3+need(c.Charge.Cost).Total()
}

// chargeAhead decides on a Charge with the declaration of its card.
func (b *board) chargeAhead(c *language.Card) engine.Reply {
	no := engine.Reply{Verb: "decline"}
	if !b.charges(c) {
		return no
	}
	yes := engine.Reply{Verb: "charge"}
	for _, x := range c.Charge.Targets {
		if x.Kind != language.TargetPlayer || x.Side != language.Opponent {
			return no // it is looked at when it is asked
		}
		yes.Answers = append(yes.Answers, engine.Answer{Name: "t." + x.Name,
			Vals: []engine.Value{engine.SeatVal(b.foes()[0])}})
	}
	pay, ok := b.pay(need(c.Charge.Cost))
	if !ok {
		return no
	}
	yes.Answers = append(yes.Answers, engine.Answer{Name: "pay", Vals: pay})
	return yes
}

// pay chooses the weakest Evocations that give Crystallized Energy, in the order of the need's symbols.
func (b *board) pay(n language.Need) ([]engine.Value, bool) {
	left := b.upright(b.me)
	slices.SortStableFunc(left, func(x, y unit) int { return x.value() - y.value() })
	var out []engine.Value
	give := func(fits func(unit) bool) bool {
		i := slices.IndexFunc(left, fits)
		if i < 0 {
			return false
		}
		out = append(out, left[i].key)
		left = slices.Delete(left, i, i+1)
		return true
	}
	for i, e := range language.Elements {
		for range n.Of[i] {
			if !give(func(u unit) bool { return u.card.Element == e }) {
				return nil, false
			}
		}
	}
	for range n.Any {
		if !give(func(unit) bool { return true }) {
			return nil, false
		}
	}
	return out, true
}

// need is the Crystallized Energy of a cost.
func need(cost []language.Cost) language.Need {
	var n language.Need
	for _, c := range cost {
		if c.CE != nil {
			n = n.Plus(*c.CE)
		}
	}
	return n
}
