package lint

import (
	"fmt"

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
	lintkit.Reader[language.Target, language.Instr]{Name: s.name, Instr: s.instr,
		Targets: func(path string, list []language.Target) { s.targets(path, list, true) }}.Read(s.Form, path, list)
}

// targets checks choices; late marks blocks whose choices are made late anyway.
func (s *scope) targets(path string, list []language.Target, late bool) {
	for i := range list {
		t, at := &list[i], fmt.Sprintf("%s[%d]", path, i)
		s.Add(at, t)
		if late && t.Late {
			s.Fault(at+".late", "late: choices of this block are made when it resolves anyway; leave it out")
		}
		if t.Kind == language.TargetHand && t.Side == language.Own && !late && !t.Late {
			s.Fault(at,
				"a card of the hand is chosen when the text resolves, or it would be shown too early: add late: true")
		}
	}
}

// wear checks what wears the card.
func (s *scope) wear(path string, t *language.Target) {
	s.Add(path, t)
	if t.N > 1 || t.UpTo || t.Late {
		s.Fault(path, "wear: exactly one wearer, chosen as the card is declared")
	}
}
