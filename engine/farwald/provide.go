package farwald

import "farpost/engine"

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
	g := crystallized(f, seat)
	return g.missing(need), g.of
}

// supply is Crystallized Energy: how much of each element, and how much in all.
type supply struct {
	of  [4]int
	all int
}

func (g *supply) add(e Element) {
	if i := elementIndex(e); i >= 0 {
		g.of[i]++
	}
	g.all++
}

// crystallized is what a seat's Evocations give now (FW-073 to FW-076).
func crystallized(f facts, seat engine.Seat) (g supply) {
	if n, ok := f.Memo(memoSupply); ok && n>>supplySeat == uint64(seat)+1 {
		return unpackSupply(n)
	}
	for id := range controls(f, seat) {
		if c := cardOf(f, id); c != nil && c.Type == Evocation && energized(f, id) {
			g.add(c.Element)
		}
	}
	if g.all < 1<<supplyBits {
		f.SetMemo(memoSupply, g.pack()|(uint64(seat)+1)<<supplySeat)
	}
	return g
}

// A supply below 1<<supplyBits in all is packed into the low bits of a figure, that of an element each and the sum;
// supplySeat is where there is room for more.
const (
	supplyBits = 8
	supplySeat = 5 * supplyBits
)

func (g supply) pack() uint64 {
	n := uint64(g.all)
	for _, of := range g.of {
		n = n<<supplyBits | uint64(of)
	}
	return n
}

func unpackSupply(n uint64) (g supply) {
	for i := range g.of {
		g.of[len(g.of)-1-i] = int(n & (1<<supplyBits - 1))
		n >>= supplyBits
	}
	g.all = int(n & (1<<supplyBits - 1))
	return g
}

// missing gives the symbols of a requirement that are left uncovered when as many as possible are covered:
// an element covers its own symbols first, what is left over the generic ones (FW-077, FW-078).
func (g supply) missing(need Need) (out Need) {
	left := g.all
	for i, n := range need.Of {
		k := min(n, g.of[i])
		out.Of[i], left = n-k, left-k
	}
	out.Any = max(0, need.Any-left)
	return out
}

// covers reports whether a requirement is met (FW-078, FW-082).
func (g supply) covers(need Need) bool {
	m := g.missing(need)
	return m.Total() == 0
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
