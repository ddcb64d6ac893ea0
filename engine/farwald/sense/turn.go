package sense

import (
	"cmp"
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/selfplay"
)

// turn lists what to do with the own free moment: cards first, for their Gates need upright Evocations; then
// abilities, then unleashes, then the end. What cannot be foreseen is looked at before going on.
func (b *board) turn() []selfplay.Plan {
	if b.blind {
		return nil
	}
	plans := append(b.plays(), b.activations()...)
	plans = append(plans, b.attacks()...)
	return append(plans, b.end())
}

// end ends the turn, and answers ahead which cards go when the hand is above its limit.
func (b *board) end() selfplay.Plan {
	p := selfplay.Plan{Verb: "end"}
	if n := len(b.hand) - b.limit(); n > 0 {
		var all []engine.Value
		for _, h := range b.hand {
			all = append(all, h.Key)
		}
		p.Ahead = []engine.Sealed{{Seat: b.me, Window: "cut", Reply: engine.Reply{Verb: "abandon",
			Answers: []engine.Answer{{Name: engine.ChoiceName, Vals: selfplay.SortByWorth(all, b.cardWorth)[:n]}}}}}
	}
	return p
}

// plays lists the cards of the hand worth playing now: of those that the Energy is enough for, the worthiest
// first, but those that bring news last.
func (b *board) plays() []selfplay.Plan {
	hand := slices.Clone(b.hand)
	slices.SortStableFunc(hand, func(x, y engine.CardView) int {
		return cmp.Compare(b.worth(b.cards.Card(y.Card)), b.worth(b.cards.Card(x.Card)))
	})
	left := b.energy
	var now, last []selfplay.Plan
	for _, h := range hand {
		c, cost := b.cards.Card(h.Card), stat(h, "cost")
		if c == nil || b.worth(c) < 1 || cost > left || !language.SupplyOf(b.ce(nil)).Meets(c.Gate) {
			continue
		}
		left -= cost
		p := selfplay.Plan{Verb: "play", Pick: b.naming(h.Key, c)}
		if c.Charge != nil {
			p.Ahead = []engine.Sealed{{Seat: b.me, About: engine.Made, Window: "charge", Reply: b.chargeAhead(c)}}
		}
		if news(c) {
			last = append(last, p)
		} else {
			now = append(now, p)
		}
	}
	return append(now, last...)
}

// naming answers the question for the card with one, and the others as its texts want.
func (b *board) naming(key engine.Value, c *language.Card) selfplay.Pick {
	return selfplay.Naming("card", key, b.picker(c))
}

// activations lists abilities that cost only this card's state and some Energy, of Evocations that have nothing
// better to do. An ability that wakes another Evocation is used only by one without DesEn, so that two do not wake
// each other for ever.
func (b *board) activations() []selfplay.Plan {
	var out []selfplay.Plan
	for _, u := range b.upright(b.me) {
		for i, a := range u.card.Abilities {
			if a.TW || !cheap(a.Cost) || b.gain(a.Effect) < 2 || u.des > 1 || u.des > 0 && wakes(a.Effect) {
				continue
			}
			out = append(out, selfplay.Plan{Verb: "activate",
				Pick: selfplay.Naming("ability", engine.Int(i), b.naming(u.key, u.card))})
		}
	}
	return out
}

// wakes reports whether instructions Energize something.
func wakes(list []language.Instr) bool {
	return slices.ContainsFunc(outcomes(list), func(a outcome) bool { return a.what == "energize" })
}

// cheap reports whether a cost exploits this card and takes at most Energy besides.
func cheap(cost []language.Cost) bool {
	down := false
	for _, c := range cost {
		if !c.ExploitThis && c.Energy == 0 {
			return false
		}
		down = down || c.ExploitThis
	}
	return down
}

// gain is what a list of instructions is worth when it goes where it is meant to.
func (b *board) gain(list []language.Instr) int {
	n := 0
	for _, a := range outcomes(list) {
		n += a.size
	}
	return n
}
