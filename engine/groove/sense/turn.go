package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/selfplay"
)

const (
	enough = 8 // crystals that pay for everything
	few    = 2 // cards below which nothing of the hand becomes a crystal
	keep   = 3 // cards that one keeps in hand as the turn ends
)

// ramp is what a second crystal of a turn is worth, by how many there are.
var ramp = [...]int{0, 40, 22, 18, 14, 10, 5}

// turn lists what the seat would do next: charge, cast what its mana allows or else charge once more, use tap
// abilities, attack, end the turn. What the rules do not allow any more is refused by the draft.
func (b *board) turn() []selfplay.Plan {
	if b.over {
		return nil
	}
	var out []selfplay.Plan
	if !b.attacking {
		if b.View.Phase == "charge" {
			out = b.charges()
		}
		if b.View.Phase != "battle" {
			plays, worth := b.plays()
			if b.View.Phase == "cast" && b.mana == b.all && b.all < len(ramp) && worth < ramp[b.all] {
				out = append(out, b.charges()...)
			}
			out = append(out, plays...)
		}
		out = append(out, b.taps()...)
	}
	return slices.Concat(out, b.attacks(), []selfplay.Plan{b.ends()})
}

// charges turns a card into a crystal: one that brings a colour which the hand lacks, else the least useful. A
// dual-colour card costs the whole step, so it is only taken where nothing could be cast.
func (b *board) charges() (out []selfplay.Plan) {
	if b.all >= enough || len(b.Hand) <= few && b.all > few {
		return nil
	}
	var keys []engine.Value
	for _, h := range b.Hand {
		keys = append(keys, h.Key)
	}
	cost := func(v engine.Value) int {
		c, _ := b.View.Find(v)
		card := b.card(c.Card)
		n := b.kept(c.Card) - b.lacking(card.Crystal)
		if card.Dual() && b.all > 1 && b.View.Phase == "charge" {
			n += 2 * ofStrength
		}
		return n
	}
	for _, v := range selfplay.SortByWorth(keys, cost) {
		out = append(out, selfplay.Named("charge", map[string]engine.Value{"card": v}))
	}
	return out
}

// lacking is what a crystal of these colours is worth to cards of the hand that cannot be used without one of them.
func (b *board) lacking(colours []language.Colour) (n int) {
	for _, of := range colours {
		if slices.ContainsFunc(b.View.Zone("crystals", b.Me).Cards, func(c engine.CardView) bool {
			return b.card(c.Card).Gives(of)
		}) {
			continue
		}
		for _, h := range b.Hand {
			if c := b.card(h.Card); slices.Contains(slices.Concat(c.Creature.Border, c.Spell.Border), of) {
				n += ofStrength
			}
		}
	}
	return n
}

// attacks makes the first attack of the best raid.
func (b *board) attacks() []selfplay.Plan {
	for _, x := range raids.Best(b.mine, b.theirs, b.me, b.them).Who {
		at := raids.Aim(&x, &b.theirs, b.them).Target
		return []selfplay.Plan{selfplay.Named("attack", map[string]engine.Value{"creature": x.Key, "target": at})}
	}
	return nil
}

// ends ends the turn. What the hand has more than it can use soon makes room for other cards: it is filled up anyway.
func (b *board) ends() selfplay.Plan {
	return selfplay.Plan{Verb: "end", Pick: func(q *engine.Question) ([]engine.Value, bool) {
		list := selfplay.SortByWorth(selfplay.Open(q), func(v engine.Value) int {
			c, _ := b.View.Find(v)
			return b.kept(c.Card)
		})
		n := 0
		for n < len(list) && len(list)-n > keep {
			n++
		}
		return list[:n], true
	}}
}
