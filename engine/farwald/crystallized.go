package farwald

import (
	"farpost/engine"
	"farpost/engine/farwald/language"
)

// providers lists the Evocations that give a seat Crystallized Energy now: its own, Energized ones
// (FW-073 to FW-076), in order of arrival.
func providers(f facts, seat engine.Seat) []engine.ObjID {
	var out []engine.ObjID
	for id := range controls(f, seat) {
		if isEvocation(f, id) && energized(f, id) {
			out = append(out, id)
		}
	}
	return out
}

// elementsOf returns the elements that Evocations provide, in their order; "" for a card without one.
func elementsOf(f facts, ids []engine.ObjID) []language.Element {
	out := make([]language.Element, len(ids))
	for i, id := range ids {
		if c := cardOf(f, id); c != nil {
			out[i] = c.Element
		}
	}
	return out
}

// gateMissing returns the symbols of a Gate requirement that a seat's Crystallized Energy does not cover, and how
// much of each element the seat has. Nothing is used up by asking (FW-080).
func gateMissing(f facts, seat engine.Seat, need language.Need) (missing language.Need, have [4]int) {
	s := crystallized(f, seat)
	return s.Missing(need), s.Of
}

// crystallized is what a seat's Evocations give now (FW-073 to FW-076).
func crystallized(f facts, seat engine.Seat) (s language.Supply) {
	if n, ok := f.Memo(memoSupply); ok && n>>supplySeat == uint64(seat)+1 {
		return unpackSupply(n)
	}
	for id := range controls(f, seat) {
		if isEvocation(f, id) && energized(f, id) {
			s.Add(cardOf(f, id).Element)
		}
	}
	if s.All < 1<<supplyBits {
		f.SetMemo(memoSupply, packSupply(s)|(uint64(seat)+1)<<supplySeat)
	}
	return s
}

// A supply below 1<<supplyBits in all is packed into the low bits of a figure: supplyBits for each element, then for
// the sum. The bits from supplySeat on are free.
const (
	supplyBits = 8
	supplySeat = 5 * supplyBits
)

func packSupply(s language.Supply) uint64 {
	n := uint64(s.All)
	for _, of := range s.Of {
		n = n<<supplyBits | uint64(of)
	}
	return n
}

func unpackSupply(n uint64) (s language.Supply) {
	for i := range s.Of {
		s.Of[len(s.Of)-1-i] = int(n & (1<<supplyBits - 1))
		n >>= supplyBits
	}
	s.All = int(n & (1<<supplyBits - 1))
	return s
}

// ceNeed writes an amount of Crystallized Energy as people read it, such as "F+W"; "-" for none.
func ceNeed(have [4]int) engine.Value { return needVal(language.Need{Of: have}) }

// needVal is a requirement as an argument of a message.
func needVal(n language.Need) engine.Value { return engine.Value("need:" + n.String()) }
