package lint

import (
	"fmt"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/groove/language"
)

// reserved are names by which instructions mean something else than a target.
var reserved = []string{language.This, language.Attacker}

// creature checks what a creature half means.
func (k *checker) creature(path string, c *language.Creature) {
	for i := range c.Triggers {
		at := fmt.Sprintf("%s.triggers[%d]", path, i)
		if c.Triggers[i].On == language.OnBreak {
			k.Fault(at+".on", "on: only a spell on a shield waits for a break (GR-081)")
		}
		k.trigger(at, &c.Triggers[i])
	}
	for i := range c.Statics {
		k.static(fmt.Sprintf("%s.statics[%d]", path, i), &c.Statics[i], "")
	}
	k.worth(path, "creature", c.Strength, creatureBlocks(path, c), c.Cost)
}

// spell checks what a spell half means.
func (k *checker) spell(path string, s *language.Spell) {
	lasts := s.Type != language.Plain
	switch {
	case s.Host != "" && s.Type != language.Enchantment:
		k.Fault(path+".host", "host: only an Enchantment is attached to something (GR-116)")
	case !lasts && len(s.Effect) == 0:
		k.Fault(path, "the spell does nothing: give it an effect (GR-115)")
	case !lasts && len(s.Statics) > 0:
		k.Fault(path+".statics", "statics: a plain spell does not stay in play (GR-115)")
	case lasts && len(s.Statics) == 0 && len(s.Triggers) == 0:
		k.Fault(path, "the spell stays in play for nothing: give it statics (GR-112)")
	case s.OnShield() && len(s.Statics) > 0:
		k.Fault(path+".statics", "statics: a shield cannot have them; write a trigger on break (GR-117)")
	}
	if s.Extra != nil && s.Extra.Mana > 0 {
		k.Fault(path+".extra.mana", "mana: it is part of the cost (GR-005)")
	}
	k.text(path, s.Targets, s.Effect)
	for i := range s.Triggers {
		at, on := fmt.Sprintf("%s.triggers[%d]", path, i), s.Triggers[i].On
		switch {
		case on == language.OnBreak && !s.OnShield():
			k.Fault(at+".on", "on: only a spell on a shield waits for a break (GR-081)")
		case on != language.OnBreak && on != language.OnAfterCast:
			k.Fault(at+".on", "on: this is for creatures; a spell has after-cast, or break on a shield")
		}
		k.trigger(at, &s.Triggers[i])
	}
	for i := range s.Statics {
		k.static(fmt.Sprintf("%s.statics[%d]", path, i), &s.Statics[i], s.Type)
	}
	k.worth(path, "spell", 0, spellBlocks(path, s), s.Cost)
}

func (k *checker) trigger(path string, t *language.Trigger) {
	if t.Cost != nil && t.On != language.OnTapped {
		k.Fault(path+".cost", "only what a creature is tapped for has a cost; the others come by themselves (GR-124)")
	}
	k.text(path, t.Targets, t.Effect)
}

// static checks that a change has somebody whom it changes. Of is the type of the spell; "" for a creature.
func (k *checker) static(path string, s *language.Static, of string) {
	switch {
	case s.While == language.WhileOther && s.Other == nil:
		k.Fault(path+".other", "other is missing: which other creatures (GR-127)")
	case s.While != language.WhileOther && s.Other != nil:
		k.Fault(path+".other", "other: it belongs to while other (GR-127)")
	case of != "" && s.While != "":
		k.Fault(path+".while", "while: the condition is a creature's (GR-126)")
	case (of == language.Blessing || of == language.Vigil) && s.Each == nil:
		k.Fault(path+".each", "each is missing: which creatures it changes (GRR-04)")
	case of == language.Enchantment && s.Each != nil:
		k.Fault(path+".each", "each: an Enchantment changes the creature that it is attached to (GR-116)")
	}
}

// text checks that a text speaks of what it has chosen, and of all of it.
func (k *checker) text(path string, targets []language.Target, effect []language.Instr) {
	s := lintkit.NewScope(k.Form, func(t *language.Target) (string, string) { return t.Name, t.Kind }, reserved)
	for i := range targets {
		s.Add(fmt.Sprintf("%s.targets[%d]", path, i), &targets[i])
	}
	name := func(at, name string, kinds []string) {
		if !slices.Contains(reserved, name) {
			s.Refer(at, name, kinds...)
		}
	}
	lintkit.Reader[language.Target, language.Instr]{Deepest: 1, Name: name, Instr: func(string, *language.Instr) {}}.Read(
		k.Form, path+".effect", effect, 1)
	s.Unused(targets)
}

// target checks that what is chosen can have what is demanded.
func (k *checker) target(path string, t *language.Target) {
	if f := t.Filter; !t.IsCreature() && (f.State != "" || f.AtMost > 0 || f.AtLeast > 0 || len(f.Races) > 0 ||
		f.Colour != "" || f.Other) {
		k.Fault(path, "only a creature has a state, strength, race or colour")
	}
}
