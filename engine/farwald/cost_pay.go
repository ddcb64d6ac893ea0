package farwald

import (
	"slices"
	"strconv"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// costFrame asks the owner for the choices of a text's cost and returns them packed under their names (answerPay and
// so on). Only announcements may call it: they are refused when the choices do not pay.
func costFrame(node string, self engine.ObjID, owner engine.Seat) engine.Frame {
	f := engine.NewFrame(progCost, owner)
	f.Node, f.Self = node, self
	return f
}

// addCosts defines the program that asks for a cost.
func addCosts(g *engine.Ruleset) {
	choices := kit.Picks{Pick: pickPart,
		Name: func(r *engine.Reader, f *engine.Frame, i int) string {
			if qs := costBill(r, f).questions(r, f.Reg("packed")); i < len(qs) {
				return qs[i].name
			}
			return ""
		},
		Fits: func(r *engine.Reader, f *engine.Frame, i int, vals []engine.Value) *engine.Refusal {
			b := costBill(r, f)
			return b.pays(r, b.questions(r, f.Reg("packed"))[i].name, vals)
		}}
	g.Add(progCost, append([]engine.Step{
		engine.Guard("payable", func(r *engine.Reader, f *engine.Frame) *engine.Refusal {
			return costPayable(r, f.Node, f.Self, f.Owner)
		})}, choices.Steps()...)...)
}

// costBill is the bill of the frame's text.
func costBill(r *engine.Reader, f *engine.Frame) bill {
	return billOf(bookOf(r).Cost(f.Node), f.Self, f.Owner)
}

// costQuestion is one choice of a cost.
type costQuestion struct {
	name    string
	n       int
	options []engine.Value
	why     func(engine.WrongChoice) *engine.Refusal
	// proposed is what a table proposes: the weakest cards that pay; nil for what each player wants to choose.
	proposed []engine.Value
}

// questions lists the choices of a bill; got are the packed answers so far.
func (b bill) questions(r *engine.Reader, got []engine.Value) []costQuestion {
	var out []costQuestion
	fixed := engine.IDs(kit.PackedList(got, answerExploit))
	if len(b.others) > 0 {
		out = append(out, costQuestion{answerExploit, len(b.others), b.exploitable(r),
			b.whyNot(r, answerExploit, fixed), nil})
	}
	if n := b.ce.Total(); n > 0 {
		out = append(out, costQuestion{answerPay, n, b.payers(r, fixed), b.whyNot(r, answerPay, fixed),
			b.weakest(r, b.payers(r, fixed))})
	}
	if b.graves > 0 {
		out = append(out, costQuestion{answerDisperse, b.graves, engine.Objs(r.Zone(zVortex, b.seat)),
			func(m engine.WrongChoice) *engine.Refusal {
				return unpayable(partVortex, b.graves, given(m, r.Zone(zVortex, b.seat)))
			}, nil})
	}
	if b.abandon > 0 {
		out = append(out, costQuestion{answerAbandon, b.abandon, engine.Objs(r.Zone(zHand, b.seat)),
			func(m engine.WrongChoice) *engine.Refusal {
				return notToAbandon(r, b.abandon, m, "FW-245")
			}, nil})
	}
	var taken []engine.Value
	for i := range b.fragment {
		name := answerFragment
		if i > 0 {
			name += "." + strconv.Itoa(i+1)
		}
		before := taken
		out = append(out, costQuestion{name, 1, crystalsLeft(r, b.seat, taken),
			func(m engine.WrongChoice) *engine.Refusal {
				if m.Val.Seat() == b.seat && m.Val.Kind() == "crystal" {
					return crystalGone(r, m.Val, before)
				}
				return unpayable(partFragment, b.fragment, len(before))
			}, nil})
		taken = append(taken, kit.PackedList(got, name)...)
	}
	return out
}

// exploitable lists the own cards that fit a filter of the bill and leave the rest payable.
func (b bill) exploitable(f facts) []engine.Value {
	_, givers, _ := b.slots(f, nil)
	var out []engine.Value
	for _, id := range givers {
		for i := range b.others {
			alone := b
			alone.others = append([]language.Filter{b.others[i]}, slices.Delete(slices.Clone(b.others), i, i+1)...)
			if asIs(f).fits(&b.others[i], id, b.self, b.seat) && alone.canExploit(f, []engine.ObjID{id}) {
				out = append(out, engine.Obj(id))
				break
			}
		}
	}
	return out
}

// payers lists the Evocations that can pay some symbol beside what is exploited otherwise.
func (b bill) payers(f facts, fixed []engine.ObjID) []engine.Value {
	syms := b.ce.Symbols()
	var out []engine.Value
	for _, id := range providers(f, b.seat) {
		if (b.exploit && id == b.self) || slices.Contains(fixed, id) {
			continue
		}
		e := cardOf(f, id).Element
		if slices.ContainsFunc(syms, func(s language.Element) bool { return language.Covers(s, e) }) {
			out = append(out, engine.Obj(id))
		}
	}
	return out
}

// weakest returns of some Evocations those that pay the symbols of the bill and are of least use otherwise, by their
// Destructive and Defensive Energy; nil when they do not pay it.
func (b bill) weakest(f facts, payers []engine.Value) []engine.Value {
	payers = slices.Clone(payers)
	slices.SortStableFunc(payers, func(x, y engine.Value) int {
		use := func(v engine.Value) int { return f.Stat(v.ID(), tDesEn) + f.Stat(v.ID(), tDefEn) }
		return use(x) - use(y)
	})
	syms := b.ce.Symbols()
	used, ok := kit.Paying(len(payers), len(syms), func(giver, symbol int) bool {
		return language.Covers(syms[symbol], cardOf(f, payers[giver].ID()).Element)
	})
	if !ok {
		return nil
	}
	var out []engine.Value
	for _, giver := range used {
		out = append(out, payers[giver])
	}
	return out
}

// given counts the values that are in a list, each once.
func given(m engine.WrongChoice, list []engine.ObjID) int {
	n := 0
	for i, v := range m.Vals {
		if slices.Contains(list, v.ID()) && !slices.Contains(m.Vals[:i], v) {
			n++
		}
	}
	return n
}

// whyNot explains a misfit in a question for cards to exploit; name is answerPay or answerExploit. Fixed are the
// cards that pay for something else.
func (b bill) whyNot(r *engine.Reader, name string, fixed []engine.ObjID) func(engine.WrongChoice) *engine.Refusal {
	return func(m engine.WrongChoice) *engine.Refusal {
		id, card := m.Val.ID(), engine.A("card", r.PublicName(m.Val))
		switch {
		case m.Count() && name == answerExploit:
			return unpayable(partExploit, len(b.others), len(m.Vals))
		case m.Count():
			return b.shortCE(elementsOf(r, engine.IDs(m.Vals)))
		case !onField(r, id):
			return engine.Refuse("M-NOTPOS", "FW-140", card)
		case r.Ctrl(id) != b.seat:
			return engine.Refuse("M-CTRL", "FW-271", card)
		case !energized(r, id):
			return engine.Refuse("M-EXPLOITED", "FW-155", card)
		case name == answerExploit && !m.Twice && !slices.ContainsFunc(b.others, func(fl language.Filter) bool {
			return asIs(r).fits(&fl, id, b.self, b.seat)
		}):
			return unfit(partExploit)
		case name == answerPay && !isEvocation(r, id):
			return engine.Refuse("M-NOTEVO", "FW-076", card)
		case name == answerExploit, m.Twice, b.exploit && id == b.self, slices.Contains(fixed, id):
			return engine.Refuse("M-CEUSED", "FW-088", card)
		}
		return b.shortCE(elementsOf(r, evocationsOf(r, m.Vals)))
	}
}

// evocationsOf are those of the values that are positioned Evocations.
func evocationsOf(f facts, vals []engine.Value) []engine.ObjID {
	var out []engine.ObjID
	for _, id := range engine.IDs(vals) {
		if onField(f, id) && isEvocation(f, id) {
			out = append(out, id)
		}
	}
	return out
}

// pickPart asks for a choice of the cost.
func pickPart(r *engine.Reader, f *engine.Frame, i int) kit.Pick {
	q := costBill(r, f).questions(r, f.Reg("packed"))[i]
	return kit.Pick{Vals: q.options, Why: q.why,
		Ask: engine.SeatAsk{Seat: f.Owner, Kind: askCost + "-" + part(q.name), Verbs: chooseVerbs,
			Min: q.n, Max: q.n, Due: dueFor(r, f.Owner)}, Proposed: q.proposed}
}

// pays refuses cards that do not pay what they were named for, in whatever order they are named: a CE for each symbol
// (FW-077, FW-087), a card for each filter.
func (b bill) pays(f facts, name string, vals []engine.Value) *engine.Refusal {
	switch name {
	case answerPay:
		if es := elementsOf(f, engine.IDs(vals)); !language.SupplyOf(es).Meets(b.ce) {
			return b.shortCE(es)
		}
	case answerExploit:
		fits := func(i, giver int) bool { return asIs(f).fits(&b.others[i], vals[giver].ID(), b.self, b.seat) }
		var fixed []engine.ObjID // in the filters' order
		for _, giver := range kit.Matching(len(b.others), len(vals), fits) {
			if giver < 0 {
				return unfit(partExploit)
			}
			fixed = append(fixed, vals[giver].ID())
		}
		if !b.canExploit(f, fixed) {
			return unfit(partExploit)
		}
	}
	return nil
}

// part is the name of an answer without its number.
func part(name string) string {
	for i := range name {
		if name[i] == '.' {
			return name[:i]
		}
	}
	return name
}

// costChanges is one Must batch that pays a text's cost with the packed choices. What this card pays by
// leaving comes last, so that everything else still finds it. A fragment shattered as a cost has no author:
// it raises no Shattering (FW-200).
func costChanges(r *engine.Reader, node string, self engine.ObjID, seat engine.Seat,
	packed []engine.Value) []engine.Change {
	b := billOf(bookOf(r).Cost(node), self, seat)
	none := engine.ObjID{}
	var out []engine.Change
	if b.energy > 0 {
		out = append(out, seatChange(chDischarge, seat, b.energy, none))
	}
	if b.exploit {
		out = append(out, objChange(chExploit, self, none))
	}
	if b.regenerate {
		out = append(out, objChange(chEnergize, self, none))
	}
	for _, l := range kit.UnpackLists(packed) {
		for _, v := range l.Vals {
			switch part(l.Name) {
			case answerPay, answerExploit:
				out = append(out, objChange(chExploit, v.ID(), none))
			case answerDisperse:
				out = append(out, objChange(chDisperse, v.ID(), none))
			case answerAbandon:
				out = append(out, objChange(chAbandon, v.ID(), none))
			case answerFragment:
				out = append(out, crystalChange(chFragments, v, 1, none))
			}
		}
	}
	if b.vortex {
		out = append(out, objChange(chVortex, self, none))
	}
	if b.disperse {
		out = append(out, objChange(chDisperse, self, none))
	}
	return engine.Must(out)
}
