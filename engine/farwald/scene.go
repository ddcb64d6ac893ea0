package farwald

import (
	"farpost/engine"
	"farpost/engine/farwald/language"
)

// scene is how filters and conditions look at the match. Texts look at it as it is; static effects look
// at a form without the very thing that they help to make, so that no projection needs itself: those that
// change figures measure DefEn without static changes, those that change control count every card with
// the seat that it entered under.
type scene struct {
	facts
	bare bool // DefEn without static changes
	base bool // control as cards entered
}

// asIs is the match with all effects.
func asIs(f facts) scene { return scene{facts: f} }

// beforeStats is the match as statics that change figures measure it.
func beforeStats(f facts) scene { return scene{facts: f, bare: true} }

// beforeControl is the match as statics that change control measure it.
func beforeControl(f facts) scene { return scene{facts: f, bare: true, base: true} }

// ctrl is who commands a card in the scene.
func (s scene) ctrl(id engine.ObjID) engine.Seat {
	if s.base {
		o, _ := s.Known(id)
		return o.Base
	}
	return s.Ctrl(id)
}

// defen is the DefEn of a card in the scene.
func (s scene) defen(id engine.ObjID) int {
	if s.bare {
		return bareDefEn(s.facts, id)
	}
	return s.Stat(id, tDefEn)
}

// bareDefEn is printed DefEn less the marks.
func bareDefEn(f facts, id engine.ObjID) int {
	c := cardOf(f, id)
	if c == nil {
		return 0
	}
	return c.DefEn - f.Attr(id, aMarks)
}

// Reasons why something is no legal target; words of the catalogue.
const (
	whyGone     = "why-gone"
	whySide     = "why-side"
	whyState    = "why-state"
	whyDefEn    = "why-defen"
	whySelf     = "why-self"
	whyCrystal  = "why-crystal"
	whyPending  = "why-stage"
	whyDefeated = "why-defeated"
)

// ReasonWords lists the reasons that M-TARGET gives.
func ReasonWords() []string {
	return []string{whyGone, whySide, language.WhyType, language.WhyElement, language.WhyGroup, language.WhySuper, whyState, language.WhyCost,
		whyDefEn, language.WhyFrangible, whySelf, whyCrystal, whyPending, whyDefeated}
}

// misfit tells why a card does not fit a filter, seen from the seat whose text it is and the card self
// that the text stands on; "" when it fits. The card is in any zone; a state is that of a positioned card.
func (s scene) misfit(fl *language.Filter, id, self engine.ObjID, seat engine.Seat) string {
	c := cardOf(s.facts, id)
	if c == nil {
		return whyGone
	}
	if why := wrongSide(fl.Side, s.ctrl(id), seat); why != "" {
		return why
	}
	if why := fl.Misprint(c); why != "" {
		return why
	}
	switch {
	case fl.Other && id == self:
		return whySelf
	case fl.State == "energized" && !energized(s.facts, id), fl.State == "exploited" && energized(s.facts, id):
		return whyState
	case fl.DefEnMax != nil && s.defen(id) > *fl.DefEnMax:
		return whyDefEn
	}
	return ""
}

// wrongSide compares whose a thing is with the side that a filter asks for; a side that the language does
// not have fits nothing.
func wrongSide(side string, whose, seat engine.Seat) string {
	switch {
	case side == language.AnySide, side == language.Own && whose == seat,
		side == language.Opponent && whose != seat && whose != engine.NoSeat:
		return ""
	}
	return whySide
}

// fits reports whether a card fits a filter.
func (s scene) fits(fl *language.Filter, id, self engine.ObjID, seat engine.Seat) bool {
	return s.misfit(fl, id, self, seat) == ""
}

// holds reports whether a condition is true for the card self under the command of seat; about is the
// pending thing whose text asks, zero for a static.
func (s scene) holds(c *language.Cond, self engine.ObjID, seat engine.Seat, about engine.ObjID) bool {
	switch {
	case c.This == "energized" && !energized(s.facts, self), c.This == "exploited" && energized(s.facts, self):
		return false
	case c.OwnCrystalsMax != nil && standing(s.facts, seat) > *c.OwnCrystalsMax:
		return false
	case c.OwnCrystalsExactly != nil && standing(s.facts, seat) != *c.OwnCrystalsExactly:
		return false
	case c.ChargePaid && s.Attr(about, aCharged) == 0:
		return false
	}
	if c.Controls == nil {
		return true
	}
	for _, id := range s.Zone(zField, engine.NoSeat) {
		if s.ctrl(id) == seat && s.fits(c.Controls, id, self, seat) {
			return true
		}
	}
	return false
}
