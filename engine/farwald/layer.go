package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
)

// layer is how much of the continuous effects filters and conditions look at. Texts look at the match with all of
// them. A static effect looks at it without the very thing that it helps to make, so that no projection needs itself:
//
//	asIs             texts               all effects
//	beforeStats      statics on figures  DefEn without static changes
//	beforeControl    statics on control  the same, and each card under the seat that it entered under
type layer struct {
	facts
	bare bool // DefEn without static changes
	base bool // control as cards entered
}

// asIs is the match with all effects.
func asIs(f facts) layer { return layer{facts: f} }

// beforeStats is the match as statics that change figures measure it.
func beforeStats(f facts) layer { return layer{facts: f, bare: true} }

// beforeControl is the match as statics that change control measure it.
func beforeControl(f facts) layer { return layer{facts: f, bare: true, base: true} }

// ctrl is who commands a card in the layer.
func (l layer) ctrl(id engine.ObjID) engine.Seat {
	if l.base {
		o, _ := l.Known(id)
		return o.Base
	}
	return l.Ctrl(id)
}

// defen is the DefEn of a card in the layer.
func (l layer) defen(id engine.ObjID) int {
	if l.bare {
		return bareDefEn(l.facts, id)
	}
	return l.Stat(id, tDefEn)
}

// bareDefEn is printed DefEn less the marks.
func bareDefEn(f facts, id engine.ObjID) int {
	return cardOf(f, id).DefEn - f.Attr(id, aMarks)
}

// misfit returns why a card does not fit a filter; "" when it fits. Seat commands the text, self is the card that
// the text stands on. The card id may lie in any zone; a state means that of a positioned card.
func (l layer) misfit(fl *language.Filter, id, self engine.ObjID, seat engine.Seat) string {
	c := cardOf(l.facts, id)
	if why := wrongSide(fl.Side, l.ctrl(id), seat); why != "" {
		return why
	}
	if why := fl.Misprint(c); why != "" {
		return why
	}
	switch {
	case fl.Other && id == self:
		return "why-self"
	case fl.State == "energized" && !energized(l.facts, id), fl.State == "exploited" && energized(l.facts, id):
		return "why-state"
	case fl.DefEnMax != nil && l.defen(id) > *fl.DefEnMax:
		return whyDefEn
	}
	return ""
}

// wrongSide returns whySide when a thing of whose is not of the side that a filter asks for, seen from seat; "" when
// it is. A side that the language does not have fits nothing.
func wrongSide(side string, whose, seat engine.Seat) string {
	switch {
	case side == language.AnySide, side == language.Own && whose == seat,
		side == language.Opponent && whose != seat && whose != engine.NoSeat:
		return ""
	}
	return whySide
}

// fits reports whether a card fits a filter.
func (l layer) fits(fl *language.Filter, id, self engine.ObjID, seat engine.Seat) bool {
	return l.misfit(fl, id, self, seat) == ""
}

// satisfied reports whether a condition is true for the card self under the command of seat. About is the pending
// thing whose text asks; zero for a static.
func (l layer) satisfied(c *language.Cond, self engine.ObjID, seat engine.Seat, about engine.ObjID) bool {
	switch {
	case c.This == "energized" && !energized(l.facts, self), c.This == "exploited" && energized(l.facts, self):
		return false
	case c.OwnCrystalsMax != nil && countCrystals(l.facts, seat) > *c.OwnCrystalsMax:
		return false
	case c.OwnCrystals != nil && countCrystals(l.facts, seat) != *c.OwnCrystals:
		return false
	case c.Outnumbered && !l.outnumbered(seat):
		return false
	case c.ChargePaid && l.Attr(about, aCharged) == 0:
		return false
	}
	if c.Controls == nil {
		return true
	}
	for _, id := range l.Zone(zField, engine.NoSeat) {
		if l.fits(c.Controls, id, self, seat) { // the side is the filter's
			return true
		}
	}
	return false
}

// outnumbered reports whether an opponent of a seat controls more Evocations.
func (l layer) outnumbered(seat engine.Seat) bool {
	var n [mostSeats]int
	for _, id := range l.Zone(zField, engine.NoSeat) {
		if isEvocation(l.facts, id) {
			n[l.ctrl(id)]++
		}
	}
	return slices.Max(n[:]) > n[seat]
}
