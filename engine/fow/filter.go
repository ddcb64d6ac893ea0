package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
)

// onSide reports whether a seat is on a side, seen from a seat; "" and "any" are everybody.
func onSide(side string, s, from engine.Seat) bool {
	switch side {
	case language.Own:
		return s == from
	case language.Opponent:
		return s != from
	}
	return true
}

// fits reports whether a card fits a filter of a text. Seat controls the text, self is the card that the text stands
// on. A card that is gone counts as it was last.
func fits(fl *language.Filter, f facts, id, self engine.ObjID, seat engine.Seat) bool {
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
		fl.State == language.Rested && !rested(f, id), fl.State == language.Recovered && rested(f, id),
		fl.CostMax != nil && c.Cost.Total() > *fl.CostMax:
		return false
	}
	return true
}

// groupsOf lists the races and traits of the side of a card that is up.
func groupsOf(f facts, id engine.ObjID) []string {
	c := cardOf(f, id)
	if f.Attr(id, aSide) == 1 {
		return c.J.Races
	}
	return append(c.Races[:len(c.Races):len(c.Races)], c.Traits...)
}

// fitting lists the cards in play that fit.
func fitting(fl *language.Filter, f facts, self engine.ObjID, seat engine.Seat) []engine.ObjID {
	return slices.DeleteFunc(inPlay(f), func(id engine.ObjID) bool { return !fits(fl, f, id, self, seat) })
}

// satisfied reports whether a condition holds for a text that a seat controls; nil always does.
func satisfied(c *language.Cond, f facts, self engine.ObjID, seat engine.Seat) bool {
	return c == nil ||
		(c.LifeMax == nil || f.SeatAttr(seat, sLife) <= *c.LifeMax) &&
			(c.OpponentLifeMax == nil || f.SeatAttr(other(seat), sLife) <= *c.OpponentLifeMax) &&
			(!c.MoreStones || f.Count(zStones, other(seat)) > f.Count(zStones, seat)) &&
			(c.HandMax == nil || f.Count(zHand, seat) <= *c.HandMax) &&
			onSide(c.Turn, turnPlayer(f), seat) &&
			(c.Controls == nil || len(fitting(c.Controls, f, self, seat)) > 0)
}

// attaches reports whether a card is an addition that lies under another card.
func attaches(c *language.Card) bool {
	return c.Type == language.Addition && c.Addition != language.OnField
}

// carries reports whether a card is a legal carrier of an addition (FO-184).
func carries(f facts, addition *language.Card, id engine.ObjID) bool {
	t := typeOf(f, id)
	onField := f.In(id, zField)
	switch addition.Addition {
	case language.OnResonator:
		return onField && t == language.Resonator
	case language.OnJRuler:
		return onField && t == language.JRuler
	case language.OnJResonator:
		return onField && (t == language.Resonator || t == language.JRuler)
	case language.OnRulerJRuler:
		return onField && t == language.JRuler || f.In(id, zRuler) && t == language.Ruler
	}
	return false
}
