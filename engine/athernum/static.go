package athernum

import (
	"slices"
	"strings"

	"farpost/engine"
	"farpost/engine/athernum/language"
)

// Kinds of continuous effect that texts make (Effect.Kind). Node names the instruction.
const (
	effModify  = "modify"  // On; Node "<node>#<i>"
	effControl = "control" // On, Seat who has control
)

// Codes of Effect.Until.
const (
	untilTurn    = "turn"    // until Evening's Stacks are done (ATR-47)
	untilMorning = "morning" // until UntilSeat's next Morning
	untilStay    = "stay"    // as long as Source stays face-up in play
	untilGone    = "gone"    // as long as the card is where it is
)

// eachStatic visits the static abilities that work: of face-up cards in play, once they have resolved (AT-124, AT-125,
// ATR-38). An Equip ability works from an item slot only (AT-144).
func eachStatic(f facts, visit func(src engine.ObjID, a *language.Ability)) {
	for _, src := range inPlay(f) {
		on := f.Attr(src, aActive)
		if on == 0 || !isFaceUp(f, src) {
			continue
		}
		c := cardOf(f, src)
		for i := range c.Abilities {
			if a := &c.Abilities[i]; on>>i&1 == 1 && satisfied(a.If, f, src, f.Ctrl(src)) {
				visit(src, a)
			}
		}
	}
}

// works reports whether an ability of a card works from where the card lies (AT-144).
func works(f facts, id engine.ObjID, a *language.Ability) bool { return !a.Equip || f.In(id, zItems) }

// reaches reports whether a modification that stands on src is for a card in play.
func reaches(f facts, on language.On, src, id engine.ObjID) bool {
	switch {
	case on.Each != nil:
		return fits(on.Each, f, id, src, f.Ctrl(src))
	case on.Of == language.Host:
		return hostOf(f, src) == id
	}
	return src == id
}

// touches visits the modifications that reach a card in play, each with the id of the card on which it stands.
func touches(f facts, id engine.ObjID, visit func(card string, ch *language.Change)) {
	if !isInPlay(f, id) {
		return
	}
	eachStatic(f, func(src engine.ObjID, a *language.Ability) {
		if m := a.Continuous.Modify; m != nil && reaches(f, m.On, src, id) {
			visit(f.CardID(src), &m.Change)
		}
	})
	for _, e := range f.Effects() {
		if e.Kind == effModify && slices.Contains(e.On, engine.Obj(id)) {
			node, _, _ := strings.Cut(e.Node, "/")
			visit(node, &bookOf(f).Parts().Instr(e.Node).Modify.Change)
		}
	}
}

// projectStat is Ruleset.Stat: the printed figure and all that changes it. A face-down card has no values, and a bonus
// creates none (AT-100, ATR-04).
func projectStat(r *engine.Reader, id engine.ObjID, stat int) int {
	c := cardOf(r, id)
	if c == nil || !isFaceUp(r, id) {
		return 0
	}
	n := printed(c, stat)
	touches(r, id, func(_ string, ch *language.Change) {
		if stat == tOFV {
			n += ch.OFV
		} else {
			n += ch.DFV
		}
	})
	return max(n, 0)
}

// printed is what stands on a card.
func printed(c *language.Card, stat int) int {
	if stat == tOFV {
		return c.OFV
	}
	return c.DFV
}

// projectCtrl is Ruleset.Ctrl: of an item who controls its host, of a character who last gained control of it.
func projectCtrl(r *engine.Reader, id engine.ObjID) engine.Seat {
	o := r.Look(id)
	switch {
	case r.In(id, zItems):
		if _, ok := r.Live(o.On.ID()); ok {
			return r.Ctrl(o.On.ID())
		}
	case r.In(id, zField):
		s := o.Base
		for _, e := range r.Effects() {
			if e.Kind == effControl && slices.Contains(e.On, engine.Obj(id)) && !r.Out(e.Seat) {
				s = e.Seat
			}
		}
		return s
	}
	return o.Base
}

// forbidden reports whether an effect forbids something to a card.
func forbidden(f facts, id engine.ObjID, what string) bool {
	no := false
	touches(f, id, func(_ string, ch *language.Change) { no = no || slices.Contains(ch.Cannot, what) })
	return no
}

// activatedOn lists the nodes of the activated abilities that a card has now: its own and those that are granted. A
// face-down card has none (AT-099).
func activatedOn(f facts, id engine.ObjID) []string {
	if !isFaceUp(f, id) {
		return nil
	}
	c := cardOf(f, id)
	var out []string
	for i := range c.Abilities {
		if a := &c.Abilities[i]; a.Kind == language.Activated && works(f, id, a) {
			out = append(out, language.AbilityNode(c.ID, i))
		}
	}
	touches(f, id, func(card string, ch *language.Change) {
		if node := language.GrantedNode(card); ch.Grant != nil && !slices.Contains(out, node) {
			out = append(out, node)
		}
	})
	return out
}

// priceOf is what playing a card costs in resources now (AT-016, AT-076).
func priceOf(f facts, id engine.ObjID) language.Amount {
	c := cardOf(f, id)
	w := c.Price()
	if c.Cost == nil {
		return w
	}
	eachStatic(f, func(src engine.ObjID, a *language.Ability) {
		if p := a.PlayCost; p != nil && fits(&p.Each, f, id, src, f.Ctrl(src)) {
			w = c.PriceAt(max(w.Total()+p.N, min(p.Min, w.Total())))
		}
	})
	return w
}

// dueOf is what an ability costs a player now, with what static abilities add (AT-138, AT-140).
func dueOf(f facts, a *language.Ability, s engine.Seat) language.Cost {
	c := a.Due()
	eachStatic(f, func(src engine.ObjID, st *language.Ability) {
		if x := st.AbilityCost; x != nil && onSide(f, x.Who, s, f.Ctrl(src)) {
			c.Pay.Any += x.N
		}
	})
	return c
}
