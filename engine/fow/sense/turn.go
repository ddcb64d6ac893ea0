package sense

import (
	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// handLimit is the most cards that are kept (FO-058), setCost what it costs to set a card in standby (FO-173).
const (
	handLimit = 7
	setCost   = 2
)

// A ruler calls stones before anything else until there are enough. From plenty on it calls no more.
const (
	enough = 5
	plenty = 7
)

// turn lists what to do with the own free moment: stones until there are enough, then judgment when it can be paid,
// else one more stone; then cards, the worthiest first; then abilities, and cards in standby; then attacks; then the
// end. What cannot be foreseen is looked at before going on.
func (b *board) turn() []selfplay.Plan {
	if b.Blind {
		return nil
	}
	b.Outlook = func(c *sense.Board) int {
		_, n := assaults(c, b.Me)
		return n
	}
	var plans []selfplay.Plan
	if len(b.Done) == 0 {
		if b.stones >= enough {
			plans = append(plans, selfplay.Plan{Verb: "judgment"})
		}
		if b.stones < plenty && !b.rather() {
			plans = append(plans, selfplay.Plan{Verb: "call"})
		}
	}
	plans = append(plans, b.plays()...)
	plans = append(plans, b.activations()...)
	plans = append(plans, b.sets()...)
	plans = append(plans, b.attacks()...)
	return append(plans, selfplay.Plan{Verb: engine.Pass,
		Ahead: b.Excess("hand-limit", engine.VerbChoose, len(b.Hand)-handLimit, b.kept)})
}

// calls reports whether the ruler is still wanted for the next call: it recovers before that only in the other player's
// turn, and not before the first turn of one's own (FO-039).
func (b *board) calls() bool {
	return b.stones < plenty && (b.View.Active == b.Me || b.View.Turn == 1)
}

// rather reports whether the J-ruler has an attack that is worth more than a stone, which it is when there are enough.
func (b *board) rather() bool {
	if b.stones < enough {
		return false
	}
	list, _ := assaults(b.Board, b.Me)
	for _, x := range list {
		if b.Find(x.Who[0]).Has("j-side") && x.Gain > pointsStone/2 {
			return true
		}
	}
	return false
}

// plays lists the cards worth playing at main timing, the worthiest first. What answers others is kept for that, unless
// it gains enough now.
func (b *board) plays() []selfplay.Plan {
	var ideas []sense.Idea
	for _, h := range b.Hand {
		c := b.card(h.Card)
		cost, worth, floor := c.Cost.Total(), b.worth(c), 1
		switch {
		case c.Type == language.Spell:
			floor = pointsCard + pointsWill*cost
		case cost > b.will && c.Incarnation.Total() > 0:
			cost = 0 // others are banished instead
		}
		if c.Spell != language.Standby && worth >= floor {
			x := b.play("play", h, worth, floor)
			x.Cost = cost
			ideas = append(ideas, x)
		}
	}
	return sense.Affordable(ideas, b.will)
}

// worth is what it may gain to play a card now.
func (b *board) worth(c *language.Card) int {
	n := b.Hope(b.Parts(c.ID, carry))
	switch {
	case c.Type == language.Resonator:
		states := make([]string, len(c.Keywords))
		for i, k := range c.Keywords {
			states[i] = string(k)
		}
		return n + worthOf(c.ATK, c.DEF, states) + b.Hope(b.Parts(c.ID, "triggers."))
	case c.Type == language.Regalia:
		return pointsThing
	case c.Type == language.Addition:
		return n + pointsBody*len(c.Triggers)
	}
	for i := range c.Modes {
		n = max(n, b.Hope(b.Parts(c.ID, "modes."+engine.Int(i).Body())))
	}
	return n + b.Hope(b.Parts(c.ID, "")[:1])
}

// sets lists the cards that can be played from standby, which are set while there is will to spare.
func (b *board) sets() []selfplay.Plan {
	var out []selfplay.Plan
	for _, h := range b.Hand {
		if b.card(h.Card).Spell == language.Standby && b.will >= setCost {
			out = append(out, selfplay.Plan{Verb: "standby-set", Pick: selfplay.Naming("card", h.Key, selfplay.Fewest)})
		}
	}
	return out
}

// activations lists the abilities that gain more than they cost, the best first.
func (b *board) activations() []selfplay.Plan {
	var ideas []sense.Idea
	for _, p := range b.Pieces {
		c := b.card(p.Card)
		if p.Ctrl != b.Me || c == nil || p.At != atField && p.At != atThing && p.At != "ruler" {
			continue
		}
		abilities, part := c.Abilities, "abilities."
		if p.Has("j-side") {
			abilities, part = c.J.Abilities, "j.abilities."
		}
		for i, a := range abilities {
			if a.Cost.Will.Total() > b.will || a.Cost.RestThis && p.At == "ruler" && b.calls() {
				continue
			}
			ideas = append(ideas, b.Ability(p, part, i, 1, func(x *sense.Board) {
				x.Find(engine.SeatVal(b.Me)).Worth -= pointsWill*a.Cost.Will.Total() + a.Cost.Life +
					pointsCard*a.Cost.Discard
				if x.Find(p.Key).Ready = !a.Cost.RestThis; a.Cost.BanishThis {
					x.Remove(p.Key)
				}
			}))
		}
	}
	return sense.Best(ideas)
}

// react answers priority with what gains more than it costs: a card set in standby, a card of the hand that can be
// played at any time, an ability. Otherwise it passes, about all of the pending thing.
func (b *board) react() []selfplay.Plan {
	b.Outlook = b.fight
	var ideas []sense.Idea
	for _, c := range b.View.Zone("standby", b.Me).Cards {
		ideas = append(ideas, b.play("standby-play", c, b.worth(b.card(c.Card)), 1))
	}
	for _, h := range b.Hand {
		c := b.card(h.Card)
		floor := pointsCard + pointsWill*c.Cost.Total()
		if worth := b.ambush(c); c.Fast() && c.Cost.Total() <= b.will && worth >= floor {
			ideas = append(ideas, b.play("play", h, worth, floor))
		}
	}
	return append(append(sense.Best(ideas), b.activations()...), sense.Pass(b.Ask))
}

// ambush is what it gains to play a card in answer: a J/resonator only to block, when that makes a difference.
func (b *board) ambush(c *language.Card) int {
	if c.Type != language.Resonator {
		return b.worth(c)
	}
	return b.Ambush(sense.Piece{Card: c.ID, At: atField, Hit: c.ATK, Left: c.DEF, Worth: worthOf(c.ATK, c.DEF, nil)})
}
