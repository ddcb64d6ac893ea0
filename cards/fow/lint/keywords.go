package lint

import (
	"slices"
	"strings"

	"farpost/engine/fow/language"
)

// jOnly says by symbol ability whether only the j side of a ruler can have it. What has none at all is checked with
// the parts of a type.
var jOnly = map[language.Keyword]bool{
	language.Swiftness: false, language.TargetAttack: false, language.FirstStrike: false, language.Pierce: false,
	language.Explode: false, language.Flying: false,
	language.Imperishable: true,
}

// bearer checks that a card can have a symbol ability. One without a rule is a fault of its own: whoever adds a
// symbol ability says here where it belongs.
func (k *checker) bearer(at string, w language.Keyword, c *language.Card) {
	switch only, ok := jOnly[w]; {
	case !ok && slices.Contains(language.Keywords, w):
		k.Fault(at, "%q: the linter has no rule for this symbol ability", w)
	case only && c.Type != language.Ruler:
		k.Fault(at, "only the j side of a ruler can be %s (FO-199)", strings.ToUpper(string(w[:1]))+string(w[1:]))
	}
}

// idle says by flag on which cards it could never matter, and why.
var idle = map[string]struct {
	on  func(*language.Card) bool
	why string
}{
	"special": {func(c *language.Card) bool { return slices.Contains(types, c.Type) && c.Type != language.Stone },
		"only magic stones are special"},
	"quickcast": {func(c *language.Card) bool {
		return c.Type == language.Ruler || c.Type == language.Stone || c.Type == language.Spell && c.Spell != language.Chant
	}, "the card can be played at that time anyway, or is not played at all"},
}

// flags checks that each flag of a card can matter.
func (k *checker) flags(path string, c *language.Card) {
	for _, code := range append(c.Flags(true), c.Flags(false)...) {
		switch rule, ok := idle[code]; {
		case !ok:
			k.Fault(path+"."+code, "%s: the linter has no rule for this flag", code)
		case rule.on(c):
			k.Fault(path+"."+code, "%s: %s", code, rule.why)
		}
	}
}
