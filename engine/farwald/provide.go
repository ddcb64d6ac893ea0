package farwald

import "farpost/engine"

// providers lists the Evocations that give a seat Crystallized Energy now: its own, Energized ones
// (FW-073 to FW-076), in order of arrival.
func providers(f facts, seat engine.Seat) []engine.ObjID {
	var out []engine.ObjID
	for _, id := range controlled(f, seat) {
		if isEvocation(f, id) && energized(f, id) {
			out = append(out, id)
		}
	}
	return out
}

// elementsOf gives the elements that Evocations provide, in their order; "" for a card without one.
func elementsOf(f facts, ids []engine.ObjID) []Element {
	out := make([]Element, len(ids))
	for i, id := range ids {
		if c := cardOf(f, id); c != nil {
			out[i] = c.Element
		}
	}
	return out
}

// gateMissing gives the symbols of a Gate requirement that a seat's Crystallized Energy does not cover,
// and how much of each element it has. Nothing is used up by asking (FW-080).
func gateMissing(f facts, seat engine.Seat, need Need) (missing Need, have [4]int) {
	ce := elementsOf(f, providers(f, seat))
	return need.Missing(ce), countElements(ce)
}

func countElements(es []Element) (n [4]int) {
	for _, e := range es {
		if i := elementIndex(e); i >= 0 {
			n[i]++
		}
	}
	return n
}

// ceNeed writes an amount of Crystallized Energy as people read it, such as "F+W"; "-" for none.
func ceNeed(have [4]int) engine.Value { return needVal(Need{Of: have}) }

// needVal is a requirement as an argument of a message.
func needVal(n Need) engine.Value { return engine.Value("need:" + n.String()) }
