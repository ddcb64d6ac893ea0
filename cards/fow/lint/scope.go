package lint

import (
	"fmt"
	"slices"

	"farpost/cards/fow/schema"
	"farpost/cards/lintkit"
	"farpost/engine/fow/language"
)

// scope is what a text can speak of: its targets, and what its event is about.
type scope struct {
	*lintkit.Scope[language.Target]
	k     checker
	card  *language.Card
	on    *language.Event // nil for a text without event
	x     bool            // what the text costs has an X
	usesX *bool           // some number of it is multiplied by X
}

// reserved are names by which texts mean something else than a target.
var reserved = []string{language.RefThis, language.RefIt, language.RefOther, language.RefCarrier,
	language.WhoController, language.WhoOpponent, language.WhoEach, language.WhoThat}

func (k checker) newScope(c *language.Card, on *language.Event) *scope {
	return &scope{lintkit.NewScope(k.Form, func(t *language.Target) (string, string) { return t.Name, t.Kind },
		reserved), k, c, on, false, new(bool)}
}

// block checks a text with its modes. A mode knows the targets of the whole.
func (s *scope) block(path string, b *language.Block) {
	s.text(path, b.Targets, b.Effect)
	if len(b.Modes) == 1 {
		s.Fault(path+".modes", "one mode is no choice: write it as the effect")
	}
	for i := range b.Modes {
		inner := *s
		inner.Scope = s.Inside()
		inner.text(fmt.Sprintf("%s.modes[%d]", path, i), b.Modes[i].Targets, b.Modes[i].Effect)
		inner.Unused(b.Modes[i].Targets)
		s.Join(inner.Scope)
	}
	s.Unused(b.Targets)
	if s.x && !*s.usesX {
		s.Fault(path, "the cost has an X and the text says nothing of it")
	}
}

// text checks what is chosen and done.
func (s *scope) text(path string, targets []language.Target, effect []language.Instr) {
	for i := range targets {
		s.Add(fmt.Sprintf("%s.targets[%d]", path, i), &targets[i])
	}
	lintkit.Reader[language.Target, language.Instr]{Name: s.name, Instr: s.times}.Read(s.Form, path+".effect", effect)
}

// about reports whether the text has an event that is about something; see the lists of the schema.
func (s *scope) about(list string) bool {
	return s.on != nil && slices.Contains(schema.Language.Lists[list], s.on.On)
}

// name checks what an instruction speaks of: a target of one of these kinds, or what the text can speak of without
// one.
func (s *scope) name(path, name string, kinds []string) {
	who := lintkit.Leaf(path) == "who"
	switch {
	case who && slices.Contains([]string{language.WhoController, language.WhoOpponent, language.WhoEach}, name):
	case who && name == language.WhoThat:
		if !s.about("with-player") {
			s.Fault(path, "who: no event of this text has a player to speak of")
		}
	case name == language.RefThis:
	case name == language.RefIt:
		if !s.about("with-subject") {
			s.Fault(path, "%s: no event of this text has a card to speak of as it", lintkit.Leaf(path))
		}
	case name == language.RefOther:
		if !s.about("with-other") {
			s.Fault(path, "%s: no event of this text has another card to speak of", lintkit.Leaf(path))
		}
	case name == language.RefCarrier:
		s.k.carrier(path, s.card)
	default:
		s.Refer(path, name, kinds...)
	}
}

// times checks by what a number is multiplied: by X only where the text has one.
func (s *scope) times(path string, in *language.Instr) {
	var t language.Times
	switch {
	case in.Damage != nil:
		t = in.Damage.Times
	case in.Life != nil:
		t = in.Life.Times
	case in.Draw != nil:
		t = in.Draw.Times
	}
	if t.X && !s.x {
		s.Fault(path+".x", "x: nothing that this text costs has an X")
	}
	*s.usesX = *s.usesX || t.X
}
