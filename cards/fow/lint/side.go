package lint

import (
	"fmt"
	"maps"
	"slices"

	"farpost/cards/proof"
	"farpost/engine/fow/language"
)

// keywordAbilities checks what works while the card is played.
func (k *checker) keywordAbilities(path string, c *language.Card) {
	played := c.Type != language.Ruler && c.Type != language.Stone
	if k.Pos.Has(path + ".incarnation") {
		switch {
		case !played || c.Cost.Total() == 0:
			k.Fault(path+".incarnation", "incarnation: there is no cost that it could stand in for (FO-204)")
		case c.Incarnation.Any > 0 || c.Incarnation.Total() == 0:
			k.Fault(path+".incarnation", "incarnation: attribute symbols only, one for each resonator to banish, as in F+F")
		}
	}
	for key, w := range map[string]*language.Will{"judgment": c.Judgment, "incarnation": &c.Incarnation} {
		if w != nil && w.X {
			k.Fault(path+"."+key, "%s: no X here", key)
		}
	}
	if a := c.Awakening; a != nil {
		at := path + ".awakening"
		if a.Cost.X {
			k.Fault(at+".cost", "cost: no X here")
		}
		if !played {
			k.Fault(at, "awakening: the card is not played")
		}
		if a.Cost.Total() == 0 {
			k.Fault(at+".cost", "cost: an Awakening that costs nothing is the text itself (FO-202)")
		}
		k.awakening(at, c, a)
	}
	if t := c.Trigger; t != nil {
		k.moment(path+".trigger", t)
	}
}

// awakening checks the text that is bought: that of a spell, or triggered abilities of what comes into the field.
func (k *checker) awakening(path string, c *language.Card, a *language.Awakening) {
	if c.Type == language.Spell {
		if len(a.Triggers) > 0 {
			k.Fault(path+".triggers", "triggers: a spell is never in play: write an effect")
		}
		k.newScope(c, nil).block(path, &a.Block, "the Awakening")
		return
	}
	if len(a.Targets)+len(a.Effect)+len(a.Modes) > 0 {
		k.Fault(path, "this card comes into the field: give its Awakening triggers, not an effect")
	}
	if len(a.Triggers) == 0 {
		k.Fault(path, "the Awakening says nothing")
	}
	k.triggers(path+".triggers", c, a.Triggers)
}

// moment checks the Trigger of a Chant-Standby: an event or a condition (FO-178, FO-179).
func (k *checker) moment(path string, m *language.Moment) {
	switch {
	case m.On == "" && m.While == nil:
		k.Fault(path, "the Trigger says nothing: give it on or while")
	case m.On != "" && m.While != nil:
		k.Fault(path, "the Trigger says on and while at once: one of them")
	case m.While != nil:
		k.cond(path+".while", m.While)
	default:
		k.event(path, &m.Event)
		if hasSubject(m.On) && m.Of == nil {
			k.Fault(path, "of is missing: say whose event the Trigger waits for")
		}
	}
}

// jside checks the J-ruler side.
func (k *checker) jside(path string, c *language.Card) {
	j := c.J
	k.Words(path+".name", j.Name, proof.MaxName, true)
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

func (k *checker) triggers(path string, c *language.Card, list []language.When) {
	k.AtMost(path, len(list), maxBlocks)
	for i := range list {
		at := fmt.Sprintf("%s[%d]", path, i)
		t := &list[i]
		k.event(at, &t.Event)
		if t.If != nil {
			k.cond(at+".if", t.If)
		}
		k.newScope(c, &t.Event).block(at, &t.Block, "the trigger")
	}
}

// cost checks the cost of an ability; it must have one (FO-186).
func (k *checker) cost(path string, c *language.Cost) {
	if len(proof.Set(*c)) == 0 {
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
		k.Fault(path+".by", "by: a card that is banished instead of itself is not saved; write to-hand or remove, or say whom else it saves")
	}
	if s.By == language.SaveBanish && c.Type == language.Ruler {
		k.Fault(path+".by", "by: rulers are not banished (FO-172)")
	}
}

// change checks a modification: it has to change something.
func (k *checker) change(path string, c *language.Change) {
	if len(proof.Set(*c)) == 0 {
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
		k.One(fmt.Sprintf("%s.cannot[%d]", path, i), w, language.CannotAttack, language.CannotBlock, language.CannotDestroyed, language.CannotTargeted, language.CannotCancelled)
	}
}

func (k *checker) group(path, g string) {
	if !k.seen.Groups[g] {
		k.Fault(path, "unknown race or trait %q: declare it under groups of a set%s", g, k.Like(g, slices.Sorted(maps.Keys(k.seen.Groups))))
	}
}

var filterTypes = []string{language.Ruler, language.JRuler, language.Stone, language.Resonator, language.Spell, language.Addition, language.Regalia}

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
	if len(proof.Set(*c)) == 0 {
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
