package lint

import (
	"fmt"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/farwald/language"
)

// scope is a text whose instructions can speak of the same targets.
type scope struct {
	*lintkit.Scope[language.Target]
	k     *checker
	card  *language.Card
	while string
}

// reserved are words that instructions use for something else.
var reserved = []string{"this", "controller", "opponents", "all"}

func (k *checker) newScope(c *language.Card) *scope {
	return &scope{lintkit.NewScope(k.Form, func(t *language.Target) (string, string) { return t.Name, t.Kind },
		reserved), k, c, ""}
}

// alone checks a block that shares no targets with the rest of the card.
func (s *scope) alone(path string, b *language.Block, what string) {
	s.block(path, b, what)
	s.Unused(b.Targets)
}

// block checks cost, targets and effect.
func (s *scope) block(path string, b *language.Block, what string) {
	s.costs(path, b.Cost, what)
	s.targets(path+".targets", b.Targets, what == "crystallize" || what == "trigger")
	s.effect(path+".effect", b.Effect)
}

// effect checks a list of instructions.
func (s *scope) effect(path string, list []language.Instr) {
	lintkit.Reader[language.Target, language.Instr]{Deepest: maxDepth, Name: s.name, Instr: s.instr,
		Targets: func(path string, list []language.Target) { s.targets(path, list, true) }}.Read(s.Form, path, list, 1)
}

// targets checks choices; late marks blocks whose choices are made late anyway.
func (s *scope) targets(path string, list []language.Target, late bool) {
	for i := range list {
		at := fmt.Sprintf("%s[%d]", path, i)
		if late && list[i].Late {
			s.Fault(at+".late", "late: choices of this block are made when it resolves anyway; leave it out")
		}
		s.target(at, &list[i], late || list[i].Late)
	}
}

// takes are the keys that narrow targets of a kind.
var takes = map[string][]string{
	language.TargetCard: {"type", "element", "group", "supergroup", "state", "cost-max", "defen-max", "frangible",
		"other"},
	language.TargetVortex:  {"type", "element", "group", "supergroup", "cost-max"},
	language.TargetHand:    {"type", "element", "group", "supergroup", "cost-max"},
	language.TargetCrystal: {"crystal"},
	language.TargetPending: {"stage"},
	language.TargetPlayer:  {},
}

// target checks one choice and makes its name known; late: it is made as the text resolves.
func (s *scope) target(path string, t *language.Target, late bool) {
	s.Add(path, t)
	narrow := lintkit.Set(t.Filter)
	if t.Crystal != "" {
		narrow = append(narrow, "crystal")
	}
	if t.Stage != "" {
		narrow = append(narrow, "stage")
	}
	for _, key := range narrow {
		if list, known := takes[t.Kind]; known && key != "side" && !slices.Contains(list, key) {
			s.Fault(path+"."+key, "%s: a target of kind %s has none", key, t.Kind)
		}
	}
	switch {
	case t.Kind == language.TargetPending && t.Stage == "":
		s.Fault(path, "stage is missing: one of declared, paid, ability, unresolved")
	case t.Kind == language.TargetPlayer && t.Side == language.Own:
		s.Fault(path+".side", "side: there is nothing to choose; write who: controller")
	case t.Kind == language.TargetHand && t.Side != language.Own:
		s.Fault(path+".side", "side: only the own hand can be chosen from")
	case t.Kind == language.TargetHand && !late:
		s.Fault(path,
			"a card of the hand is chosen when the text resolves, or it would be shown too early: add late: true")
	}
}

// wear checks what wears the card.
func (s *scope) wear(path string, t *language.Target) {
	s.target(path, t, t.Late)
	if t.Kind != language.TargetCard && t.Kind != language.TargetCrystal {
		s.Fault(path+".kind", "kind: a card is worn by a card or a Crystal")
	}
	if t.N > 1 || t.UpTo || t.Late {
		s.Fault(path, "wear: exactly one wearer, chosen as the card is declared")
	}
}

// filter checks that a filter asks only what cards that fit can have.
func (k *checker) filter(path string, f *language.Filter) {
	if f.Element != "" && f.Type != language.Evocation {
		k.Fault(path+".element", "element: only Evocations have one; add type: evocation")
	}
	if f.DefEnMax != nil && f.Type != language.Evocation {
		k.Fault(path+".defen-max", "defen-max: only Evocations have DefEn; add type: evocation")
	}
}

// positioned checks a filter of cards on the Battlefield.
func (k *checker) positioned(path string, f *language.Filter) {
	if f != nil && f.Type == language.Attack {
		k.Fault(path+".type", "type: Attack cards are not on the Battlefield")
	}
}
