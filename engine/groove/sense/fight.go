package sense

import (
	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/selfplay/sense"
)

// raids is what attacks are worth: the fewer shields, the dearer each.
var raids = sense.Raids{Shields: []int{0, 48, 84, 112, 134, 152}, Broken: 2 * ofGroove, Up: ofReady, Match: 5000,
	Danger: 400}

// army musters a side of a board.
func (b *board) army(on *sense.Board, s engine.Seat) sense.Army {
	a := sense.Army{Shields: b.Badge(s, "shields")}
	for _, p := range on.Pieces {
		if p.Ctrl != s {
			continue
		}
		switch p.At {
		case "field":
			a.Of = append(a.Of, b.fighter(on, &p))
		case "spells":
			for _, x := range b.card(p.Card).Spell.Statics {
				a.Safe = a.Safe || x.Keywords.Untargetable
				if x.Each != nil && x.Each.Side == language.Opposing {
					a.Feared -= x.Strength
				}
			}
		}
	}
	return a
}

func (b *board) fighter(on *sense.Board, p *sense.Piece) sense.Fighter {
	c := b.creature(p)
	k := c.Keywords
	return sense.Fighter{Key: p.Key, Hit: p.Hit, Lasting: p.Hit - p.Left, Block: own(c, language.WhileBlocking),
		Attack: own(c, language.WhileAttacking) + surge(c), Evade: max(k.Evade, p.Guard), Breaks: max(1, k.Breaker),
		Up: p.Ready, Sick: p.Has("sick"), Wall: k.Wall, Sentry: k.Sentry, Hunter: k.Hunter, Worth: on.Missed(p.Key)}
}

// outlook is what is expected of the fights beyond what stands on a board.
func (b *board) outlook(on *sense.Board) int {
	mine, theirs := b.army(on, b.Me), b.army(on, b.foe)
	if b.View.Active == b.Me {
		return raids.Best(mine, theirs, b.me, b.them).Gain
	}
	return -raids.Siege(mine, theirs, b.me, b.them)
}

// own is what the continuous changes of a creature add to it as it attacks or blocks.
func own(c *language.Creature, while string) (n int) {
	for _, s := range c.Statics {
		if s.While == while {
			n += s.Strength
		}
	}
	return n
}

// surge is what a creature adds to itself when its attack is declared.
func surge(c *language.Creature) (n int) {
	for _, t := range c.Triggers {
		if s := t.Effect[0].Strength; t.On == language.OnAttacking && s != nil && s.Of == language.This {
			n += s.N
		}
	}
	return n
}
