package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// turn lists what to do with the own free moment: cards first, for their Gates need upright Evocations; then
// abilities, then unleashes, then the end. What cannot be foreseen is looked at before going on.
func (b *board) turn() []selfplay.Plan {
	if b.Blind {
		return nil
	}
	b.Outlook = func(c *sense.Board) int {
		_, n := assaults(c, b.Me)
		return n
	}
	plans := append(b.plays(), b.activations(false)...)
	plans = append(plans, b.attacks()...)
	return append(plans, selfplay.Plan{Verb: "end",
		Ahead: b.Excess("cut", "abandon", len(b.Hand)-b.limit(b.Me), b.kept)})
}

// plays lists the cards of the hand worth playing now: of those that the Energy is enough for, the worthiest first, but
// those that bring news last.
func (b *board) plays() []selfplay.Plan {
	var ideas []sense.Idea
	for _, h := range b.Hand {
		c := b.cards.Card(h.Card)
		x := sense.Idea{Worth: b.worth(c), Cost: sense.Stat(h, "cost"), News: news(c)}
		if x.Worth < pointsCard || !language.SupplyOf(b.ce()).Meets(c.Gate) {
			continue
		}
		x.Plan = selfplay.Plan{Verb: "play", Pick: selfplay.Naming("card", h.Key, b.Announce(h, "", 1).Pick)}
		if c.Charge != nil {
			x.Ahead = []engine.Sealed{{Seat: b.Me, About: engine.Made, Window: "charge", Reply: b.chargeAhead(c)}}
		}
		ideas = append(ideas, x)
	}
	return sense.Affordable(ideas, b.energy)
}

// worth is what it may gain to play a card now.
func (b *board) worth(c *language.Card) int {
	n := b.Hope(b.Parts(c.ID, "")[:1]) + b.Hope(b.Parts(c.ID, wear)) + regardOf(c).worth
	if c.Type == language.Evocation {
		n += worthOf(c.DesEn, c.DefEn) + b.Hope(b.Parts(c.ID, "triggers."))
		if c.Crystallize != nil && len(c.Crystallize.Cost) == 0 {
			n += b.Hope(b.Parts(c.ID, "crystallize"))
		}
	}
	return n
}

// ce is the own Crystallized Energy.
func (b *board) ce() []language.Element {
	var out []language.Element
	for _, p := range b.Upright(atField, b.Me) {
		out = append(out, b.cards.Card(p.Card).Element)
	}
	return out
}

// activations lists the abilities that gain more than they cost, the best first: those that can be used at any time, or
// the others.
func (b *board) activations(anytime bool) []selfplay.Plan {
	var ideas []sense.Idea
	for _, p := range b.Pieces {
		if p.Ctrl != b.Me || p.At != atField && p.At != atThing {
			continue
		}
		for i, a := range b.cards.Card(p.Card).Abilities {
			if a.TW == anytime {
				ideas = append(ideas, b.Ability(p, "abilities.", i, pointsEnergy/2, func(c *sense.Board) {
					b.pay(c, a.Cost, p.Key)
				}))
			}
		}
	}
	return sense.Best(ideas)
}

// pay takes what a text of a card costs from a board.
func (b *board) pay(on *sense.Board, cost []language.Cost, this engine.Value) {
	for _, c := range cost {
		on.Find(engine.SeatVal(b.Me)).Worth -= pointsEnergy/2*c.Energy + pointsEnergy*c.DisperseVortex +
			pointsCard*c.Abandon + pointsFragment*c.OwnFragment
		if p := on.Find(this); p != nil {
			p.Ready = (p.Ready || c.RegenerateThis) && !c.ExploitThis
		}
		if c.VortexThis || c.DisperseThis {
			on.Remove(this)
		}
	}
	due := need(cost)
	for _, c := range cost {
		if c.Exploit != nil {
			due.Any++ // about as much as any other that is exploited
		}
	}
	paid, _ := b.givers(on, due)
	for _, key := range paid {
		on.Find(key).Ready = false
	}
}

// charges reports whether a card's Charge is worth paying: enough Evocations stay upright besides.
func (b *board) charges(c *language.Card) bool {
	return c.Charge != nil && len(b.Upright(atField, b.Me)) >= 3+need(c.Charge.Cost).Total()
}

// chargeAhead decides on a Charge with the declaration of its card.
func (b *board) chargeAhead(c *language.Card) engine.Reply {
	no := engine.Reply{Verb: "decline"}
	if !b.charges(c) {
		return no
	}
	yes, foe := engine.Reply{Verb: "charge"}, b.foe()
	for _, x := range c.Charge.Targets {
		if x.Kind != language.TargetPlayer || x.Side != language.Opponent || foe == engine.NoSeat {
			return no // it is looked at when it is asked
		}
		yes.Answers = append(yes.Answers, engine.Answer{Name: "t." + x.Name,
			Vals: []engine.Value{engine.SeatVal(foe)}})
	}
	pay, ok := b.givers(b.Board, need(c.Charge.Cost))
	if !ok {
		return no
	}
	yes.Answers = append(yes.Answers, engine.Answer{Name: "pay", Vals: pay})
	return yes
}

// givers are the weakest Evocations that give Crystallized Energy, in the order of the need's symbols; ok is false when
// there are not enough.
func (b *board) givers(on *sense.Board, n language.Need) (out []engine.Value, ok bool) {
	left := on.Upright(atField, b.Me)
	slices.SortStableFunc(left, func(x, y sense.Piece) int { return x.Worth - y.Worth })
	for _, symbol := range n.Symbols() {
		i := slices.IndexFunc(left, func(p sense.Piece) bool {
			return language.Covers(symbol, b.cards.Card(p.Card).Element)
		})
		if i < 0 {
			return nil, false
		}
		out, left = append(out, left[i].Key), slices.Delete(left, i, i+1)
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
