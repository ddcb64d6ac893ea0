package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// previewPlay says what a declared card will cost and touch if nobody reacts. Its Energy is paid only after W1.
func previewPlay(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	id := f.Reg1(qCard).ID()
	c := cardOf(r, id)
	notes := []engine.Phrase{costNote(r, f.Owner, energyCost(r, f.Owner, c))}
	if c.Gate.Total() > 0 {
		_, have := gateMissing(r, f.Owner, c.Gate)
		notes = append(notes, engine.Say("note.gate", engine.A("need", needVal(c.Gate)), engine.A("CE", ceNeed(have)),
			engine.A("cards", cards(r, meeting(r, f.Owner, c.Gate))...)))
	}
	notes = append(notes, targetNotes(r, f.Owner, f.Reg("aims"))...)
	if c.Type == language.Evocation {
		state := "exploited"
		if entersEnergized(r, f.Owner, c) {
			state = language.PropEnergized
		}
		notes = append(notes, engine.Say("note.enters", engine.W("state", state)))
	}
	o := outlook{r: r, seat: f.Owner, hand: r.Count(zHand, f.Owner) - 1}
	if b := c.Crystallize; b != nil && len(b.Cost) == 0 {
		o.effect(b.Effect, nil)
	}
	o.effect(c.Effect, f.Reg("aims"))
	notes = append(notes, o.notes...)
	if c.Charge != nil {
		b := billOf(c.Charge.Cost, engine.ObjID{}, f.Owner)
		notes = append(notes, engine.Say("note.charge", engine.A("need", needVal(b.ce)), engine.N("n", b.energy)))
	}
	return notes
}

// meeting lists the Evocations of a seat that meet a requirement, one for each symbol, in order of arrival.
func meeting(f facts, seat engine.Seat, need language.Need) []engine.ObjID {
	have := providers(f, seat)
	elements, syms := elementsOf(f, have), need.Symbols()
	var out []engine.ObjID
	used := kit.Matching(len(syms), len(have), func(s, g int) bool { return language.Covers(syms[s], elements[g]) })
	slices.Sort(used)
	for _, g := range used {
		if g >= 0 {
			out = append(out, have[g])
		}
	}
	return out
}

// targetNotes names announced targets one by one: Crystals with their fragments, cards with the player who commands
// them unless it is the seat itself.
func targetNotes(f facts, seat engine.Seat, packed []engine.Value) []engine.Phrase {
	var out []engine.Phrase
	for _, l := range kit.UnpackLists(packed) {
		for _, v := range l.Vals {
			out = append(out, targetNote(f, seat, v))
		}
	}
	return out
}

func targetNote(f facts, seat engine.Seat, v engine.Value) engine.Phrase {
	if v.Kind() == "crystal" {
		return engine.Say("note.crystal", engine.A("crystal", v), engine.N("n", fragmentsOf(f, v.Seat(), v.Index())))
	}
	note := engine.Say("note.target", engine.A("target", shown(f, v)))
	if id := v.ID(); !id.IsZero() {
		o, _ := f.Live(id)
		whose := o.Owner
		if onField(f, id) {
			whose = f.Ctrl(id)
		}
		if whose != seat {
			note.Args = append(note.Args, engine.A("of", engine.SeatVal(whose)))
		}
	}
	return note
}

// previewActivate says what an ability's cost takes, what it is aimed at and what it does.
func previewActivate(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	return previewText(r, f.Owner, f.Node, f.Self, f.Reg("aims"), f.Reg("pays"))
}

// previewPay says the same of a text that is bought: a Charge, a Crystallize, a triggered effect with a cost.
func previewPay(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	at := offered(r, f)
	return previewText(r, f.Owner, at.Node, at.Self, f.Reg("targets"), f.Reg("pays"))
}

func previewText(r *engine.Reader, seat engine.Seat, node string, self engine.ObjID,
	aims, pays []engine.Value) []engine.Phrase {
	t, _ := bookOf(r).Parts().Part(node)
	o := outlook{r: r, self: self, seat: seat, hand: r.Count(zHand, seat)}
	o.notes = []engine.Phrase{engine.Say("note.ability", engine.A("text", engine.CardVal(node)))}
	o.cost(billOf(bookOf(r).Cost(node), self, seat), pays)
	o.notes = append(o.notes, targetNotes(r, seat, aims)...)
	o.effect(t.Effect, aims)
	return o.notes
}

// previewSwap says how an Afterthought ends: with four cards.
func previewSwap(_ *engine.Reader, f *engine.Frame) []engine.Phrase {
	n := len(f.Reg(qAside))
	return []engine.Phrase{engine.Say("note.aside", engine.N("n", n), engine.N("back", n-1))}
}
