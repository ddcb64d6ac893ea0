package lint

import (
	"fmt"

	"farpost/engine/farwald/language"
)

// stays reports whether a played card remains on the Battlefield (FW-107, FW-108).
func stays(c *language.Card) bool { return c.Type == language.Evocation || c.Position }

// checkCard checks what a card means, beside what the schema says of its values: its texts, and that they can happen.
// The effect, Charge and the continuous effects of a card speak of the same targets; each other text has its own.
func (k *checker) checkCard(path string, c *language.Card) {
	if c.IsToken() {
		k.tokens[c.ID] = true
	}
	s := k.newScope(c)
	s.targets(path+".targets", c.Targets, false)
	if c.Wear != nil {
		s.wear(path+".wear", c.Wear)
	}
	s.effect(path+".effect", c.Effect)
	if c.Charge != nil {
		s.block(path+".charge", c.Charge, "charge")
	}
	for i := range c.Statics {
		s.static(fmt.Sprintf("%s.statics[%d]", path, i), &c.Statics[i])
	}
	s.Unused(c.Targets)
	if c.Charge != nil {
		s.Unused(c.Charge.Targets)
	}
	if c.Crystallize != nil {
		k.newScope(c).alone(path+".crystallize", c.Crystallize, "crystallize")
	}
	for i := range c.Abilities {
		a := k.newScope(c)
		a.while = c.Abilities[i].While
		a.alone(fmt.Sprintf("%s.abilities[%d]", path, i), &c.Abilities[i].Block, "ability")
	}
	for i := range c.Triggers {
		k.newScope(c).alone(fmt.Sprintf("%s.triggers[%d]", path, i), &c.Triggers[i].Block, "trigger")
	}
	k.freely(path, c)
}

// static checks a continuous effect.
func (s *scope) static(path string, st *language.Static) {
	if t := st.Control; t != "" {
		if t := s.Refer(path+".control", t, language.TargetCard); t != nil && (t.N > 1 || t.UpTo) {
			s.Fault(path+".control", "control: exactly one card")
		}
	}
	if st := st.Stats; st != nil && st.All == nil && !st.Wearer && s.card.Type != language.Evocation {
		s.Fault(path+".stats", "stats: this card has no DesEn and DefEn; say all or wearer")
	}
}
