package athernum

import (
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/kit"
)

// facts is what rules read of a match: public facts if it is an engine.Public, everything if it is a Reader.
type facts = engine.Facts

func bookOf(f facts) *language.Book { return f.Book().(*language.Book) }

// cardOf returns the card data of an object; nil for a cover, and if the facts do not know it.
func cardOf(f facts, id engine.ObjID) *language.Card { return bookOf(f).At(f.Card(id)) }

// cardVal names an object for people: by its card, a face-down item by itself.
func cardVal(f facts, id engine.ObjID) engine.Value { return engine.CardName(f, id) }

// shown returns a value as people are told it.
func shown(f facts, v engine.Value) engine.Value {
	if id := v.ID(); !id.IsZero() {
		return cardVal(f, id)
	}
	return v
}

// active is whose turn it is: NoSeat in setup. In the Night it is whose turn ended.
func active(f facts) engine.Seat { return engine.Seat(f.Var(vActive) - 1) }

// inOrder is the active player and then the others in turn order (ATR-33, ATR-43).
func inOrder(f facts) []engine.Seat {
	s := active(f)
	if s == engine.NoSeat {
		s = engine.Seat(f.Var(vFirst))
	}
	return slices.DeleteFunc(append([]engine.Seat{s}, f.Opponents(s)...), f.Out)
}

// dueFor is the clock that runs for a decision of a seat.
func dueFor(f facts, s engine.Seat) string { return kit.Due(active(f), s) }

// inPlay lists what lies in main, character, item and location slots; of a face-down item its cover.
func inPlay(f facts) []engine.ObjID {
	var out []engine.ObjID
	for s := range engine.Seat(f.Seats()) {
		out = append(out, f.Zone(zMain, s)...)
		out = append(out, f.Zone(zLocation, s)...)
	}
	out = append(out, f.Zone(zField, engine.NoSeat)...)
	return append(out, f.Zone(zItems, engine.NoSeat)...)
}

func isInPlay(f facts, id engine.ObjID) bool {
	return f.In(id, zField) || f.In(id, zMain) || f.In(id, zItems) || f.In(id, zLocation)
}

// isHidden reports whether a thing is a face-down item without Exhaustion Counters (ATR-07).
func isHidden(f facts, id engine.ObjID) bool {
	o, ok := f.Known(id)
	return ok && o.Kind == kCover
}

// isExhausted reports whether a card has Exhaustion Counters; it is face-down then (AT-108).
func isExhausted(f facts, id engine.ObjID) bool { return f.Attr(id, aCounters) > 0 }

// isFaceUp reports whether a card shows its face, by its last known form when it is gone.
func isFaceUp(f facts, id engine.ObjID) bool { return !isHidden(f, id) && !isExhausted(f, id) }

// isMain reports whether a card is a main character.
func isMain(f facts, id engine.ObjID) bool { return f.In(id, zMain) }

// typeOf is the base type of a card, which a face-down card keeps (AT-103); "" where there is none.
func typeOf(f facts, id engine.ObjID) string {
	if isHidden(f, id) {
		return language.Item
	}
	if c := cardOf(f, id); c != nil {
		return c.Type
	}
	return ""
}

// fights reports whether a card is a character in play.
func fights(f facts, id engine.ObjID) bool {
	return (f.In(id, zField) || f.In(id, zMain)) && typeOf(f, id) == language.Character
}

// factionOf is a card's faction as it is now: a face-down card has none (AT-101).
func factionOf(f facts, id engine.ObjID) language.Faction {
	if c := cardOf(f, id); c != nil && isFaceUp(f, id) {
		return c.Faction
	}
	return ""
}

// hasField reports whether a card has a Victory Token Field; a face-down one keeps it (AT-018, AT-105).
func hasField(f facts, id engine.ObjID) bool {
	c := cardOf(f, id)
	return c != nil && c.VT > 0
}

// starting is a player's starting card, while it is in play; else the zero id (ATR-19).
func starting(f facts, s engine.Seat) engine.ObjID {
	if id := kit.Top(f, zMain, s); !id.IsZero() {
		return id
	}
	for _, id := range f.Zone(zLocation, s) {
		if f.Attr(id, aStart) == 1 {
			return id
		}
	}
	return engine.ObjID{}
}

// gives is the faction of which a player generates resources now; "" for none (AT-049, ATR-20, ATR-21).
func gives(f facts, s engine.Seat) language.Faction {
	id := starting(f, s)
	if id.IsZero() || !isFaceUp(f, id) {
		return ""
	}
	if n := f.SeatAttr(s, sFaction); n > 0 {
		return language.Factions[n-1]
	}
	return cardOf(f, id).Faction
}

// charactersOf lists the characters that a player controls in regular slots.
func charactersOf(f facts, s engine.Seat) []engine.ObjID {
	return slices.DeleteFunc(slices.Clone(f.Zone(zField, engine.NoSeat)), func(id engine.ObjID) bool {
		return f.Ctrl(id) != s
	})
}

// freeSlots lists the numbers of a player's free character slots (AT-079).
func freeSlots(f facts, s engine.Seat) []int {
	var out []int
	taken := charactersOf(f, s)
	for n := 1; n <= characterSlots; n++ {
		if !slices.ContainsFunc(taken, func(id engine.ObjID) bool { return f.Attr(id, aSlot) == n }) {
			out = append(out, n)
		}
	}
	return out
}

// attached lists what lies in the item slots of a host, covers among them.
func attached(f facts, host engine.ObjID) []engine.ObjID {
	var out []engine.ObjID
	for _, id := range f.Zone(zItems, engine.NoSeat) {
		if o, _ := f.Live(id); o.On == engine.Obj(host) {
			out = append(out, id)
		}
	}
	return out
}

// hostOf is the card in whose item slot an item lies, or lay as it was last known.
func hostOf(f facts, id engine.ObjID) engine.ObjID {
	o, _ := f.Known(id)
	return o.On.ID()
}

// hasRoom reports whether an item could be attached to a host now: it is face-up and has a free slot (AT-082, ATR-10).
func hasRoom(f facts, host engine.ObjID) bool {
	c := cardOf(f, host)
	return c != nil && c.Type != language.Item && isInPlay(f, host) && isFaceUp(f, host) &&
		len(attached(f, host)) < c.Slots
}

// beneath is the card under the cover of a face-down item; the zero id if the facts do not see it.
func beneath(f facts, cover engine.ObjID) engine.ObjID {
	for s := range engine.Seat(f.Seats()) {
		for _, id := range f.Zone(zHidden, s) {
			if o, _ := f.Live(id); o.On == engine.Obj(cover) {
				return id
			}
		}
	}
	return engine.ObjID{}
}

// tokens is how many Victory Tokens lie on cards of a player (ATR-64).
func tokens(f facts, s engine.Seat) int {
	n := 0
	for _, id := range inPlay(f) {
		if f.Ctrl(id) == s && hasField(f, id) {
			n += f.Attr(id, aVT)
		}
	}
	return n
}

// fighting is the attack that is being fought; the zero id if there is none.
func fighting(f facts) engine.ObjID { return kit.Top(f, zCombat, engine.NoSeat) }

// topOfStack is the newest entry; the zero id of an empty Stack.
func topOfStack(f facts) engine.ObjID { return kit.Top(f, zStack, engine.NoSeat) }

// kindTurn and kindCombat are the kinds of the values that name the running turn and the Combat Phase.
const (
	kindTurn   = "turn"
	kindCombat = "combat"
)

func turnVal(f facts) engine.Value   { return engine.Indexed(kindTurn, active(f), f.Var(vTurn)) }
func combatVal(f facts) engine.Value { return engine.Indexed(kindCombat, active(f), f.Var(vTurn)) }
