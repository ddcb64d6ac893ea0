package beings

import (
	"slices"
	"strconv"

	"farpost/engine"
	"farpost/engine/beings/language"
)

// facts is what rules read of a match: public facts, or everything if it is a Reader.
type facts = engine.Facts

func bookOf(f facts) *language.Book { return f.Book().(*language.Book) }

// cardOf returns the card data of an object; nil if the facts do not know it.
func cardOf(f facts, id engine.ObjID) *language.Card { return bookOf(f).At(f.Card(id)) }

// turnPlayer is whose turn it is, NoSeat in setup.
func turnPlayer(f facts) engine.Seat { return engine.Seat(f.Var(vActive) - 1) }

// other is the other player.
func other(s engine.Seat) engine.Seat { return 1 - s }

// zeroLife reports whether a player has no life cards.
func zeroLife(f facts, s engine.Seat) bool { return f.Count(zLife, s) == 0 }

// beings lists a player's Beings in play, from Left to Right.
func beings(f facts, s engine.Seat) []engine.ObjID {
	var out []engine.ObjID
	for place := range placeCodes {
		if id := beingAt(f, s, place); !id.IsZero() {
			out = append(out, id)
		}
	}
	return out
}

// beingAt is a player's Being at a location; the zero id if there is none (BE-045).
func beingAt(f facts, s engine.Seat, place int) engine.ObjID {
	for _, id := range f.Zone(zField, s) {
		if isBeing(f, id) && f.Attr(id, aPlace) == place {
			return id
		}
	}
	return engine.ObjID{}
}

// isBeing reports whether an object is a Being in play: its top card, no card beneath.
func isBeing(f facts, id engine.ObjID) bool {
	o, ok := f.Live(id)
	return ok && f.In(id, zField) && o.On == ""
}

// stack lists the cards of a Being, the lowest first.
func stack(f facts, id engine.ObjID) []engine.ObjID { return append(attached(f, zField, id), id) }

// attached lists the cards of a zone of its controller that are attached to a Being: those beneath it, or its gems.
func attached(f facts, zone string, id engine.ObjID) []engine.ObjID {
	return slices.DeleteFunc(slices.Clone(f.Zone(zone, f.Ctrl(id))), func(x engine.ObjID) bool {
		o, _ := f.Live(x)
		return o.On != engine.Obj(id)
	})
}

// gemsOf lists a player's gems that are in the gem zone and not equipped: the rested ones, or the active ones, which
// can pay (BE-033, BE-041).
func gemsOf(f facts, s engine.Seat, rested int) []engine.ObjID {
	return slices.DeleteFunc(slices.Clone(f.Zone(zGems, s)), func(id engine.ObjID) bool {
		o, _ := f.Live(id)
		return o.On != "" || int(o.Attr[aRested]) != rested
	})
}

// active is how many gems of a player can pay.
func active(f facts, s engine.Seat) int { return len(gemsOf(f, s, 0)) }

func rested(f facts, id engine.ObjID) bool { return f.Attr(id, aRested) == 1 }

// now reports whether an attribute says that something happened to a Being in this turn.
func now(f facts, id engine.ObjID, attr int) bool {
	return f.Attr(id, attr) == f.Var(vTurn) && f.Var(vTurn) > 0
}

// placeOf names the location of a Being.
func placeOf(f facts, id engine.ObjID) engine.Value { return placeVal(f.Attr(id, aPlace)) }

func placeVal(place int) engine.Value { return engine.Word(placeCodes[place]) }

// placeIn returns the location that a value names, 0 for Left; -1 if it names none.
func placeIn(v engine.Value) int { return slices.Index(placeCodes, v.Body()) }

// stat returns the stack power of a Being (BE-078), and with it its equipped gems (BE-039) and bonuses; of any other
// card its printed power, for nothing lies beneath it.
func stat(r *engine.Reader, id engine.ObjID, stat int) int {
	if cardOf(r, id) == nil {
		return 0
	}
	n := 0
	for _, x := range stack(r, id) {
		n += cardOf(r, x).Power
	}
	if stat == tPower {
		n += len(attached(r, zGems, id)) + bonus(r, engine.Obj(id))
	}
	return n
}

// bonus is what effects add to the power of a Being, to whatever Being defends against an attack, or to a player's own
// defence at 0 life.
func bonus(f facts, of engine.Value) int {
	n := 0
	for _, e := range f.Effects() {
		if slices.Contains(e.On, of) {
			n += e.N
		}
	}
	return n
}

// kindTurn is the kind of the thing that a turn's questions are about.
const kindTurn = "turn"

// turnVal names the running turn.
func turnVal(f facts) engine.Value { return engine.Value(kindTurn + ":" + strconv.Itoa(f.Var(vTurn))) }
