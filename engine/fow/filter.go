package fow

import (
	"slices"

	"farpost/engine"
)

// onSide reports whether a seat is on a side, seen from a seat; "" and "any" are everybody.
func onSide(side string, s, from engine.Seat) bool {
	switch side {
	case Own:
		return s == from
	case Opponent:
		return s != from
	}
	return true
}

// fits reports whether a card fits a filter for a text on the card self that a seat controls. What is gone is
// looked at as it was last.
func (fl *Filter) fits(f facts, id, self engine.ObjID, seat engine.Seat) bool {
	c := cardOf(f, id)
	if c == nil || !onSide(fl.Side, f.Ctrl(id), seat) || fl.Other && id == self {
		return false
	}
	if len(fl.Types) > 0 && !slices.Contains(fl.Types, typeOf(f, id)) {
		return false
	}
	switch {
	case fl.Attribute != "" && !slices.Contains(c.Attributes, fl.Attribute),
		fl.Group != "" && !slices.Contains(groupsOf(f, id), fl.Group),
		fl.State == Rested && !rested(f, id), fl.State == Recovered && rested(f, id),
		fl.CostMax != nil && c.Cost.Total() > *fl.CostMax:
		return false
	}
	return true
}

// groupsOf lists the races and traits of the side of a card that is up.
func groupsOf(f facts, id engine.ObjID) []string {
	c := cardOf(f, id)
	if c.J != nil && f.Attr(id, aSide) == 1 {
		return c.J.Races
	}
	return append(c.Races[:len(c.Races):len(c.Races)], c.Traits...)
}

// all lists the cards in play that fit.
func (fl *Filter) all(f facts, self engine.ObjID, seat engine.Seat) []engine.ObjID {
	var out []engine.ObjID
	for _, id := range inPlay(f) {
		if fl.fits(f, id, self, seat) {
			out = append(out, id)
		}
	}
	return out
}

// holds reports whether a condition holds for a text that a seat controls.
func (c *Cond) holds(f facts, self engine.ObjID, seat engine.Seat) bool {
	switch {
	case c == nil:
		return true
	case c.LifeMax != nil && f.SeatAttr(seat, sLife) > *c.LifeMax,
		c.OpponentLifeMax != nil && f.SeatAttr(other(seat), sLife) > *c.OpponentLifeMax,
		c.HandMax != nil && f.Count(zHand, seat) > *c.HandMax,
		c.Turn != "" && !onSide(c.Turn, turnPlayer(f), seat),
		c.Controls != nil && len(c.Controls.all(f, self, seat)) == 0:
		return false
	}
	return true
}
