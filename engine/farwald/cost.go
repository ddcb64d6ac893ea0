package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// bill is a cost put together: what all its parts ask of one seat for one card.
type bill struct {
	self       engine.ObjID
	seat       engine.Seat
	energy     int
	ce         language.Need
	exploit    bool // this card
	regenerate bool // this card
	vortex     bool // this card leaves
	disperse   bool // this card leaves for good
	graves     int  // cards of the own Vortex
	abandon    int
	fragment   int
	others     []language.Filter // own Energized cards to exploit, one each
}

func billOf(cost []language.Cost, self engine.ObjID, seat engine.Seat) bill {
	b := bill{self: self, seat: seat}
	for _, c := range cost {
		b.energy += c.Energy
		if c.CE != nil {
			b.ce = b.ce.Plus(*c.CE)
		}
		b.exploit = b.exploit || c.ExploitThis
		b.regenerate = b.regenerate || c.RegenerateThis
		b.vortex = b.vortex || c.VortexThis
		b.disperse = b.disperse || c.DisperseThis
		b.graves += c.DisperseVortex
		b.abandon += c.Abandon
		b.fragment += c.OwnFragment
		if c.Exploit != nil {
			b.others = append(b.others, *c.Exploit)
		}
	}
	return b
}

// slots lists what the bill wants exploited; each slot takes a card of its own. First comes this card itself, then
// one slot per filter, then one per CE symbol. Givers are the cards that can be exploited; fits reports whether a
// giver fits a slot. Fixed are the cards already named for the filters, in the filters' order.
func (b bill) slots(f facts, fixed []engine.ObjID) (n int, givers []engine.ObjID, fits func(slot, giver int) bool) {
	givers = slices.DeleteFunc(controlled(f, b.seat), func(id engine.ObjID) bool { return !energized(f, id) })
	syms := b.ce.Symbols()
	first := 0
	if b.exploit {
		first = 1
	}
	s := asIs(f)
	fits = func(slot, giver int) bool {
		id := givers[giver]
		switch {
		case slot < first:
			return id == b.self
		case slot < first+len(b.others):
			if i := slot - first; i < len(fixed) {
				return id == fixed[i]
			}
			return s.fits(&b.others[slot-first], id, b.self, b.seat)
		}
		c := cardOf(f, id)
		return c.Type == language.Evocation && language.Covers(syms[slot-first-len(b.others)], c.Element)
	}
	return first + len(b.others) + len(syms), givers, fits
}

// canExploit reports whether every slot can be filled, each card paying for one thing only (FW-088, FR-55).
func (b bill) canExploit(f facts, fixed []engine.ObjID) bool {
	n, givers, fits := b.slots(f, fixed)
	return kit.Matched(n, len(givers), fits)
}

// payable refuses a bill that cannot be paid in full now (FW-205), naming the part; nil when it can. Nothing is paid
// by asking.
func (b bill) payable(f facts) *engine.Refusal {
	charged := f.SeatAttr(b.seat, sEnergy)
	switch {
	case b.energy > charged:
		return engine.Refuse("M-ENERGY", "FW-063", engine.N("n", b.energy), engine.N("k", charged))
	case b.exploit && !energized(f, b.self):
		return engine.Refuse("M-EXPLOITED", "FW-155", engine.A("card", cardVal(f, b.self)))
	case b.regenerate && !(onField(f, b.self) && !energized(f, b.self)):
		return unfit("part-regenerate")
	case (b.vortex || b.disperse) && !onField(f, b.self):
		return unfit("part-this")
	case b.graves > len(f.Zone(zVortex, b.seat)):
		return unpayable(partVortex, b.graves, len(f.Zone(zVortex, b.seat)))
	case b.abandon > f.Count(zHand, b.seat):
		return unpayable("part-abandon", b.abandon, f.Count(zHand, b.seat))
	case b.fragment > allFragments(f, b.seat):
		return unpayable(partFragment, b.fragment, allFragments(f, b.seat))
	case b.canExploit(f, nil):
		return nil
	}
	return b.unexploitable(f)
}

// unexploitable refuses a bill of which not every slot can be filled. It names what is missing: cards by filter, or
// else Crystallized Energy beside what is exploited otherwise.
func (b bill) unexploitable(f facts) *engine.Refusal {
	n, givers, fits := b.slots(f, nil)
	filled := kit.Matching(n, len(givers), fits)
	before, open := n-b.ce.Total(), 0
	used := map[engine.ObjID]bool{}
	for slot, g := range filled[:before] {
		if g >= 0 {
			used[givers[g]] = true
		} else if slot >= before-len(b.others) {
			open++
		}
	}
	if open > 0 {
		return unpayable(partExploit, len(b.others), len(b.others)-open)
	}
	var free []engine.ObjID
	for _, id := range providers(f, b.seat) {
		if !used[id] {
			free = append(free, id)
		}
	}
	return b.shortCE(elementsOf(f, free))
}

// unpayable refuses a part of a cost: it needs n, and there are k.
func unpayable(part string, n, k int) *engine.Refusal {
	no := unfit(part)
	no.Args = append(no.Args, engine.N("n", n), engine.N("k", k))
	return no
}

// unfit refuses a part of a cost where it is no matter of numbers.
func unfit(part string) *engine.Refusal {
	return engine.Refuse("M-COST", "FW-205", engine.W("part", part))
}

// shortCE says what the cost needs, what Evocations of these elements give, and what is missing.
func (b bill) shortCE(ce []language.Element) *engine.Refusal {
	no := engine.Refuse("M-CE", "FW-087", engine.A("cost", needVal(b.ce)),
		engine.A("have", ceNeed(language.SupplyOf(ce).Of)))
	if missing := language.SupplyOf(ce).Missing(b.ce); missing.Total() > 0 {
		no.Args = append(no.Args, engine.A("missing", needVal(missing)))
	}
	return no
}

func allFragments(f facts, seat engine.Seat) int {
	n := 0
	for i := range crystals {
		n += fragmentsOf(f, seat, i)
	}
	return n
}

// costPayable refuses a text whose cost the seat cannot pay in full now.
func costPayable(f facts, node string, self engine.ObjID, seat engine.Seat) *engine.Refusal {
	return billOf(bookOf(f).Cost(node), self, seat).payable(f)
}

// abilityUsable refuses an ability of a positioned card that the seat could not activate even for free: the card is not
// under its control or in the wrong state, or has no such ability (FW-153, FW-202, FW-209).
func abilityUsable(f facts, id engine.ObjID, i int, seat engine.Seat) *engine.Refusal {
	c := cardOf(f, id)
	card := func() engine.Arg { return engine.A("card", cardVal(f, id)) }
	switch {
	case f.Ctrl(id) != seat:
		return engine.Refuse("M-CTRL", "FW-202", card())
	case i >= len(c.Abilities):
		return engine.Refuse("M-NOABILITY", "FW-202", card())
	}
	a := &c.Abilities[i]
	down := a.While == "exploited" || billOf(a.Cost, id, seat).regenerate
	switch {
	case !down && !energized(f, id):
		return engine.Refuse("M-EXPLOITED", "FW-153", card())
	case down && energized(f, id):
		return engine.Refuse("M-ENERGIZED", "FW-209", card())
	}
	return nil
}
