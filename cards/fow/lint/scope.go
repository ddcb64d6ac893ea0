package lint

import (
	"fmt"
	"maps"
	"regexp"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/fow/language"
)

// scope is what a text can speak of: its targets, and what its event is about.
type scope struct {
	*checker
	card  *language.Card
	on    *language.Event // nil for a text without event
	known map[string]*language.Target
	at    map[string]string // where each target stands
	used  map[string]bool
	x     bool  // what the text costs has an X
	usesX *bool // some number of it is multiplied by X
}

func (k *checker) newScope(c *language.Card, on *language.Event) *scope {
	return &scope{checker: k, card: c, on: on, known: map[string]*language.Target{}, at: map[string]string{},
		used: map[string]bool{}, usesX: new(bool)}
}

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

// inside is a scope that knows what this one does, and more.
func (s *scope) inside() *scope {
	in := s.newScope(s.card, s.on)
	in.x, in.usesX = s.x, s.usesX
	maps.Copy(in.known, s.known)
	maps.Copy(in.at, s.at)
	maps.Copy(in.used, s.used)
	return in
}

// unused finds targets that nothing is done with.
func (s *scope) unused(list []language.Target) {
	for _, t := range list {
		if !s.used[t.Name] && t.Name != "" {
			s.Fault(s.at[t.Name], "target %q is chosen and nothing happens to it", t.Name)
		}
	}
}

var (
	nameForm = regexp.MustCompile(`^[a-z][a-z0-9-]{0,31}$`)
	reserved = []string{language.RefThis, language.RefIt, language.RefOther, language.RefCarrier,
		language.WhoController, language.WhoOpponent, language.WhoEach, language.WhoThat}
)

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

// refer checks a reference to a card: a target of one of these kinds, or what the text can speak of without one.
func (s *scope) refer(path, name string, kinds ...string) {
	switch name {
	case language.RefThis:
		return
	case language.RefIt:
		if s.on == nil || !hasSubject(s.on.On) {
			s.Fault(path, "%s: no event of this text has a card to speak of as it", lintkit.Leaf(path))
		}
		return
	case language.RefOther:
		if s.on == nil || !slices.Contains(withOther, s.on.On) {
			s.Fault(path, "%s: no event of this text has another card to speak of", lintkit.Leaf(path))
		}
		return
	case language.RefCarrier:
		if s.card.Type != language.Addition || s.card.Addition == language.OnField {
			s.Fault(path, "%s: this card lies under no other", lintkit.Leaf(path))
		}
		return
	}
	t := s.known[name]
	if t == nil {
		s.Fault(path, "%s: no target is named %q here%s", lintkit.Leaf(path), name,
			s.Like(name, slices.Sorted(maps.Keys(s.known))))
		return
	}
	s.used[name] = true
	if !slices.Contains(kinds, t.Kind) {
		s.Fault(path, "%s: %s is a target of kind %s, and this needs %s", lintkit.Leaf(path), name, t.Kind,
			lintkit.Shown(kinds))
	}
}

// who checks which players are meant.
func (s *scope) who(path, who string) {
	switch who {
	case language.WhoController, language.WhoOpponent, language.WhoEach:
		return
	case language.WhoThat:
		if s.on == nil || !slices.Contains(withPlayer, s.on.On) {
			s.Fault(path, "who: no event of this text has a player to speak of")
		}
		return
	case "":
		s.Fault(path, "who is missing: %s, %s, %s or a target", language.WhoController, language.WhoOpponent,
			language.WhoEach)
		return
	}
	s.refer(path, who, language.TargetPlayer, language.TargetCard, language.TargetSpell)
}
