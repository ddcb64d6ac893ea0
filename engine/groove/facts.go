package groove

import (
	"slices"
	"strconv"

	"farpost/engine"
	"farpost/engine/groove/language"
)

// facts is what rules read of a match: public facts, or everything if it is a Reader.
type facts = engine.Facts

func bookOf(f facts) *language.Book { return f.Book().(*language.Book) }

// cardOf returns the card data of an object; nil if the facts do not know it.
func cardOf(f facts, id engine.ObjID) *language.Card { return bookOf(f).At(f.Card(id)) }

// halfOf is the half of a card that is in use, also as it was last known; "" for none.
func halfOf(f facts, id engine.ObjID) language.Half {
	switch f.Attr(id, aHalf) {
	case halfCreature:
		return language.CreatureHalf
	case halfSpell:
		return language.SpellHalf
	}
	return ""
}

// nameOf names an object for people: by the half in use, else as a whole card.
func nameOf(f facts, id engine.ObjID) engine.Value {
	if c := f.CardID(id); c != "" {
		return engine.CardVal(language.Face(c, halfOf(f, id)))
	}
	return engine.Obj(id)
}

// named is the argument "card" that names an object.
func named(f facts, id engine.ObjID) engine.Arg { return engine.A("card", nameOf(f, id)) }

// halfName is the argument "card" that names a half of a card that is not in play.
func halfName(f facts, id engine.ObjID, h language.Half) engine.Arg {
	return engine.A("card", engine.CardVal(language.Face(f.CardID(id), h)))
}

// turnPlayer is whose turn it is, NoSeat in setup.
func turnPlayer(f facts) engine.Seat { return engine.Seat(f.Var(vActive) - 1) }

// other is the other player.
func other(s engine.Seat) engine.Seat { return 1 - s }

// inOrder is the active player and then the other one (GRR-32).
func inOrder(f facts) []engine.Seat {
	s := max(turnPlayer(f), 0)
	return []engine.Seat{s, other(s)}
}

// isCreature reports whether an object is a creature in play: no card beneath one, and no Enchantment under one.
func isCreature(f facts, id engine.ObjID) bool {
	o, ok := f.Live(id)
	return ok && f.In(id, zField) && o.On == ""
}

// creatures lists a player's creatures in the order in which they came.
func creatures(f facts, s engine.Seat) []engine.ObjID {
	return only(f.Zone(zField, s), func(id engine.ObjID) bool { return isCreature(f, id) })
}

// permanents lists a player's permanent spells (GRR-04).
func permanents(f facts, s engine.Seat) []engine.ObjID {
	return only(f.Zone(zSpells, s), func(id engine.ObjID) bool { return onOf(f, id) == "" })
}

// attached lists what is attached to a creature or a shield of a player: Enchantments, and cards beneath an Evolution.
func attached(f facts, s engine.Seat, to engine.Value) []engine.ObjID {
	zone := zField
	if to.Kind() == kindShield {
		zone = zSpells
	}
	return only(f.Zone(zone, s), func(id engine.ObjID) bool { return onOf(f, id) == to })
}

func onOf(f facts, id engine.ObjID) engine.Value {
	o, _ := f.Live(id)
	return o.On
}

func only(ids []engine.ObjID, fits func(engine.ObjID) bool) []engine.ObjID {
	return slices.DeleteFunc(slices.Clone(ids), func(id engine.ObjID) bool { return !fits(id) })
}

// shieldVal names the shield in a slot, from 0 on.
func shieldVal(s engine.Seat, slot int) engine.Value { return engine.Indexed(kindShield, s, slot) }

// shields lists the shields of a player by their slots. Which card lies there nobody knows (GRR-15).
func shields(f facts, s engine.Seat) (out []engine.Value) {
	for slot := range mostShields {
		if f.SeatAttr(s, sShields)&(1<<slot) != 0 {
			out = append(out, shieldVal(s, slot))
		}
	}
	return out
}

// locked reports whether crystals cannot be used because two were charged (GR-040).
func locked(f facts) bool { return f.Var(vCharged) == 2 }

// mana is how many crystals of a player are not depleted.
func mana(f facts, s engine.Seat) int { return f.Count(zCrystals, s) - f.SeatAttr(s, sDepleted) }

// hasColour reports whether a player has a crystal of a colour, depleted or not (GR-047, GR-048).
func hasColour(f facts, s engine.Seat, of language.Colour) bool {
	return slices.ContainsFunc(f.Zone(zCrystals, s), func(id engine.ObjID) bool { return cardOf(f, id).Gives(of) })
}

func exhausted(f facts, id engine.ObjID) bool { return f.Attr(id, aExhausted) == 1 }

// kindTurn is the kind of the thing that a turn's questions are about.
const kindTurn = "turn"

// turnVal names the running turn.
func turnVal(f facts) engine.Value { return engine.Value(kindTurn + ":" + strconv.Itoa(f.Var(vTurn))) }
