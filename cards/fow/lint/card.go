package lint

import (
	"fmt"
	"slices"
	"strings"

	"farpost/engine/fow/language"
)

// card checks what a card means, beside the form of its values.
func (k checker) card(path string, c *language.Card) {
	k.idle(path, c)
	if c.Type == language.Spell {
		k.spell(path, c)
	}
	if c.Cost.X && c.Type != language.Spell {
		k.Fault(path+".cost", "X: only spells and activated abilities have an X, which their text speaks of")
	}
	if (c.Type == language.Addition || c.Type == language.Regalia) &&
		len(c.Abilities)+len(c.Triggers)+len(c.Statics)+len(c.Produces) == 0 {
		k.Fault(path, "the card does nothing: give it an ability, a trigger or a static")
	}
	if k.Pos.Has(path + ".incarnation") {
		k.incarnation(path+".incarnation", c)
	}
	if c.Judgment != nil && c.Judgment.X {
		k.Fault(path+".judgment", "judgment: no X here")
	}
	if c.Awakening != nil {
		k.awakening(path+".awakening", c, c.Awakening)
	}
	k.face(path, c, &c.Face)
	if c.J != nil {
		k.face(path+".j", c, &c.J.Face)
	}
}

// idle checks flags that could never matter. One without a rule is a fault of its own: whoever adds a flag says here,
// or among the parts of the schema, where it belongs.
func (k checker) idle(path string, c *language.Card) {
	for _, code := range append(c.Flags(true), c.Flags(false)...) {
		switch {
		case code == "quickcast" && c.Type == language.Spell && c.Spell != language.Chant:
			k.Fault(path+".quickcast", "quickcast: the card can be played at that time anyway, or is not played at all")
		case code != "quickcast" && code != "special":
			k.Fault(path+"."+code, "%s: the linter has no rule for this flag", code)
		}
	}
}

// spell checks the text of a spell. Only a Chant-Standby has a Trigger, and it needs one (FO-206).
func (k checker) spell(path string, c *language.Card) {
	s := k.newScope(c, nil)
	switch {
	case c.Spell == language.Standby && c.Trigger == nil:
		k.Fault(path+".trigger", "trigger is missing: a Chant-Standby waits for something (FO-206)")
	case c.Spell != language.Standby && c.Trigger != nil:
		k.Fault(path+".trigger", "trigger: only a Chant-Standby has a Trigger")
	}
	if c.Trigger != nil {
		s.on = &c.Trigger.Event
	}
	s.x = c.Cost.X
	s.block(path, &c.Block, "the spell")
}

func (k checker) incarnation(path string, c *language.Card) {
	switch in := c.Incarnation; {
	case in.X:
		k.Fault(path, "incarnation: no X here")
	case c.Cost.Total() == 0:
		k.Fault(path, "incarnation: there is no cost that it could stand in for (FO-204)")
	case in.Any > 0 || in.Total() == 0:
		k.Fault(path, "incarnation: attribute symbols only, one for each resonator to banish, as in F+F")
	}
}

// awakening checks the text that is bought: that of a spell, or triggered abilities of what comes into the field.
func (k checker) awakening(path string, c *language.Card, a *language.Awakening) {
	if a.Cost.X {
		k.Fault(path+".cost", "cost: no X here")
	}
	if a.Cost.Total() == 0 {
		k.Fault(path+".cost", "cost: an Awakening that costs nothing is the text itself (FO-202)")
	}
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

// face checks what a side does in play.
func (k checker) face(path string, c *language.Card, f *language.Face) {
	for i, w := range f.Keywords {
		k.bearer(fmt.Sprintf("%s.keywords[%d]", path, i), w, c)
	}
	for i := range f.Abilities {
		s := k.newScope(c, nil)
		s.x = f.Abilities[i].Cost.Will.X
		s.block(fmt.Sprintf("%s.abilities[%d]", path, i), &f.Abilities[i].Block, "the ability")
	}
	k.triggers(path+".triggers", c, f.Triggers)
	for i := range f.Statics {
		k.static(fmt.Sprintf("%s.statics[%d]", path, i), c, &f.Statics[i])
	}
}

func (k checker) triggers(path string, c *language.Card, list []language.When) {
	for i := range list {
		k.newScope(c, &list[i].Event).block(fmt.Sprintf("%s[%d]", path, i), &list[i].Block, "the trigger")
	}
}

// jOnly says by symbol ability whether only the j side of a ruler can have it. What has none at all is checked with
// the parts of a type.
var jOnly = map[language.Keyword]bool{
	language.Swiftness: false, language.TargetAttack: false, language.FirstStrike: false, language.Pierce: false,
	language.Explode: false, language.Flying: false,
	language.Imperishable: true,
}

// bearer checks that a card can have a symbol ability. One without a rule is a fault of its own: whoever adds a
// symbol ability says here where it belongs.
func (k checker) bearer(at string, w language.Keyword, c *language.Card) {
	switch only, ok := jOnly[w]; {
	case !ok && slices.Contains(language.Keywords, w):
		k.Fault(at, "%q: the linter has no rule for this symbol ability", w)
	case only && c.Type != language.Ruler:
		k.Fault(at, "only the j side of a ruler can be %s (FO-199)", strings.ToUpper(string(w[:1]))+string(w[1:]))
	}
}
