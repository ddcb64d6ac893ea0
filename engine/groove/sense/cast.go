package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// plays lists what could be summoned and cast, first what together brings most for the mana there is, and how much that
// is.
func (b *board) plays() ([]selfplay.Plan, int) {
	var all []sense.Idea
	for _, h := range b.Hand {
		c := b.card(h.Card)
		if n := c.Creature.Cost.Mana; n > 0 && n <= b.mana && b.paints(c.Creature.Border) {
			all = append(all, b.summon("summon", h.Key, c, n, ofCard/2))
		}
		if n := c.Spell.Cost.Mana; n > 0 && n <= b.mana && b.paints(c.Spell.Border) {
			all = append(all, b.spell("cast", h.Key, c, n, ofCard/2))
		}
	}
	set, worth := sense.Together(all, b.mana)
	return sense.Best(set), worth
}

// paints reports whether the crystals have all colours of a border.
func (b *board) paints(border []language.Colour) bool {
	return !slices.ContainsFunc(border, func(of language.Colour) bool {
		return !slices.ContainsFunc(b.View.Zone("crystals", b.Me).Cards, func(c engine.CardView) bool {
			return b.card(c.Card).Gives(of)
		})
	})
}

// comer is the key of a creature that is thought of in play.
const comer engine.Value = "comer"

// body is what a creature brings, on the best base if it is an Evolution.
func (b *board) body(c *language.Card) int {
	face := language.Face(c.ID, language.CreatureHalf)
	hope := 0
	for _, t := range texts(b.book, face) {
		n := b.Hope([]sense.Text{t})
		if x, ok := t.In.(*language.Trigger); !ok || x.On != language.OnSummoned {
			n = min(n, ofStrength*2) / 2
		}
		hope += n
	}
	base := b.base(c)
	if c.Creature.EvolvesFrom != "" && base == "" {
		return 0
	}
	return hope + b.Try(func(on *sense.Board) { b.come(on, c, base) })
}

// come puts a creature on a board, on its base if it has one.
func (b *board) come(on *sense.Board, c *language.Card, base engine.Value) {
	p := sense.Piece{Key: comer, Card: language.Face(c.ID, language.CreatureHalf), At: "field", Ctrl: b.Me, Ready: true,
		Hit: c.Creature.Strength + b.company(on, &c.Creature)}
	if c.Creature.Keywords.Hunter {
		p.Worth = ofKeyword
	}
	if !c.Creature.Keywords.Swift && b.View.Active == b.Me {
		p.States = []string{"sick"}
	}
	if under := on.Find(base); under != nil {
		p.Ready, p.States = under.Ready, under.States
		on.Remove(base)
	}
	on.Pieces = append(on.Pieces, p)
}

// company is what the creature's own continuous changes add to it on a board.
func (b *board) company(on *sense.Board, c *language.Creature) (n int) {
	mine := on.At("field", b.Me)
	for _, s := range c.Statics {
		if s.While == language.WhileAlone && len(mine) == 0 || s.While == language.WhileOther &&
			slices.ContainsFunc(mine, func(p sense.Piece) bool {
				return slices.Contains(s.Other.Races, b.creature(&p).Race)
			}) {
			n += s.Strength
		}
	}
	return n
}

// base is on what an Evolution is placed: where it makes most; "" for none.
func (b *board) base(c *language.Card) (best engine.Value) {
	most := 0
	for _, p := range b.At("field", b.Me) {
		if b.creature(&p).Race != c.Creature.EvolvesFrom {
			continue
		}
		if n := b.Try(func(on *sense.Board) { b.come(on, c, p.Key) }); best == "" || n > most {
			best, most = p.Key, n
		}
	}
	return best
}

// summon is the idea to play a creature for n of mana or of the groove: worth what it brings beyond the card.
func (b *board) summon(verb string, key engine.Value, c *language.Card, n, price int) sense.Idea {
	vals := map[string]engine.Value{"card": key, "half": engine.Word(string(language.CreatureHalf))}
	if base := b.base(c); base != "" {
		vals["base"] = base
	}
	return sense.Idea{Worth: b.body(c) - price, Cost: n, Uses: key, Plan: selfplay.Named(verb, vals)}
}

// spell is the idea to cast a spell, aimed at what gains most.
func (b *board) spell(verb string, key engine.Value, c *language.Card, n, price int) sense.Idea {
	in := b.Announce(engine.CardView{Key: key, Card: language.Face(c.ID, language.SpellHalf)}, "", 1)
	host, gain := b.standing(c)
	gain += in.Hope(in.Texts) - price
	if x := c.Spell.Extra; x != nil {
		gain -= x.DestroyOwn*2*ofStrength + x.DiscardOwn*ofCard
	}
	in.Rest = func(q *engine.Question) ([]engine.Value, bool, bool) {
		switch q.Name {
		case "host":
			if slices.Contains(selfplay.Open(q), host) {
				return []engine.Value{host}, true, true
			}
		case "card":
			return []engine.Value{key}, slices.Contains(selfplay.Open(q), key), true
		case "half":
			return []engine.Value{engine.Word(string(language.SpellHalf))}, true, true
		}
		return nil, false, false
	}
	return sense.Idea{Worth: gain, Cost: n, Uses: key, Plan: selfplay.Plan{Verb: verb, Pick: in.Pick}}
}

// standing is what the continuous changes of a spell are worth, and the host with which they are worth most.
func (b *board) standing(c *language.Card) (host engine.Value, gain int) {
	raise := func(on *sense.Board, key engine.Value, s *language.Static, passes bool) {
		p := on.Find(key)
		p.Hit, p.Guard = p.Hit+s.Strength, max(p.Guard, s.Keywords.Evade)
		if passes {
			p.Left += s.Strength
		}
	}
	for i := range c.Spell.Statics {
		s := &c.Spell.Statics[i]
		switch c.Spell.Type {
		case language.Enchantment:
			for _, p := range b.At("field", b.Me) {
				if n := b.Try(func(on *sense.Board) { raise(on, p.Key, s, false) }); host == "" || n > gain {
					host, gain = p.Key, n
				}
			}
		case language.Blessing:
			gain += b.Try(func(on *sense.Board) {
				for _, p := range b.At("field", b.Me) {
					raise(on, p.Key, s, true)
				}
			})
		case language.Vigil:
			gain += b.Try(func(on *sense.Board) {
				on.Pieces = append(on.Pieces, sense.Piece{Key: comer, At: "spells", Ctrl: b.Me, Worth: ofVigil,
					Card: language.Face(c.ID, language.SpellHalf)})
			})
		}
	}
	if c.Spell.OnShield() {
		gain += ofCard
	}
	return host, gain
}

// taps uses tap abilities that gain more than what else the creature could do.
func (b *board) taps() []selfplay.Plan {
	var ideas []sense.Idea
	for _, p := range b.Upright("field", b.Me) {
		for _, t := range b.creature(&p).Triggers {
			if t.On != language.OnTapped || t.Cost != nil && t.Cost.Mana > b.mana {
				continue
			}
			tapped := b.After(func(on *sense.Board) { on.Find(p.Key).Ready = false })
			in := tapped.Announce(engine.CardView{Key: p.Key, Card: p.Card}, "", 1)
			worth := in.Hope(in.Texts) + tapped.Value() - b.Value()
			ideas = append(ideas, sense.Idea{Worth: worth, Plan: selfplay.Plan{Verb: "tap",
				Pick: selfplay.Naming("creature", p.Key, in.Pick)}})
		}
	}
	return sense.Best(ideas)
}
