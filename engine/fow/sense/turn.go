package sense

import (
	"cmp"
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/selfplay"
)

// turn lists what to do with the own free moment: judgment when it can be paid, else a stone; then cards, the dearest
// first; then attacks; then the end. What cannot be foreseen is looked at before going on.
func (b *board) turn() []selfplay.Plan {
	if b.blind {
		return nil
	}
	var plans []selfplay.Plan
	if len(b.done) == 0 {
		plans = append(plans, selfplay.Plan{Verb: "judgment"}, selfplay.Plan{Verb: "call"})
	}
	plans = append(plans, b.plays()...)
	plans = append(plans, b.attacks()...)
	return append(plans, b.end())
}

// end passes, and says ahead which cards go when the hand is above its limit.
func (b *board) end() selfplay.Plan {
	p := selfplay.Plan{Verb: engine.Pass}
	if n := len(b.hand) - handLimit; n > 0 {
		all := make([]engine.Value, len(b.hand))
		for i, h := range b.hand {
			all[i] = h.Key
		}
		p.Ahead = []engine.Sealed{{Seat: b.me, Window: "hand-limit", Reply: engine.Reply{Verb: engine.VerbChoose,
			Answers: []engine.Answer{{Name: engine.ChoiceName, Vals: selfplay.SortByWorth(all, b.cost)[:n]}}}}}
	}
	return p
}

// handLimit is the most cards that are kept (FO-058).
const handLimit = 7

// plays lists the cards worth playing at main timing, the dearest first; what answers others is kept.
func (b *board) plays() []selfplay.Plan {
	hand := slices.Clone(b.hand)
	slices.SortStableFunc(hand, func(x, y engine.CardView) int {
		return cmp.Compare(b.cards.Card(y.Card).Cost.Total(), b.cards.Card(x.Card).Cost.Total())
	})
	var out []selfplay.Plan
	for _, h := range hand {
		c := b.cards.Card(h.Card)
		if c.Cost.Total() > b.will || c.Type == language.Spell && (c.Spell != language.Chant || !b.useful(c)) {
			continue
		}
		out = append(out, selfplay.Plan{Verb: "play", Pick: b.naming(h.Key, c)})
	}
	return out
}

// useful reports whether a Chant helps more than it hurts.
func (b *board) useful(c *language.Card) bool {
	for _, x := range c.Effect {
		if x.Damage == nil {
			continue
		}
		if x.Damage.Each != nil && len(b.of(b.foe(), false)) <= len(b.of(b.me, false)) {
			return false
		}
		if x.Damage.Who == language.WhoEach && b.badge(b.me, "life") <= b.badge(b.foe(), "life") {
			return false
		}
	}
	return true
}

// naming answers the question for the card with one, and the others as its texts want.
func (b *board) naming(key engine.Value, c *language.Card) selfplay.Pick {
	return selfplay.Naming("card", key, b.picker(c))
}
