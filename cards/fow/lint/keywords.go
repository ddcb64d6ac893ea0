package lint

import (
	"slices"

	"farpost/engine/fow/language"
)

// idle says by flag on which cards it could never matter, and why.
var idle = map[string]struct {
	on  func(*language.Card) bool
	why string
}{
	"special": {func(c *language.Card) bool { return slices.Contains(types, c.Type) && c.Type != language.Stone },
		"only magic stones are special"},
	"quickcast": {func(c *language.Card) bool {
		return c.Type == language.Ruler || c.Type == language.Stone ||
			c.Type == language.Spell && c.Spell != language.Chant
	}, "the card can be played at that time anyway, or is not played at all"},
}

// flags checks that each flag of a card can matter.
func (k *checker) flags(path string, c *language.Card) {
	for _, code := range append(c.Flags(true), c.Flags(false)...) {
		switch rule, ok := idle[code]; {
		case !ok:
			k.Fault(path+"."+code, "%s: the linter has no rule for this flag", code)
		case rule.on(c):
			k.Fault(path+"."+code, "%s: %s", code, rule.why)
		}
	}
}

// keywordAbilities checks what works while the card is played.
func (k *checker) keywordAbilities(path string, c *language.Card) {
	played := c.Type != language.Ruler && c.Type != language.Stone
	if k.Pos.Has(path + ".incarnation") {
		switch {
		case !played || c.Cost.Total() == 0:
			k.Fault(path+".incarnation", "incarnation: there is no cost that it could stand in for (FO-204)")
		case c.Incarnation.Any > 0 || c.Incarnation.Total() == 0:
			k.Fault(path+".incarnation",
				"incarnation: attribute symbols only, one for each resonator to banish, as in F+F")
		}
	}
	for key, w := range map[string]*language.Will{"judgment": c.Judgment, "incarnation": &c.Incarnation} {
		if w != nil && w.X {
			k.Fault(path+"."+key, "%s: no X here", key)
		}
	}
	if a := c.Awakening; a != nil {
		at := path + ".awakening"
		if a.Cost.X {
			k.Fault(at+".cost", "cost: no X here")
		}
		if !played {
			k.Fault(at, "awakening: the card is not played")
		}
		if a.Cost.Total() == 0 {
			k.Fault(at+".cost", "cost: an Awakening that costs nothing is the text itself (FO-202)")
		}
		k.awakening(at, c, a)
	}
	if t := c.Trigger; t != nil {
		k.moment(path+".trigger", t)
	}
}

// awakening checks the text that is bought: that of a spell, or triggered abilities of what comes into the field.
func (k *checker) awakening(path string, c *language.Card, a *language.Awakening) {
	if c.Type == language.Spell {
		if len(a.Triggers) > 0 {
			k.Fault(path+".triggers", "triggers: a spell is never in play: write an effect")
		}
		k.newScope(c, nil).block(path, &a.Block, "the Awakening")
		return
	}
	if len(a.Targets)+len(a.Effect)+len(a.Modes) > 0 {
		k.Fault(path, "this card comes into the field: give its Awakening triggers, not an effect")
	}
	if len(a.Triggers) == 0 {
		k.Fault(path, "the Awakening says nothing")
	}
	k.triggers(path+".triggers", c, a.Triggers)
}

// moment checks the Trigger of a Chant-Standby: an event or a condition (FO-178, FO-179).
func (k *checker) moment(path string, m *language.Moment) {
	switch {
	case m.On == "" && m.While == nil:
		k.Fault(path, "the Trigger says nothing: give it on or while")
	case m.On != "" && m.While != nil:
		k.Fault(path, "the Trigger says on and while at once: one of them")
	case m.While != nil:
		k.cond(path+".while", m.While)
	default:
		k.event(path, &m.Event)
		if hasSubject(m.On) && m.Of == nil {
			k.Fault(path, "of is missing: say whose event the Trigger waits for")
		}
	}
}
