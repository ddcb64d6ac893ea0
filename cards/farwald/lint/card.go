package lint

import (
	"fmt"

	"farpost/engine/farwald/language"
)

// stays reports whether a played card remains on the Battlefield (FW-107, FW-108).
func stays(c *language.Card) bool { return c.Type == language.Evocation || c.Position }

// checkCard checks what a card means, beside the form of its values.
func (k *checker) checkCard(path string, c *language.Card) {
	k.token(path, c)
	k.properties(path, c)
	if n := parts(c); n > maxParts {
		k.Fault(path, "the card has %d instructions, targets and costs; at most %d", n, maxParts)
	}
	k.texts(path, c)
	if b := k.bringerOf(path, c); b != nil {
		k.bringers = append(k.bringers, b)
	}
}

// idle says by property on which cards it could never matter, and why.
var idle = map[string]struct {
	on  func(*language.Card) bool
	why string
}{
	"tw": {never, ""}, "energized": {never, ""}, "position": {never, ""}, // or a part of some types only
	"frangible": {func(c *language.Card) bool { return !stays(c) },
		"the card never stays on the Battlefield, so nothing can shatter it"},
	"aether": {stays, "the card stays on the Battlefield, so it never disperses after its effects"},
}

func never(*language.Card) bool { return false }

// properties checks that each property of a card can matter. One without a rule is a fault of its own: whoever
// adds a property says here where it belongs.
func (k *checker) properties(path string, c *language.Card) {
	for _, code := range c.Properties() {
		switch rule, ok := idle[code]; {
		case !ok:
			k.Fault(path+"."+code, "%s: the linter has no rule for this property", code)
		case rule.on(c):
			k.Fault(path+"."+code, "%s: %s", code, rule.why)
		}
	}
	if c.Wear != nil && !c.Position {
		k.Fault(path+".wear", "wear: a worn card stays on the Battlefield: add position: true")
	}
}

// texts checks the text parts, and that they can happen. The effect, Charge and the continuous effects of a card speak
// of the same targets; each other text has its own.
func (k *checker) texts(path string, c *language.Card) {
	s := k.newScope(c)
	s.targets(path+".targets", c.Targets, false)
	if c.Wear != nil {
		s.wear(path+".wear", c.Wear)
	}
	s.effect(path+".effect", c.Effect)
	if c.Charge != nil {
		s.block(path+".charge", c.Charge, "charge")
	}
	s.statics(path, c.Statics)
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
		k.trigger(fmt.Sprintf("%s.triggers[%d]", path, i), c, &c.Triggers[i])
	}
	k.reachable(path, c)
}

func (k *checker) trigger(path string, c *language.Card, t *language.When) {
	if t.On == language.OnShattering && c.Type != language.Evocation {
		k.Fault(path+".on", "on: only Evocations raise Shattering")
	}
	if len(t.Cost) > 0 {
		k.Fault(path+".cost", "cost: a triggered effect happens by itself and costs nothing")
	}
	k.newScope(c).alone(path, &t.Block, "trigger")
}

// reachable finds parts that can never happen, and cards that do nothing.
func (k *checker) reachable(path string, c *language.Card) {
	if !stays(c) {
		for _, p := range []struct {
			key string
			has bool
		}{{"crystallize", c.Crystallize != nil}, {"abilities", len(c.Abilities) > 0},
			{"triggers", len(c.Triggers) > 0}, {"statics", len(c.Statics) > 0}} {
			if p.has {
				k.Fault(path+"."+p.key, "%s: the card never stays on the Battlefield, so this cannot happen", p.key)
			}
		}
	}
	if c.Type != language.Evocation && len(c.Effect)+len(c.Abilities)+len(c.Triggers)+len(c.Statics) == 0 &&
		c.Charge == nil && c.Crystallize == nil {
		k.Fault(path, "the card does nothing: give it an effect")
	}
}
