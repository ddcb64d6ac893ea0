package lint

import (
	"maps"
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
