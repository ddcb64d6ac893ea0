package lint

import (
	"fmt"
	"maps"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/fow/language"
)

// checker checks one file; faults go to a common list.
type checker struct {
	lintkit.Checker
	seen *lintkit.Seen
}

// types are the types that a card can have.
var types = []string{language.Ruler, language.Stone, language.Resonator, language.Spell, language.Addition,
	language.Regalia}

// inPlay are the types of cards that stay in play.
var inPlay = []string{language.Ruler, language.Stone, language.Resonator, language.Addition, language.Regalia}

// points checks life, damage, ATK or DEF: a multiple of 100 (FO-005) with a sign that fits.
func (k *checker) points(path string, n, low int) {
	k.Within(path, n, low, maxPoints)
	if n%100 != 0 {
		k.Fault(path, "%s: %d is no multiple of 100", lintkit.Leaf(path), n)
	}
}

func (k *checker) attributes(path string, list []language.Attribute) {
	for i, a := range list {
		at := fmt.Sprintf("%s[%d]", path, i)
		k.attribute(at, a)
		if slices.Contains(list[:i], a) {
			k.Fault(at, "attribute %s stands twice", a)
		}
	}
}

// attribute checks one of the five letters.
func (k *checker) attribute(path string, a language.Attribute) bool {
	list := make([]string, 0, len(language.Attributes))
	for _, x := range language.Attributes {
		list = append(list, string(x))
	}
	return k.One(path, string(a), list...)
}

func (k *checker) groups(path string, list []string) {
	k.AtMost(path, len(list), maxList)
	for i, g := range list[:min(len(list), maxList)] {
		at := fmt.Sprintf("%s[%d]", path, i)
		k.group(at, g)
		if slices.Contains(list[:i], g) {
			k.Fault(at, "%q stands twice", g)
		}
	}
}

func (k *checker) group(path, g string) {
	if !k.seen.Groups[g] {
		k.Fault(path, "unknown race or trait %q: declare it under groups of a set%s", g,
			k.Like(g, slices.Sorted(maps.Keys(k.seen.Groups))))
	}
}
