package lint

import (
	"slices"
	"strings"

	"farpost/engine/fow"
)

// jOnly says by symbol ability whether only the j side of a ruler can have it. What has none at all is checked with
// the parts of a type.
var jOnly = map[fow.Keyword]bool{
	fow.Swiftness: false, fow.TargetAttack: false, fow.FirstStrike: false, fow.Pierce: false,
	fow.Explode: false, fow.Flying: false,
	fow.Imperishable: true,
}

// bearer checks that a card can have a symbol ability. One without a rule is a fault of its own: whoever adds a
// symbol ability says here where it belongs.
func (k *checker) bearer(at string, w fow.Keyword, c *fow.Card) {
	switch only, ok := jOnly[w]; {
	case !ok && slices.Contains(fow.Keywords, w):
		k.Fault(at, "%q: the linter has no rule for this symbol ability", w)
	case only && c.Type != fow.Ruler:
		k.Fault(at, "only the j side of a ruler can be %s (FO-199)", strings.ToUpper(string(w[:1]))+string(w[1:]))
	}
}

// idle says by flag on which cards it could never matter, and why.
var idle = map[string]struct {
	on  func(*fow.Card) bool
	why string
}{
	"special": {func(c *fow.Card) bool { return slices.Contains(types, c.Type) && c.Type != fow.Stone },
		"only magic stones are special"},
	"quickcast": {func(c *fow.Card) bool {
		return c.Type == fow.Ruler || c.Type == fow.Stone || c.Type == fow.Spell && c.Spell != fow.Chant
	}, "the card can be played at that time anyway, or is not played at all"},
}

// flags checks that each flag of a card can matter.
func (k *checker) flags(path string, c *fow.Card) {
	for _, code := range append(c.Flags(true), c.Flags(false)...) {
		switch rule, ok := idle[code]; {
		case !ok:
			k.Fault(path+"."+code, "%s: the linter has no rule for this flag", code)
		case rule.on(c):
			k.Fault(path+"."+code, "%s: %s", code, rule.why)
		}
	}
}
