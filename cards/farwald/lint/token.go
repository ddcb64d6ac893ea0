package lint

import (
	"maps"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/farwald/language"
)

// made is a card id that an instruction makes tokens of; where reports a fault at it.
type made struct {
	card  string
	where func(msg string)
}

// token checks a card with rank: token (FR-09): an Evocation, since nothing else is made, without what only playing it
// could bring, and without tokens of its own, which could go on without end.
func (k *checker) token(path string, c *language.Card) {
	if !c.IsToken() {
		return
	}
	k.tokens[c.ID] = true
	for _, x := range []struct {
		key, why string
		has      bool
	}{
		{"type", "a token is an Evocation", c.Type != language.Evocation},
		{"cost", "a token is not played, so it costs 0", c.Cost != 0},
		{"gate", "a token is not played, so it needs no Gate", c.Gate.Total() > 0},
		{"tw", "a token is not played, so it needs no Temporal Window", c.TW},
		{"charge", "a token is not played, so nobody can pay its Charge", c.Charge != nil},
		{"effect", "a token is not played; what it does as it enters is its crystallize", len(c.Effect) > 0},
	} {
		if x.has {
			k.Fault(path+"."+x.key, "%s: %s", x.key, x.why)
		}
	}
}

// makeToken checks an instruction that makes tokens. Whether its card is a token is known when all files are read.
func (s *scope) makeToken(path string, m *language.MakeToken) {
	if s.card.IsToken() {
		s.Fault(path, "make-token: a token that makes tokens could go on without end")
	}
	pos, id := s.Pos, s.card.ID
	s.k.made = append(s.k.made, made{m.Card, func(msg string) {
		f := pos.Fault(path+".card", msg)
		f.Card = id
		*s.Faults = append(*s.Faults, f)
	}})
}

// makings checks that what instructions make are tokens of some set.
func (k *checker) makings() {
	for _, m := range k.made {
		if !k.tokens[m.card] {
			m.where("card: " + lintkit.Shown([]string{m.card}) + " is no card with rank: token" +
				k.Like(m.card, slices.Sorted(maps.Keys(k.tokens))))
		}
	}
}
