package groove

import (
	"slices"

	"farpost/engine"
	"farpost/engine/groove/language"
)

// stat returns the strength of a creature in play as it is now; of any other card it is the printed one.
func stat(r *engine.Reader, id engine.ObjID, _ int) int {
	if !isCreature(r, id) {
		return cardOf(r, id).Creature.Strength
	}
	return fighting(r).strength(r, id)
}

// strength is what a creature in play has while an attack is as x says: printed, with what lasts and what is
// continuous, at least 0.
func (x clash) strength(f facts, id engine.ObjID) int {
	n := cardOf(f, id).Creature.Strength
	for _, e := range f.Effects() {
		if e.Kind == chStrength && slices.Contains(e.On, engine.Obj(id)) {
			n += e.N
		}
	}
	x.eachStatic(f, id, func(_ engine.ObjID, s *language.Static) { n += s.Strength })
	return max(0, n)
}

// computed is the strength that counts when 5c1 is computed (GR-074), now or as it is foreseen.
func (x clash) computed(f facts, id engine.ObjID) int {
	x.stage = stageBattle
	return x.strength(f, id)
}

// losers are the creatures that the battle destroys: the weaker one, of equal ones both (GR-070, GR-071).
func (x clash) losers(f facts) (out []engine.ObjID) {
	a, b := x.computed(f, x.attacker), x.computed(f, x.defender())
	if a <= b {
		out = append(out, x.attacker)
	}
	if b <= a {
		out = append(out, x.defender())
	}
	return out
}

// eachStatic visits the continuous changes that a creature in play is under, with the card that each stands on (GR-116,
// GRR-04).
func (x clash) eachStatic(f facts, id engine.ObjID, visit func(source engine.ObjID, s *language.Static)) {
	for _, s := range inOrder(f) {
		for _, zone := range []string{zField, zSpells} {
			for _, source := range f.Zone(zone, s) {
				list := cardOf(f, source).Statics(halfOf(f, source))
				for i := range list {
					if x.applies(f, &list[i], source, id) {
						visit(source, &list[i])
					}
				}
			}
		}
	}
}

// applies reports whether a continuous change of a card changes a creature. Its condition is about the creature on
// which it stands: the card itself, or the host of an Enchantment. A card beneath an Evolution does nothing.
func (x clash) applies(f facts, s *language.Static, source, id engine.ObjID) bool {
	bearer := source
	if on := onOf(f, source); on != "" {
		if halfOf(f, source) != language.SpellHalf {
			return false
		}
		bearer = on.ID()
	}
	switch {
	case !x.holds(f, s, bearer):
		return false
	case s.Each == nil:
		return bearer == id
	}
	return x.within(f, s.Each, id, source, printed)
}

// holds reports whether the condition of a continuous change holds for the creature on which it stands.
func (x clash) holds(f facts, s *language.Static, bearer engine.ObjID) bool {
	switch s.While {
	case language.WhileAlone: // GR-126
		return len(creatures(f, f.Ctrl(bearer))) == 1
	case language.WhileOther: // GR-127
		return slices.ContainsFunc(everybody(f), func(id engine.ObjID) bool {
			return id != bearer && x.within(f, s.Other, id, bearer, printed)
		})
	case language.WhileAttacking:
		return x.stage == stageBattle && x.attacker == bearer
	case language.WhileBlocking:
		return x.stage == stageBattle && x.blocker == bearer
	}
	return true
}

// printed is the strength that filters of continuous changes look at: what is now would depend on themselves.
func printed(f facts, id engine.ObjID) int { return cardOf(f, id).Creature.Strength }

// current is the strength that all other filters look at.
func current(f facts, id engine.ObjID) int { return f.Stat(id, tStrength) }

// everybody lists all creatures in play, those of the active player first, each player's in the order in which they
// came (GRR-32).
func everybody(f facts) (out []engine.ObjID) {
	for _, s := range inOrder(f) {
		out = append(out, creatures(f, s)...)
	}
	return out
}

// within reports whether a creature is among all that a text on a card means.
func (x clash) within(f facts, a *language.All, id, source engine.ObjID, strength func(facts, engine.ObjID) int) bool {
	own := f.Ctrl(id) == f.Ctrl(source)
	return (a.Side == language.Any || own == (a.Side == language.Own)) && x.fits(f, &a.Filter, id, source, strength)
}

// fits reports whether a creature has what a filter of a text on a card demands.
func (x clash) fits(
	f facts, want *language.Filter, id, source engine.ObjID, strength func(facts, engine.ObjID) int,
) bool {
	c := &cardOf(f, id).Creature
	switch {
	case want.Other && id == source,
		len(want.Races) > 0 && !slices.Contains(want.Races, c.Race),
		want.Colour != "" && !slices.Contains(c.Border, want.Colour),
		want.AtMost > 0 && strength(f, id) > want.AtMost,
		strength(f, id) < want.AtLeast:
		return false
	}
	switch want.State {
	case language.Exhausted:
		return exhausted(f, id)
	case language.Refreshed:
		return !exhausted(f, id)
	case language.Attacking:
		return x.attacker == id && x.stage != stageCompleted
	}
	return true
}

// eachKeywords visits the keywords of a creature in play with the cards that give them: its own, granted ones, and
// continuous ones.
func eachKeywords(f facts, id engine.ObjID, visit func(source engine.Value, k language.Keywords)) {
	visit(nameOf(f, id), cardOf(f, id).Creature.Keywords)
	for _, e := range f.Effects() {
		if e.Kind == chGrant && slices.Contains(e.On, engine.Obj(id)) {
			visit(e.Source, bookOf(f).Parts().Instr(e.Node).Grant.Keywords)
		}
	}
	fighting(f).eachStatic(f, id, func(source engine.ObjID, s *language.Static) {
		visit(nameOf(f, source), s.Keywords)
	})
}

// keywords are all keywords of a creature in play.
func keywords(f facts, id engine.ObjID) (all language.Keywords) {
	eachKeywords(f, id, func(_ engine.Value, k language.Keywords) { all = all.With(k) })
	return all
}

// protector is the name of a card because of which a creature cannot be attacked; "" if it can.
func protector(f facts, id engine.ObjID) (out engine.Value) {
	eachKeywords(f, id, func(source engine.Value, k language.Keywords) {
		if k.Untargetable {
			out = source
		}
	})
	return out
}
