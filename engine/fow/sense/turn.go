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

// Stones are called first: judgment is done with enough of them, which pay for something besides. With plenty of them
// the ruler has better things to do than to call one more.
const (
	enough = 5
	plenty = 7
)

// turn lists what to do with the own free moment: judgment when it can be paid, else a stone; then cards, the
// worthiest first; then abilities, and cards in standby; then attacks; then the end. What cannot be foreseen is looked
// at before going on.
func (b *board) turn() []selfplay.Plan {
	if b.blind {
		return nil
	}
	b.Outlook = func(c *sense.Board) int {
		_, n := assaults(c, b.Me)
		return n
	}
	var plans []selfplay.Plan
	if len(b.done) == 0 {
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
	return append(plans, b.end())
}

// rather reports whether the J-ruler has an attack that is worth more than a stone.
func (b *board) rather() bool {
	list, _ := assaults(b.Board, b.Me)
	for _, x := range list {
		if p := b.Find(x.attacker); p.Has("j-side") && x.gain > pointsStone/2 {
			return true
		}
	}
	return false
}

// end passes, and says ahead which cards go when the hand is above its limit.
func (b *board) end() selfplay.Plan {
	all := make([]engine.Value, len(b.hand))
	for i, h := range b.hand {
		all[i] = h.Key
	}
	return selfplay.Plan{Verb: engine.Pass,
		Ahead: sense.GiveUp(b.Me, "hand-limit", engine.VerbChoose, all, len(all)-handLimit, b.kept)}
}

// plays lists the cards worth playing at main timing, the worthiest first. What answers others is kept for that,
// unless it gains enough now.
func (b *board) plays() []selfplay.Plan {
	var ideas []sense.Idea
	for _, h := range b.hand {
		c := b.cards.Card(h.Card)
		x := sense.Idea{Cost: c.Cost.Total(), Worth: b.worth(c)}
		if x.Cost > b.will && c.Incarnation.Total() > 0 {
			x.Cost = 0 // others are banished instead
		}
		floor := pointsCard + pointsWill*x.Cost
		switch {
		case c.Spell == language.Standby, c.Type == language.Spell && x.Worth < floor,
			c.Type == language.Addition && x.Worth < pointsBody:
			continue
		case c.Type != language.Spell:
			floor = 1
		}
		x.Plan = selfplay.Plan{Verb: "play", Pick: selfplay.Naming("card", h.Key, b.announcing(h, "", floor).Pick)}
		ideas = append(ideas, x)
	}
	return sense.Affordable(ideas, b.will)
}

// worth is what it may gain to play a card now.
func (b *board) worth(c *language.Card) int {
	all := texts(c)
	switch {
	case len(c.Modes) > 0:
		n := 0
		for i := range c.Modes {
			n = max(n, b.hope(all, "modes."+engine.Int(i).Body()))
		}
		return n
	case c.Type == language.Resonator:
		states := make([]string, len(c.Keywords))
		for i, k := range c.Keywords {
			states[i] = string(k)
		}
		return worthOf(c.ATK, c.DEF, states) + b.hope(all, "triggers.") + b.hope(all, carry)
	case c.Type == language.Regalia:
		return pointsThing
	case c.Type == language.Addition:
		return b.hope(all, carry) + pointsBody*len(c.Triggers)
	}
	return game.Hope(b.Board, all[0], b.spoken(""))
}

// sets lists the cards that can be played from standby only, which are set while there is will to spare.
func (b *board) sets() []selfplay.Plan {
	var out []selfplay.Plan
	for _, h := range b.hand {
		if b.cards.Card(h.Card).Spell == language.Standby && b.will >= setCost {
			out = append(out, selfplay.Plan{Verb: "standby-set", Pick: selfplay.Naming("card", h.Key, selfplay.Fewest)})
		}
	}
	return out
}

// activations lists the abilities that gain more than they cost, the best first.
func (b *board) activations() []selfplay.Plan {
	var ideas []sense.Idea
	for _, p := range b.Pieces {
		card := b.face(p.Card)
		if p.Ctrl != b.Me || card == nil || p.At == atGrave || p.At == atBehind || p.At == atChase {
			continue
		}
		face, part := card.Face, "abilities."
		if p.Has("j-side") && card.J != nil {
			face, part = card.J.Face, "j.abilities."
		}
		for i, a := range face.Abilities {
			if a.Cost.Will.Total() > b.will {
				continue
			}
			n := engine.Int(i)
			paid, costs := b.paid(a.Cost, p)
			in := paid.announcing(engine.CardView{Key: p.Key, Card: p.Card}, part+n.Body(), costs+1)
			if gain := paid.hope(in.Texts, part); gain > costs {
				ideas = append(ideas, sense.Idea{Worth: gain - costs, Plan: selfplay.Plan{Verb: "activate",
					Pick: selfplay.Naming("ability", n, selfplay.Naming("card", p.Key, in.Pick))}})
			}
		}
	}
	return sense.Best(ideas)
}

// paid is the board when an ability of a card has been paid for, and what that costs in points.
func (b *board) paid(c language.Cost, this sense.Piece) (*board, int) {
	after := *b
	after.Board = b.Copy()
	if c.BanishThis {
		after.Remove(this.Key)
	} else if c.RestThis {
		after.Find(this.Key).Ready = false
	}
	return &after, b.Value() - after.Value() + pointsWill*c.Will.Total() + c.Life + pointsCard*c.Discard
}
