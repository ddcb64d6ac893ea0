package lint

import (
	"fmt"
	"maps"
	"regexp"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/fow/language"
)

// block checks a text with its modes; what says what it is, for messages.
func (s *scope) block(path string, b *language.Block, what string) {
	s.targets(path+".targets", b.Targets)
	s.effect(path+".effect", b.Effect, 1)
	if len(b.Effect)+len(b.Modes) == 0 {
		s.Fault(path, "%s does nothing: give it an effect", what)
	}
	if len(b.Modes) == 1 {
		s.Fault(path+".modes", "one mode is no choice: write it as the effect")
	}
	s.AtMost(path+".modes", len(b.Modes), maxModes)
	for i := range b.Modes {
		m := &b.Modes[i]
		at := fmt.Sprintf("%s.modes[%d]", path, i)
		inner := s.inside()
		inner.targets(at+".targets", m.Targets)
		if len(m.Effect) == 0 {
			s.Fault(at, "the mode does nothing: give it an effect")
		}
		inner.effect(at+".effect", m.Effect, 1)
		maps.Copy(s.used, inner.used)
		inner.unused(m.Targets)
	}
	s.unused(b.Targets)
	if s.x && !*s.usesX {
		s.Fault(path, "the cost has an X and the text says nothing of it")
	}
}

func (s *scope) targets(path string, list []language.Target) {
	s.AtMost(path, len(list), maxList)
	for i := range list {
		t := &list[i]
		at := fmt.Sprintf("%s[%d]", path, i)
		switch {
		case !nameForm.MatchString(t.Name):
			s.Fault(at, "target %q: give it a name of small letters, digits and -", t.Name)
		case slices.Contains(reserved, t.Name):
			s.Fault(at+".name", "name: %q means something else in instructions", t.Name)
		case s.known[t.Name] != nil:
			s.Fault(at+".name", "target %q stands twice", t.Name)
		default:
			s.known[t.Name], s.at[t.Name] = t, at
		}
		s.target(at, t)
	}
}

// target checks one choice: which keys go with which kind.
func (s *scope) target(path string, t *language.Target) {
	narrow := []string{"types", "attribute", "group", "state", "cost-max", "other"}
	takes := map[string][]string{
		language.TargetCard:         narrow,
		language.TargetCardOrPlayer: narrow,
		language.TargetGraveyard:    {"types", "attribute", "group", "cost-max"},
		language.TargetPlayer:       {},
		language.TargetSpell:        {"spell"},
	}
	if !s.One(path+".kind", t.Kind, slices.Sorted(maps.Keys(takes))...) {
		return
	}
	s.filter(path, &t.Filter)
	if t.Kind == language.TargetPlayer && t.Side == language.Own {
		s.Fault(path+".side", "side: that player is known; write who: controller")
	}
	s.One(path+".spell", t.Spell, "", language.NormalSpell, language.SummonSpell)
	for _, key := range append(lintkit.Set(t.Filter), lintkit.Set(struct {
		Spell string `yaml:"spell"`
	}{t.Spell})...) {
		if key != "side" && !slices.Contains(takes[t.Kind], key) {
			s.Fault(path+"."+key, "%s: a target of kind %s is not narrowed by it", key, t.Kind)
		}
	}
	s.Within(path+".n", t.N, 0, maxNumber)
}

var (
	nameForm = regexp.MustCompile(`^[a-z][a-z0-9-]{0,31}$`)
	reserved = []string{language.RefThis, language.RefIt, language.RefOther, language.RefCarrier,
		language.WhoController, language.WhoOpponent, language.WhoEach, language.WhoThat}
)

func (k *checker) triggers(path string, c *language.Card, list []language.When) {
	k.AtMost(path, len(list), maxBlocks)
	for i := range list {
		at := fmt.Sprintf("%s[%d]", path, i)
		t := &list[i]
		k.event(at, &t.Event)
		if t.If != nil {
			k.cond(at+".if", t.If)
		}
		k.newScope(c, &t.Event).block(at, &t.Block, "the trigger")
	}
}
