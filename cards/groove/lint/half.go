package lint

import (
	"fmt"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/groove/language"
)

// reserved are names by which instructions mean something else than a target.
var reserved = []string{language.This, language.Attacker}

// card checks what a card means, beside what its schema says. What a half cannot have is not on the price list, with
// few exceptions.
func (k *checker) card(path string, c *language.Card) {
	at, s := path+".spell", &c.Spell
	k.triggers(path+".creature", c.Creature.Triggers, func(on string) bool { return on != language.OnBreak })
	k.triggers(at, s.Triggers, func(on string) bool {
		return on == language.OnAfterCast || on == language.OnBreak && s.OnShield()
	})
	k.text(at, s.Targets, s.Effect)
	k.creaturePrice(path+".creature", &c.Creature)
	k.spellPrice(at, s)
}

// triggers checks that triggers come at moments that their half knows.
func (k *checker) triggers(path string, list []language.Trigger, known func(on string) bool) {
	for i, t := range list {
		at := fmt.Sprintf("%s.triggers[%d]", path, i)
		if !known(t.On) {
			k.Fault(at+".on", "on: a creature knows no break; a spell knows after-cast, and break if it is on a shield (GR-125)")
		}
		k.text(at, t.Targets, t.Effect)
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
	lintkit.Reader[language.Target, language.Instr]{Name: name}.Read(k.Form, path+".effect", effect)
	s.Unused(targets)
}
