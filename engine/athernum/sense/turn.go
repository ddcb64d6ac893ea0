package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// enough resources for what a deck holds; from then on Command Tokens become Victory Tokens.
const enough = 3

// turn lists what to do next in the own Day: resources first, then cards, items and abilities, attacks, and Victory
// Tokens or cards for what Command Tokens are left.
func (b *board) turn() []selfplay.Plan {
	if b.Blind {
		return nil
	}
	var plans []selfplay.Plan
	add := func(verb string) { plans = append(plans, selfplay.Plan{Verb: verb}) }
	race := b.races()
	if (b.all < enough || b.stuck()) && !race {
		add("generate")
	} else if b.ct >= 2 && (race || !b.starved()) {
		add("influence")
	}
	now, _ := sense.Together(append(b.activations(ofCard/2), b.plays()...), b.purse)
	plans = append(plans, sense.Best(now)...)
	plans = append(plans, b.attaches()...)
	plans = append(plans, b.locations()...)
	plans = append(plans, b.extras()...)
	if len(b.assaults()) > 0 {
		add("combat")
	}
	plans = append(plans, b.supports(2*ofCard)...)
	if b.ct > 0 && b.View.Zone("deck", b.Me).Count > 3 &&
		(b.all < enough || b.ct == 1 || b.starved() || b.pool() == 0) {
		add("draw-card")
	}
	return append(plans, selfplay.Plan{Verb: "endday"})
}

// starved reports whether there are few characters of one's own, in play and in hand.
func (b *board) starved() bool {
	n := 0
	for _, p := range b.At("field", b.Me) {
		if p.Hit > 0 {
			n++
		}
	}
	for _, h := range b.Hand {
		if b.card(h.Card).Type == language.Character && sense.Stat(h, "cost") <= b.all {
			n++
		}
	}
	return n < 4
}

// stuck reports whether all characters of the hand cost more than there is.
func (b *board) stuck() bool {
	stuck := false
	for _, h := range b.Hand {
		if b.card(h.Card).Type != language.Character {
			continue
		}
		if sense.Stat(h, "cost") <= b.all {
			return false
		}
		stuck = true
	}
	return stuck
}

// behind is how many points one gives for each Victory Token that a field adds to the pool: those who are
// behind win time by it, those who are ahead lose some.
func (b *board) behind() int {
	mine, most := b.Badge(b.Me, "vt"), b.others("vt")
	switch {
	case mine < most:
		return ofHit
	case mine > most:
		return -ofHit
	}
	return 0
}

// plays lists the characters of the hand, the worthiest that can be paid for first.
func (b *board) plays() []sense.Idea {
	var ideas []sense.Idea
	for _, h := range b.Hand {
		c := b.card(h.Card)
		if c.Type != language.Character || c.Cost == nil || !b.can(c.PriceAt(sense.Stat(h, "cost"))) ||
			c.Support() >= 0 && c.OFV+c.DFV < 3 {
			continue
		}
		plan := selfplay.Plan{Verb: "play", Pick: selfplay.Naming("card", h.Key, selfplay.Least(b.missed))}
		ideas = append(ideas, sense.Idea{Worth: worthOf(c) + b.Hope(b.Parts(c.ID, "abilities.")) + b.behind()*c.VT,
			Cost: sense.Stat(h, "cost"), Plan: plan})
	}
	return ideas
}

// attaches lays items into slots: what works at once face-up under the strongest, what waits face-down.
func (b *board) attaches() []selfplay.Plan {
	var out []selfplay.Plan
	for _, h := range b.Hand {
		if c := b.card(h.Card); c.Type == language.Item {
			out = append(out, selfplay.Plan{Verb: "attach", Pick: selfplay.Naming("card", h.Key, b.hosting(c))})
		}
	}
	return out
}

// hosting answers where an item goes, and with which side up.
func (b *board) hosting(c *language.Card) selfplay.Pick {
	return func(q *engine.Question) ([]engine.Value, bool) {
		open := selfplay.Open(q)
		if len(open) < q.Min {
			return nil, false
		}
		switch q.Name {
		case "host":
			open = selfplay.SortByWorth(open, b.Missed)
			return open[len(open)-1:], true
		case "face":
			face := open[0]
			if slices.ContainsFunc(c.Abilities, func(a language.Ability) bool { return a.On == language.OnTurnsUp }) {
				face = open[len(open)-1]
			}
			return []engine.Value{face}, true
		}
		return selfplay.Least(b.missed)(q)
	}
}

// locations plays a location where none would make way, or one with more to say.
func (b *board) locations() []selfplay.Plan {
	var out []selfplay.Plan
	for _, h := range b.Hand {
		if c := b.card(h.Card); c.Type == language.Location && b.lasting(b.View.Zone("location", b.Me).Cards, c) {
			out = append(out, selfplay.Plan{Verb: "location", Pick: selfplay.Naming("card", h.Key, selfplay.Fewest)})
		}
	}
	return out
}

// lasting reports whether a location does more than those that it replaces; a starting one stays.
func (b *board) lasting(old []engine.CardView, c *language.Card) bool {
	return !slices.ContainsFunc(old, func(x engine.CardView) bool {
		old := b.card(x.Card)
		return slices.Contains(x.States, "start") || len(old.Abilities) >= len(c.Abilities) && !old.Irregular
	})
}

// extras plays what the Extra Deck allows, unless it takes more than it gives or may lose the match.
func (b *board) extras() []selfplay.Plan {
	var out []selfplay.Plan
	for _, x := range b.View.Zone("extra", b.Me).Cards {
		c := b.card(x.Card)
		if b.ruins(c) {
			continue
		}
		given := 0
		if o := c.Extra; o != nil && o.Cost.Sacrifice != nil {
			weak := b.At("field", b.Me)
			slices.SortFunc(weak, func(p, q sense.Piece) int { return price(&p) - price(&q) })
			for i := 0; i < min(o.Cost.Sacrifice.N, len(weak)); i++ {
				given += price(&weak[i])
			}
		}
		if b.can(c.PriceAt(sense.Stat(x, "cost"))) && worthOf(c) > given {
			out = append(out, selfplay.Plan{Verb: "extra", Pick: selfplay.Naming("card", x.Key, b.hosting(c))})
		}
	}
	return out
}

// activations lists the abilities in play that gain more than they cost, and at least so many points.
func (b *board) activations(least int) []sense.Idea {
	var ideas []sense.Idea
	for _, p := range b.Pieces {
		if p.Ctrl != b.Me || !p.Ready || p.Card == "" || p.At == "stack" {
			continue
		}
		c, n := b.card(p.Card), 0
		for i := range c.Abilities {
			a := &c.Abilities[i]
			if a.Kind != language.Activated {
				continue
			}
			if b.can(a.Due().Pay) && a.Due().CT <= b.ct {
				if x := b.ability(p, n, i, least, a); x.Worth > 0 {
					ideas = append(ideas, x)
				}
			}
			n++
		}
	}
	return ideas
}

// ability is the idea to activate the n-th activated ability of a card, which is its i-th one.
func (b *board) ability(p sense.Piece, n, i, least int, a *language.Ability) sense.Idea {
	paid := b.After(func(x *sense.Board) { b.pays(x, p.Key, a) })
	paid.On = b.On.With("this", p.Key)
	costs := max(least, b.Value()-paid.Value())
	in := paid.Announce(engine.CardView{Key: p.Key, Card: p.Card}, "abilities."+engine.Int(i).Body(), 1)
	in.Rest = func(q *engine.Question) (vals []engine.Value, ok, known bool) {
		if q.Name == "pay" {
			vals, ok = selfplay.Fewest(q)
			return vals, ok, true
		}
		return nil, false, false
	}
	return sense.Idea{Worth: paid.Hope(in.Texts) - costs, Cost: a.Due().Pay.Total(),
		Plan: selfplay.Plan{Verb: "activate",
			Pick: selfplay.Naming("ability", engine.Int(n), selfplay.Naming("card", p.Key, in.Pick))}}
}

// pays takes the costs of an ability off a board.
func (b *board) pays(x *sense.Board, self engine.Value, a *language.Ability) {
	c := a.Due()
	me := x.Find(engine.SeatVal(b.Me))
	me.Worth -= ofResource/4*c.Pay.Total() + ofCommand*c.CT + ofCard*c.Discard
	if c.Sacrifice != nil {
		me.Worth -= c.Sacrifice.N * (ofBody + ofReady)
	}
	p := x.Find(self)
	if p == nil {
		return
	}
	p.Worth -= ofToken * c.RemoveVT
	if c.ExhaustThis {
		p.Ready = false
	}
	if c.SacrificeThis {
		x.Remove(self)
	}
}

// supports lists Support abilities of the hand that gain so many points.
func (b *board) supports(least int) []selfplay.Plan {
	var ideas []sense.Idea
	for _, h := range b.Hand {
		c := b.card(h.Card)
		i := c.Support()
		if i < 0 || !b.can(c.Abilities[i].Due().Pay) {
			continue
		}
		in := b.Announce(h, "abilities."+engine.Int(i).Body(), ofCard/2)
		ideas = append(ideas, sense.Idea{Worth: b.Hope(in.Texts) - least, Plan: selfplay.Plan{Verb: "support",
			Pick: selfplay.Naming("card", h.Key, in.Pick)}})
	}
	return sense.Best(ideas)
}
