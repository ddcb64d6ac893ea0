package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

const (
	enough = 7 // crystals that pay for everything
	few    = 2 // cards that one keeps in hand
)

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
		out = append(out, b.plays()...)
		if b.View.Phase == "cast" && b.all < enough-1 && len(b.Hand) > few+1 && b.mana == b.all {
			out = append(out, b.charges()...)
		}
		out = append(out, b.taps()...)
	}
	return slices.Concat(out, b.attacks(), []selfplay.Plan{{Verb: "end"}})
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
		n := b.missed(v) - b.lacking(card.Crystal)
		if card.Dual() && b.all > 1 {
			n += 2 * ofStrength
		}
		return n
	}
	for _, v := range selfplay.SortByWorth(keys, cost) {
		out = append(out, naming("charge", map[string]engine.Value{"card": v}))
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

// plays lists what could be summoned and cast, what brings most for its mana first.
func (b *board) plays() []selfplay.Plan {
	var ideas []sense.Idea
	for _, h := range b.Hand {
		c := b.card(h.Card)
		if n := c.Creature.Cost.Mana; n > 0 {
			ideas = append(ideas, sense.Idea{Worth: b.body(c) - ofCard/2, Cost: n,
				Plan: naming("summon", map[string]engine.Value{"card": h.Key})})
		}
		if n := c.Spell.Cost.Mana; n > 0 {
			ideas = append(ideas, b.spell("cast", h.Key, c))
		}
	}
	return sense.Best(slices.DeleteFunc(ideas, func(x sense.Idea) bool { return x.Cost > b.mana }))
}

// body is what a creature brings.
func (b *board) body(c *language.Card) int {
	n := ofBody + ofStrength*c.Creature.Strength + b.Hope(texts(b.book, language.Face(c.ID, language.CreatureHalf)))/2
	if c.Creature.EvolvesFrom != "" {
		n -= 3 * ofStrength // what lies beneath
	}
	return n
}

// spell is the idea to cast a spell, aimed at what gains most: worth what it gains beyond the card.
func (b *board) spell(verb string, key engine.Value, c *language.Card) sense.Idea {
	face := language.Face(c.ID, language.SpellHalf)
	in := b.Announce(engine.CardView{Key: key, Card: face}, "", 1)
	gain := b.Hope(in.Texts) + standing(&c.Spell) - ofCard/2 - 2*c.Spell.Cost.Mana
	if x := c.Spell.Extra; x != nil {
		gain -= x.DestroyOwn*3*ofStrength + x.DiscardOwn*ofCard
	}
	in.Rest = func(q *engine.Question) ([]engine.Value, bool, bool) {
		switch q.Name {
		case "host":
			list := selfplay.SortByWorth(selfplay.Open(q), func(v engine.Value) int { return -b.Missed(v) })
			return list[:1], true, true
		case "card":
			return []engine.Value{key}, slices.Contains(selfplay.Open(q), key), true
		case "half":
			return []engine.Value{engine.Word(string(language.SpellHalf))}, true, true
		}
		return nil, false, false
	}
	return sense.Idea{Worth: gain, Cost: c.Spell.Cost.Mana, Plan: selfplay.Plan{Verb: verb, Pick: in.Pick}}
}

// standing is what the continuous changes and the later triggers of a spell are worth, one like the other.
func standing(s *language.Spell) int { return (len(s.Statics) + len(s.Triggers)) * ofVigil }

// taps uses tap abilities that gain more than an attack would.
func (b *board) taps() []selfplay.Plan {
	var ideas []sense.Idea
	for _, p := range b.Upright("field", b.Me) {
		for _, t := range b.creature(&p).Triggers {
			if t.On != language.OnTapped || t.Cost != nil && t.Cost.Mana > b.mana {
				continue
			}
			in := b.Announce(engine.CardView{Key: p.Key, Card: p.Card}, "", 1)
			ideas = append(ideas, sense.Idea{Worth: b.Hope(in.Texts) - ofReady/2, Plan: selfplay.Plan{Verb: "tap",
				Pick: selfplay.Naming("creature", p.Key, in.Pick)}})
		}
	}
	return sense.Best(ideas)
}

// attacks lists the best attack, the strongest creature first: an exhausted creature that falls, or the player, unless
// who may block would win. As many creatures stay behind as guard the last shield.
func (b *board) attacks() (out []selfplay.Plan) {
	mine := slices.DeleteFunc(b.Upright("field", b.Me), func(p sense.Piece) bool {
		return p.Has("sick") || b.creature(&p).Keywords.Wall
	})
	slices.SortStableFunc(mine, func(x, y sense.Piece) int { return y.Hit - x.Hit })
	guards := b.Upright("field", b.foe)
	wins := b.shields(b.foe) == 0 && (b.attacking || len(mine) > len(guards))
	if !wins && !b.attacking && b.shields(b.Me) <= 1 && len(mine) > 1 {
		mine = mine[1:]
	}
	for _, p := range mine {
		walls := 0 // who can block and does not fall
		for _, g := range guards {
			evade := b.creature(&p).Keywords.Evade
			if (g.Hit > evade || evade == 0) && g.Hit+own(b.creature(&g), language.WhileBlocking) >= p.Hit {
				walls++
			}
		}
		best, gain := engine.Value(""), 0
		try := func(v engine.Value, n int) {
			if n > gain {
				best, gain = v, n
			}
		}
		for _, o := range b.At("field", b.foe) {
			switch hit := p.Hit + own(b.creature(&p), language.WhileAttacking); {
			case o.Ready && !b.creature(&p).Keywords.Hunter:
			case hit > o.Hit:
				try(o.Key, b.Missed(o.Key))
			case hit == o.Hit:
				try(o.Key, b.Missed(o.Key)-b.Missed(p.Key))
			}
		}
		switch free := walls == 0 || len(mine) > walls+1; {
		case wins:
			try(engine.SeatVal(b.foe), 100*ofShield)
		case free:
			try(engine.SeatVal(b.foe), ofShield)
		}
		if best != "" {
			out = append(out, naming("attack", map[string]engine.Value{"creature": p.Key, "target": best}))
		}
	}
	return out
}

// own is what the abilities of a creature add to it as it attacks or blocks.
func own(c *language.Creature, while string) (n int) {
	for _, s := range c.Statics {
		if s.While == while {
			n += s.Strength
		}
	}
	for _, t := range c.Triggers {
		if s := t.Effect[0].Strength; t.On == while && s != nil && s.Of == language.This {
			n += s.N
		}
	}
	return n
}
