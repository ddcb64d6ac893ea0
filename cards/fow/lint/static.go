package lint

import (
	"fmt"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/fow/language"
)

// static checks a continuous effect.
func (k *checker) static(path string, c *language.Card, s *language.Static) {
	if s.If != nil {
		k.cond(path+".if", s.If)
	}
	switch k.ExactlyOne(path, "this static", *s, "if") {
	case "modify":
		m := s.Modify
		if m.Carrier && m.Each != nil {
			k.Fault(path+".modify", "carrier and each at once: make them separate")
		}
		if m.Carrier && (c.Type != language.Addition || c.Addition == language.OnField) {
			k.Fault(path+".modify.carrier", "carrier: this card lies under no other")
		}
		if m.Each != nil {
			k.filter(path+".modify.each", m.Each)
		}
		k.change(path+".modify", &m.Change)
	case "cannot-play":
		k.filter(path+".cannot-play", s.CannotPlay)
	case "more-damage":
		m := s.MoreDamage
		k.filter(path+".more-damage", &m.Filter)
		if m.Double == (m.N != 0) {
			k.Fault(path+".more-damage", "the damage is n more, or double: one of them")
		}
		if m.N != 0 {
			k.points(path+".more-damage.n", m.N, 100)
		}
	case "save":
		k.save(path+".save", c, s.Save)
	case "cannot-draw":
		k.One(path+".cannot-draw", s.CannotDraw, language.Own, language.Opponent, language.AnySide)
	case "prevent":
		k.points(path+".prevent", s.Prevent, 100)
	case "cost-change":
		k.filter(path+".cost-change", &s.CostChange.Filter)
		if s.CostChange.N == 0 {
			k.Fault(path+".cost-change.n", "n: it changes nothing")
		}
		k.Within(path+".cost-change.n", s.CostChange.N, -maxNumber, maxNumber)
	}
}

// save checks what happens in place of a destruction. Nothing is saved by a card that is gone already.
func (k *checker) save(path string, c *language.Card, s *language.Save) {
	k.One(path+".by", s.By, language.SaveBanish, language.SaveToHand, language.SaveRemove)
	if s.Carrier && s.Each != nil {
		k.Fault(path, "carrier and each at once: make them separate")
	}
	if s.Carrier && (c.Type != language.Addition || c.Addition == language.OnField) {
		k.Fault(path+".carrier", "carrier: this card lies under no other")
	}
	if s.Each != nil {
		k.filter(path+".each", s.Each)
	}
	if s.By == language.SaveBanish && !s.Carrier && (s.Each == nil || c.Type == language.Resonator && !s.Each.Other) {
		k.Fault(path+".by",
			"by: a card that is banished instead of itself is not saved; write to-hand or remove, or say whom else it saves")
	}
	if s.By == language.SaveBanish && c.Type == language.Ruler {
		k.Fault(path+".by", "by: rulers are not banished (FO-172)")
	}
}

// change checks a modification: it has to change something.
func (k *checker) change(path string, c *language.Change) {
	if len(lintkit.Set(*c)) == 0 {
		k.Fault(path, "it changes nothing: give atk, def, keywords, lose, cannot or must")
	}
	k.points(path+".atk", c.ATK, -maxPoints)
	k.points(path+".def", c.DEF, -maxPoints)
	for key, n := range map[string]*int{"set-atk": c.SetATK, "set-def": c.SetDEF} {
		if n != nil {
			k.points(path+"."+key, *n, 0)
		}
	}
	known := make([]string, 0, len(language.Keywords))
	for _, w := range language.Keywords {
		known = append(known, string(w))
	}
	for i, w := range c.Keywords {
		k.One(fmt.Sprintf("%s.keywords[%d]", path, i), string(w), known...)
		if slices.Contains(c.Lose, w) {
			k.Fault(path+".lose", "%q is given and taken at once", w)
		}
	}
	for i, w := range c.Lose {
		k.One(fmt.Sprintf("%s.lose[%d]", path, i), string(w), known...)
	}
	for i, w := range c.Must {
		k.One(fmt.Sprintf("%s.must[%d]", path, i), w, language.MustAttack)
	}
	for i, w := range c.Cannot {
		k.One(fmt.Sprintf("%s.cannot[%d]", path, i), w, language.CannotAttack, language.CannotBlock,
			language.CannotDestroyed, language.CannotTargeted, language.CannotCancelled)
	}
}
