package lint

import (
	"fmt"
	"slices"
	"strings"

	"farpost/cards/lintkit"
	"farpost/engine/fow/language"
)

// jside checks the J-ruler side.
func (k *checker) jside(path string, c *language.Card) {
	j := c.J
	k.Words(path+".name", j.Name, lintkit.MaxName, true)
	k.Figure(path+".figure", j.Figure)
	k.points(path+".atk", j.ATK, 0)
	k.points(path+".def", j.DEF, 100)
	k.groups(path+".races", j.Races)
	k.face(path, c, &j.Face)
}

// face checks what a side does in play.
func (k *checker) face(path string, c *language.Card, f *language.Face) {
	known := make([]string, 0, len(language.Keywords))
	for _, w := range language.Keywords {
		known = append(known, string(w))
	}
	for i, w := range f.Keywords {
		at := fmt.Sprintf("%s.keywords[%d]", path, i)
		k.One(at, string(w), known...)
		if slices.Contains(f.Keywords[:i], w) {
			k.Fault(at, "%q stands twice; a second one adds nothing (FO-190)", w)
		}
		k.bearer(at, w, c)
	}
	k.AtMost(path+".produces", len(f.Produces), maxBlocks)
	for i, p := range f.Produces {
		at := fmt.Sprintf("%s.produces[%d].of", path, i)
		if len(p.Of) == 0 {
			k.Fault(at, "of is empty: name the attributes to choose from")
		}
		for j, a := range p.Of {
			if a != language.Void {
				k.attribute(fmt.Sprintf("%s[%d]", at, j), a)
			}
		}
	}
	k.AtMost(path+".abilities", len(f.Abilities), maxBlocks)
	for i := range f.Abilities {
		at := fmt.Sprintf("%s.abilities[%d]", path, i)
		k.cost(at+".cost", &f.Abilities[i].Cost)
		s := k.newScope(c, nil)
		s.x = f.Abilities[i].Cost.Will.X
		s.block(at, &f.Abilities[i].Block, "the ability")
	}
	k.triggers(path+".triggers", c, f.Triggers)
	k.AtMost(path+".statics", len(f.Statics), maxBlocks)
	for i := range f.Statics {
		k.static(fmt.Sprintf("%s.statics[%d]", path, i), c, &f.Statics[i])
	}
}

// cost checks the cost of an ability; it must have one (FO-186).
func (k *checker) cost(path string, c *language.Cost) {
	if len(lintkit.Set(*c)) == 0 {
		k.Fault(path, "an ability that costs nothing could be used without end")
	}
	k.Within(path+".will", c.Will.Total(), 0, maxNumber)
	if c.Life != 0 {
		k.points(path+".life", c.Life, 100)
	}
	k.Within(path+".discard", c.Discard, 0, maxNumber)
	for key, f := range map[string]*language.Filter{"rest": c.Rest, "banish": c.Banish} {
		if f != nil {
			k.filter(path+"."+key, f)
			if f.Side != language.Own {
				k.Fault(path+"."+key+".side", "side: a cost is paid with own cards")
			}
		}
	}
}

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
