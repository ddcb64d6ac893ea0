package farwald

// matching gives every slot a giver of its own, so far as that is possible: fits tells whether a giver may
// fill a slot. The result holds the giver of each slot, -1 for a slot left open. As many slots as possible
// are filled (augmenting paths), and a slot is left open only when it cannot be filled beside all earlier
// ones that are, so earlier slots come first.
func matching(slots, givers int, fits func(slot, giver int) bool) []int {
	of := make([]int, slots) // slot -> giver
	at := make([]int, givers)
	for i := range of {
		of[i] = -1
	}
	for i := range at {
		at[i] = -1
	}
	var try func(slot int, seen []bool) bool
	try = func(slot int, seen []bool) bool {
		for g := range givers {
			if seen[g] || !fits(slot, g) {
				continue
			}
			seen[g] = true
			if at[g] < 0 || try(at[g], seen) {
				of[slot], at[g] = g, slot
				return true
			}
		}
		return false
	}
	for s := range slots {
		try(s, make([]bool, givers))
	}
	return of
}

// full reports whether a matching left no slot open.
func full(of []int) bool {
	for _, g := range of {
		if g < 0 {
			return false
		}
	}
	return true
}

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
