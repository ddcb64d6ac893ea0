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
	for i, t := range c.Triggers {
		at := fmt.Sprintf("%s.triggers[%d]", path, i)
		switch {
		case t.On == language.OnBreak:
			k.Fault(at+".on", "on: only a spell on a shield waits for a break (GR-081)")
		case t.Cost != nil && t.On != language.OnTapped:
			k.Fault(at+".cost", "only what a creature is tapped for has a cost; the others come by themselves (GR-124)")
		}
		k.text(at, t.Targets, t.Effect)
	}
	for i, s := range c.Statics {
		if at := fmt.Sprintf("%s.statics[%d]", path, i); (s.While == language.WhileOther) != (s.Other != nil) {
			k.Fault(at, "while other and other go together: which other creatures (GR-127)")
		}
	}
	k.creaturePrice(path, c)
}

// spell checks what a spell half means.
func (k *checker) spell(path string, s *language.Spell) {
	shield := s.OnShield()
	switch stays := s.Type != language.Plain; {
	case s.Host != "" && s.Type != language.Enchantment:
		k.Fault(path+".host", "host: only an Enchantment is attached to something (GR-116)")
	case !stays && len(s.Effect) == 0:
		k.Fault(path, "the spell does nothing: give it an effect (GR-115)")
	case stays && !shield && len(s.Statics) == 0, shield && len(s.Triggers) == 0:
		k.Fault(path, "it stays in play for nothing: give it statics, or a trigger on break if it is on a shield (GR-112)")
	case len(s.Statics) > 0 && (!stays || shield):
		k.Fault(path+".statics", "statics: neither a plain spell nor a shield can have them (GR-115, GR-117)")
	}
	k.text(path, s.Targets, s.Effect)
	for i, t := range s.Triggers {
		at := fmt.Sprintf("%s.triggers[%d]", path, i)
		if t.On != language.OnAfterCast && !(t.On == language.OnBreak && shield) || t.Cost != nil {
			k.Fault(at, "a spell has after-cast, and on a shield break; both come by themselves (GR-125)")
		}
		k.text(at, t.Targets, t.Effect)
	}
	for i, st := range s.Statics {
		if s.Stays() != (st.Each != nil) || st.While != "" {
			k.Fault(fmt.Sprintf("%s.statics[%d]", path, i),
				"a Blessing or a Vigil changes each creature that fits, an Enchantment its own; none has a condition (GRR-04)")
		}
	}
	k.spellPrice(path, s)
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
	instr := func(string, *language.Instr) {}
	r := lintkit.Reader[language.Target, language.Instr]{Deepest: 1, Name: name, Instr: instr}
	r.Read(k.Form, path+".effect", effect, 1)
	s.Unused(targets)
}
