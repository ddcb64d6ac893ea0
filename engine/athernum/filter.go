package athernum

import (
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/kit"
)

// onSide reports whether a seat is on a side, seen from a seat.
func onSide(f facts, side string, s, from engine.Seat) bool {
	switch side {
	case language.Own:
		return s == from
	case language.Opponent:
		return s != from
	case language.Attacked:
		target := kit.First(f, fighting(f), listTarget)
		return target != "" && f.Ctrl(target.ID()) == s
	}
	return true
}

// fits reports whether a card fits a filter of a text. Seat controls the text, self is the card on which it stands. A
// card that is gone counts as it was last.
func fits(fl *language.Filter, f facts, id, self engine.ObjID, seat engine.Seat) bool {
	c := cardOf(f, id)
	switch {
	case typeOf(f, id) == "", !onSide(f, fl.Side, f.Ctrl(id), seat),
		len(fl.Types) > 0 && !slices.Contains(fl.Types, typeOf(f, id)),
		fl.Faction != "" && factionOf(f, id) != fl.Faction,
		fl.Group != "" && (c == nil || !isFaceUp(f, id) || !slices.Contains(c.Groups, fl.Group)),
		fl.Other && (id == self || id == hostOf(f, self) && f.In(self, zItems)),
		fl.Main && !isMain(f, id), fl.NotMain && isMain(f, id),
		fl.Damaged && f.Attr(id, aDamage) == 0, fl.HasVT && f.Attr(id, aVT) == 0,
		fl.VTField && !hasField(f, id), fl.FreeSlot && !hasRoom(f, id):
		return false
	}
	return inState(f, fl.State, id)
}

// inState reports whether a card is in a state of a filter.
func inState(f facts, state string, id engine.ObjID) bool {
	switch state {
	case language.FaceUp:
		return isFaceUp(f, id)
	case language.Hidden:
		return isHidden(f, id)
	case language.Exhausted:
		return isExhausted(f, id)
	case language.Attacking:
		return kit.First(f, fighting(f), listAttacker) == engine.Obj(id)
	case language.Defending:
		return kit.First(f, fighting(f), listDefender) == engine.Obj(id)
	}
	return true
}

// fitting lists the cards in play that fit.
func fitting(fl *language.Filter, f facts, self engine.ObjID, seat engine.Seat) []engine.ObjID {
	return slices.DeleteFunc(inPlay(f), func(id engine.ObjID) bool { return !fits(fl, f, id, self, seat) })
}

// satisfied reports whether a condition holds for a text on self that a seat controls; nil always does.
func satisfied(c *language.Cond, f facts, self engine.ObjID, seat engine.Seat) bool {
	if c == nil {
		return true
	}
	mine := tokens(f, seat)
	foes := f.Opponents(seat)
	switch {
	case c.Turn != "" && (f.Var(vPhase) == phNight || (c.Turn == language.Own) != (active(f) == seat)),
		c.Phase != "" && c.Phase != phaseCodes[f.Var(vPhase)],
		c.MainExhausted && !slices.ContainsFunc(f.Zone(zMain, seat), func(id engine.ObjID) bool {
			return isExhausted(f, id)
		}),
		c.HostExhausted && !isExhausted(f, hostOf(f, self)),
		c.Controls != nil && !c.Controls.Holds(len(fitting(&c.Controls.Filter, f, self, seat))),
		c.OpponentVT > 0 && !slices.ContainsFunc(foes, func(s engine.Seat) bool {
			return tokens(f, s) >= c.OpponentVT
		}),
		c.FewestVT && slices.ContainsFunc(foes, func(s engine.Seat) bool { return tokens(f, s) <= mine }),
		c.PoolEmpty && f.Var(vPool) > 0,
		c.HandEmpty && f.Count(zHand, seat) > 0:
		return false
	}
	return true
}
