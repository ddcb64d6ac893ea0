package lint

import (
	"farpost/cards/lintkit"
	"farpost/engine/fow/language"
)

// checker checks one card at a time; faults go to a common list.
type checker struct{ *lintkit.Form }

// rules are what cards must keep wherever it stands.
func (k checker) rules() []lintkit.Rule {
	return []lintkit.Rule{lintkit.On(k.change), lintkit.On(k.event), lintkit.On(k.moment), lintkit.On(k.cost),
		lintkit.On(k.search), lintkit.On(k.damage), lintkit.On(k.costChange), lintkit.On(k.life)}
}

// cost checks that an ability is paid with own cards.
func (k checker) cost(path string, c *language.Cost) {
	for key, f := range map[string]*language.Filter{"rest": c.Rest, "banish": c.Banish} {
		if f != nil && f.Side != language.Own {
			k.Fault(path+"."+key+".side", "side: a cost is paid with own cards")
		}
	}
}

// change checks a modification: it has to change something, and not give what it takes.
func (k checker) change(path string, c *language.Change) {
	if len(lintkit.Set(*c)) == 0 {
		k.Fault(path, "it changes nothing: give atk, def, keywords, lose, cannot or must")
	}
	for _, w := range c.Keywords {
		for _, lost := range c.Lose {
			if w == lost {
				k.Fault(path+".lose", "%q is given and taken at once", w)
			}
		}
	}
}

func (k checker) costChange(path string, c *language.CostChange) {
	if c.N == 0 {
		k.Fault(path+".n", "n: it changes nothing")
	}
}

func (k checker) damage(path string, d *language.Damage) {
	if (d.X || d.Per != nil) && d.N == 0 {
		k.Fault(path, "n is missing: it is what is multiplied")
	}
}

// life checks numbers of life points and of cards, which are counted alike.
func (k checker) life(path string, in *language.Instr) {
	if l := in.Life; l != nil {
		if l.N == 0 {
			k.Fault(path+".life.n", "n: it changes nothing")
		}
		if l.N%100 != 0 {
			k.Fault(path+".life.n", "n: %d is no multiple of 100", l.N)
		}
	}
	if in.Draw != nil {
		k.Within(path+".draw.n", in.Draw.N, 1, maxDrawn)
	}
}

// maxDrawn is how many cards one instruction may draw.
const maxDrawn = 20

// search checks what is looked for: cards of the own main deck. Cards that go where others cannot see them must be
// revealed.
func (k checker) search(path string, f *language.Search) {
	if f.Side != language.Own && f.Side != "" {
		k.Fault(path+".side", "side: it is the own main deck that is searched")
	}
	for _, t := range f.Types {
		if t == language.Ruler || t == language.JRuler || t == language.Stone {
			k.Fault(path+".types", "%s: no main deck holds one (FO-008)", t)
		}
		if f.Enter && t == language.Spell {
			k.Fault(path+".types", "spell: it cannot be put into a field")
		}
	}
	if f.State != "" {
		k.Fault(path+".state", "state: cards in a deck are not told apart by it")
	}
	if f.Other {
		k.Fault(path+".other", "other: cards in a deck are not told apart by it")
	}
	if narrow := len(f.Types) > 0 || f.Attribute != "" || f.Group != "" || f.CostMax != nil; narrow && !f.Enter &&
		!f.Reveal {
		k.Fault(path+".reveal", "reveal is missing: the opponent has to see that the card fits")
	}
}
