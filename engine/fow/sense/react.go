package sense

import (
	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// react answers priority with what gains more than it costs: a card set in standby, a card of the hand that can be
// played at any time, an ability. Otherwise it passes, about all of the pending thing.
func (b *board) react() []selfplay.Plan {
	if _, _, _, ok := b.battle(); ok {
		b.Outlook = b.fight
	}
	var ideas []sense.Idea
	for _, c := range b.view.Zone("standby", b.Me).Cards {
		ideas = append(ideas, b.idea("standby-play", c, 1))
	}
	for _, h := range b.hand {
		if c := b.cards.Card(h.Card); c.Fast() && c.Cost.Total() <= b.will {
			ideas = append(ideas, b.idea("play", h, pointsCard+pointsWill*c.Cost.Total()))
		}
	}
	var out []sense.Idea
	for _, x := range ideas {
		if x.Worth > 0 {
			out = append(out, x)
		}
	}
	return append(append(sense.Best(out), b.activations()...), sense.Pass(b.ask))
}

// idea is to play a card now; it is worth something when it gains at least so many points.
func (b *board) idea(verb string, h engine.CardView, floor int) sense.Idea {
	c := b.cards.Card(h.Card)
	x := sense.Idea{Plan: selfplay.Plan{Verb: verb,
		Pick: selfplay.Naming("card", h.Key, b.announcing(h, "", floor).Pick)}}
	if c.Type == language.Resonator {
		x.Worth = b.ambush(c)
	} else {
		x.Worth = b.worth(c)
	}
	x.Worth -= floor - 1
	return x
}

// ambush is what the battle gains by a J/resonator that comes to block now.
func (b *board) ambush(c *language.Card) int {
	if attacker, _, _, ok := b.battle(); !ok || b.Find(attacker) == nil || b.Find(attacker).Ctrl == b.Me {
		return 0
	}
	alone := worthOf(c.ATK, c.DEF, nil)
	gain := b.Try(func(x *sense.Board) {
		x.Pieces = append(x.Pieces, sense.Piece{Key: "ambush", Card: c.ID, At: atField, Ctrl: b.Me, Ready: true, Hit: c.ATK,
			Left: c.DEF, Worth: alone})
	})
	if gain <= alone {
		return 0
	}
	return gain
}
