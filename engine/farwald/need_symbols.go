package farwald

// symbols lists the symbols of a requirement one by one: the elemental ones in the order of Elements, then
// "" for each generic one. It is the order in which payers are named.
func (n Need) symbols() []Element {
	out := make([]Element, 0, n.Total())
	for i, k := range n.Of {
		for range k {
			out = append(out, Elements[i])
		}
	}
	for range n.Any {
		out = append(out, "")
	}
	return out
}

// Missing gives the symbols of the requirement that Evocations of the given elements, one CE each, leave
// uncovered when as many as possible are covered; the zero Need when it is met (FW-077, FW-078).
func (n Need) Missing(have []Element) Need {
	var g supply
	for _, e := range have {
		g.add(e)
	}
	return g.missing(n)
}

// covers tells whether CE of an element fits a symbol: exactly its element, or any for a generic one.
func covers(symbol, ce Element) bool { return symbol == "" || symbol == ce }

// Plus adds two amounts symbol by symbol.
func (n Need) Plus(m Need) Need {
	for i := range n.Of {
		n.Of[i] += m.Of[i]
	}
	n.Any += m.Any
	return n
}

// needOf is the requirement of one symbol.
func needOf(symbol Element) Need {
	n := Need{}
	if e := elementIndex(symbol); e >= 0 {
		n.Of[e] = 1
	} else {
		n.Any = 1
	}
	return n
}
