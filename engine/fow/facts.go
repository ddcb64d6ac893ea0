package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// facts is what rules read of a match: public facts if it is an engine.Public, everything if it is a Reader.
type facts = engine.Facts

// bookOf is the card data of the match.
func bookOf(f facts) *language.Book { return f.Book().(*language.Book) }

// cardOf returns the card data of an object, of an ability's source too; nil when there is none.
func cardOf(f facts, id engine.ObjID) *language.Card { return bookOf(f).At(f.Card(id)) }

// sideUp is the id by which people know the card of an object: of a ruler, the side that lies up.
func sideUp(f facts, id engine.ObjID) string {
	card := f.CardID(id)
	if o, _ := f.Live(id); o.Attr[aSide] == 1 {
		return language.JFace(card)
	}
	return card
}

// cardVal names an object's card for people.
func cardVal(f facts, id engine.ObjID) engine.Value {
	if c := sideUp(f, id); c != "" {
		return engine.CardVal(c)
	}
	return engine.Obj(id)
}

// shown returns a reference as people are told it: a card's name in place of an object, anything else as it is.
func shown(f facts, v engine.Value) engine.Value {
	if id := v.ID(); !id.IsZero() {
		return cardVal(f, id)
	}
	return v
}

// turnPlayer is whose turn it is, NoSeat in setup.
func turnPlayer(f facts) engine.Seat { return engine.Seat(f.Var(vActive) - 1) }

// other is the other player.
func other(s engine.Seat) engine.Seat { return 1 - s }

// inOrder is the turn player and then the other one.
func inOrder(f facts) []engine.Seat {
	s := turnPlayer(f)
	if s == engine.NoSeat {
		s = engine.Seat(f.Var(vFirst))
	}
	return []engine.Seat{s, other(s)}
}

// dueFor is the clock that runs for a decision of a seat.
func dueFor(f facts, s engine.Seat) string { return kit.Due(turnPlayer(f), s) }

// inPlay lists the cards in play (FOR-05): fields, stone areas and ruler areas, the turn player's first.
func inPlay(f facts) []engine.ObjID {
	out := slices.Clone(f.Zone(zField, engine.NoSeat))
	for _, s := range inOrder(f) {
		out = append(out, f.Zone(zRuler, s)...)
		out = append(out, f.Zone(zStones, s)...)
	}
	return out
}

// isInPlay reports whether an object is a card in play now.
func isInPlay(f facts, id engine.ObjID) bool {
	return f.In(id, zField) || f.In(id, zStones) || f.In(id, zRuler)
}

// typeOf is a card's type as it is now (FO-031): a ruler is a J-ruler on the field, and nothing while it lies
// destroyed in the ruler area (FO-171).
func typeOf(f facts, id engine.ObjID) string {
	c := cardOf(f, id)
	switch {
	case c == nil:
		return ""
	case c.Type != language.Ruler || f.Attr(id, aSide) == 0:
		return c.Type
	case f.In(id, zRuler):
		return ""
	}
	return language.JRuler
}

// isFighter reports whether an object is a J/resonator, by its last known form when it is gone.
func isFighter(f facts, id engine.ObjID) bool {
	t := typeOf(f, id)
	return t == language.Resonator || t == language.JRuler
}

// fights reports whether an object is a J/resonator on the field now.
func fights(f facts, id engine.ObjID) bool { return f.In(id, zField) && isFighter(f, id) }

// faceOf is the side of a card that works where the card is (FO-170, FO-188); nil where none does.
func faceOf(f facts, id engine.ObjID) *language.Face {
	c := cardOf(f, id)
	switch {
	case c == nil:
		return nil
	case c.Type != language.Ruler:
		return &c.Face
	case f.Attr(id, aSide) == 0:
		return &c.Face
	case f.In(id, zRuler):
		return nil
	}
	return &c.J.Face
}

// nodesOf names the parts of the side that works: those of its activated and of its triggered abilities.
func nodesOf(f facts, id engine.ObjID) (ability, trigger string) {
	if f.Attr(id, aSide) == 1 {
		return language.PartJAbility, language.PartJTrigger
	}
	return language.PartAbility, language.PartTrigger
}

// rested is the state of lying sideways.
func rested(f facts, id engine.ObjID) bool { return f.Attr(id, aRested) == 1 }

// aged reports whether a card has been under its controller's control since the turn began (FOR-31).
func aged(f facts, id engine.ObjID) bool { return f.Attr(id, aSince) <= f.Var(vBegan) }

// rulerOf is a player's ruler or J-ruler, wherever it is, as long as the player controls it (FO-073).
func rulerOf(f facts, s engine.Seat) (engine.ObjID, bool) {
	for _, id := range f.Zone(zRuler, s) {
		return id, true
	}
	for _, id := range f.Zone(zField, engine.NoSeat) {
		if o, _ := f.Live(id); o.Owner == s && typeOf(f, id) == language.JRuler && f.Ctrl(id) == s {
			return id, true
		}
	}
	return engine.ObjID{}, false
}

// fighting is the battle that is being fought, the zero id when there is none.
func fighting(f facts) engine.ObjID { return kit.Top(f, zBattle, engine.NoSeat) }

// firstOf is the first value of a list of an object, of its last known form when it is gone.
var firstOf = kit.First

// roundUp rounds to the next multiple of 100, toward plus infinity (FO-005, FOR-15).
func roundUp(n int) int {
	if m := ((n % roundTo) + roundTo) % roundTo; m != 0 {
		return n + roundTo - m
	}
	return n
}

// half is half of a number of hundreds, rounded once (FO-006).
func half(n int) int {
	return roundUp(n / 2)
}

// kindTurn is the kind of the value that names the running turn. The free moment of its player is about it.
const kindTurn = "turn"

// turnVal is the running turn.
func turnVal(f facts) engine.Value { return engine.Indexed(kindTurn, turnPlayer(f), f.Var(vTurn)) }

// kindBattle is the kind of the value that names the battle being fought. The windows of the battle are part of it.
const kindBattle = "battle"

// battleVal is the battle that is being fought, "" when there is none.
func battleVal(f facts) engine.Value {
	if fighting(f).IsZero() {
		return ""
	}
	return engine.Indexed(kindBattle, turnPlayer(f), f.Var(vBattles))
}

// mainTiming reports whether a player could take actions of the main phase now: own main phase, empty chase, no
// battle (FO-046, FO-047). It does not look at who has priority.
func mainTiming(f facts, s engine.Seat) bool {
	return turnPlayer(f) == s && f.Var(vPhase) == phMain && f.Count(zChase, engine.NoSeat) == 0 && fighting(f).IsZero()
}

// topOfChase is the object that entered the chase last.
func topOfChase(f facts) engine.ObjID { return kit.Top(f, zChase, engine.NoSeat) }
