package lint

import (
	"fmt"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/fow/language"
)

// filter checks which cards are meant. Nothing is meant by leaving the side out.
func (k *checker) filter(path string, f *language.Filter) {
	k.One(path+".side", f.Side, language.Own, language.Opponent, language.AnySide)
	for i, t := range f.Types {
		at := fmt.Sprintf("%s.types[%d]", path, i)
		k.One(at, t, filterTypes...)
		if slices.Contains(f.Types[:i], t) {
			k.Fault(at, "%q stands twice", t)
		}
	}
	if f.Attribute != "" {
		k.attribute(path+".attribute", f.Attribute)
	}
	if f.Group != "" {
		k.group(path+".group", f.Group)
	}
	k.One(path+".state", f.State, "", language.Rested, language.Recovered)
	if f.CostMax != nil {
		k.Within(path+".cost-max", *f.CostMax, 0, 2*maxNumber)
	}
}

// cond checks a condition: it has to ask something.
func (k *checker) cond(path string, c *language.Cond) {
	if len(lintkit.Set(*c)) == 0 {
		k.Fault(path, "the condition asks nothing")
	}
	for key, n := range map[string]*int{"life-max": c.LifeMax, "opponent-life-max": c.OpponentLifeMax} {
		if n != nil {
			k.points(path+"."+key, *n, 0)
		}
	}
	if c.Controls != nil {
		k.filter(path+".controls", c.Controls)
	}
	k.One(path+".turn", c.Turn, "", language.Own, language.Opponent)
	if c.HandMax != nil {
		k.Within(path+".hand-max", *c.HandMax, 0, maxNumber)
	}
}

var filterTypes = []string{language.Ruler, language.JRuler, language.Stone, language.Resonator, language.Spell,
	language.Addition, language.Regalia}
