package lint

import (
	"fmt"
	"slices"

	"farpost/engine/fow/language"
)

// card checks what a card means, beside what the schema says of its values.
func (k checker) card(path string, c *language.Card) {
	if c.Type == language.Spell {
		k.spell(path, c)
	}
	if c.Cost.X && c.Type != language.Spell {
		k.Fault(path+".cost", "X: only spells and activated abilities have an X, which their text speaks of")
	}
	if c.Judgment != nil && c.Judgment.X {
		k.Fault(path+".judgment", "judgment: no X here")
	}
	if k.Pos.Has(path + ".incarnation") {
		k.incarnation(path+".incarnation", c)
	}
	if a := c.Awakening; a != nil {
		if a.Cost.X {
			k.Fault(path+".awakening.cost", "cost: no X here")
		}
		k.newScope(c, nil).block(path+".awakening", &a.Block)
		k.triggers(path+".awakening.triggers", c, a.Triggers)
	}
	k.face(path, c, &c.Face)
	if c.J != nil {
		k.face(path+".j", c, &c.J.Face)
	}
}

// spell checks the text of a spell.
func (k checker) spell(path string, c *language.Card) {
	s := k.newScope(c, nil)
	if c.Trigger != nil {
		s.on = &c.Trigger.Event
	}
	s.x = c.Cost.X
	s.block(path, &c.Block)
}

func (k checker) incarnation(path string, c *language.Card) {
	switch in := c.Incarnation; {
	case in.X:
		k.Fault(path, "incarnation: no X here")
	case c.Cost.Total() > 0 && (in.Any > 0 || in.Total() == 0):
		k.Fault(path, "incarnation: attribute symbols only, one for each resonator to banish, as in F+F")
	}
}

// face checks what a side does in play.
func (k checker) face(path string, c *language.Card, f *language.Face) {
	for i := range f.Abilities {
		s := k.newScope(c, nil)
		s.x = f.Abilities[i].Cost.Will.X
		s.block(fmt.Sprintf("%s.abilities[%d]", path, i), &f.Abilities[i].Block)
	}
	k.triggers(path+".triggers", c, f.Triggers)
	for i := range f.Statics {
		k.static(fmt.Sprintf("%s.statics[%d]", path, i), c, &f.Statics[i])
	}
}

func (k checker) triggers(path string, c *language.Card, list []language.When) {
	for i := range list {
		k.newScope(c, &list[i].Event).block(fmt.Sprintf("%s[%d]", path, i), &list[i].Block)
	}
}

// static checks a continuous effect. Nothing is saved by a card that is gone already.
func (k checker) static(path string, c *language.Card, st *language.Static) {
	if st.Modify != nil && st.Modify.Carrier {
		k.carrier(path+".modify.carrier", c)
	}
	s := st.Save
	if s == nil {
		return
	}
	if s.Carrier {
		k.carrier(path+".save.carrier", c)
	}
	if s.By == language.SaveBanish && !s.Carrier && (s.Each == nil || c.Type == language.Resonator && !s.Each.Other) {
		k.Fault(path+".save.by",
			"by: a card that is banished instead of itself is not saved; write to-hand or remove, or say whom else it saves")
	}
	if s.By == language.SaveBanish && c.Type == language.Ruler {
		k.Fault(path+".save.by", "by: rulers are not banished (FO-172)")
	}
}

// carrier checks that a card lies under another, which its texts call the carrier.
func (k checker) carrier(path string, c *language.Card) {
	if c.Type != language.Addition || c.Addition == language.OnField {
		k.Fault(path, "carrier: this card lies under no other")
	}
}

// change checks that a modification does not give what it takes.
func (k checker) change(path string, c *language.Change) {
	for _, w := range c.Keywords {
		if slices.Contains(c.Lose, w) {
			k.Fault(path+".lose", "%q is given and taken at once", w)
		}
	}
}

// maxDrawn is how many cards one instruction may draw.
const maxDrawn = 20

// counts checks numbers of life points and of cards, which are counted alike.
func (k checker) counts(path string, in *language.Instr) {
	if in.Life != nil && in.Life.N%100 != 0 {
		k.Fault(path+".life.n", "n: %d is no multiple of 100", in.Life.N)
	}
	if in.Draw != nil {
		k.Within(path+".draw.n", in.Draw.N, 1, maxDrawn)
	}
}
