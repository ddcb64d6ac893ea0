package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
)

// payNote says what pays an amount, and what is left to pay with.
func payNote(f facts, s engine.Seat, w language.Will, chosen []engine.Value, not []engine.ObjID) []engine.Phrase {
	if w.Total() == 0 {
		return nil
	}
	changes := payment(f, s, w, chosen, not)
	var with []engine.Value
	for _, c := range changes {
		if c.Kind == chSpend {
			with = append(with, engine.Word(c.Word))
		} else {
			with = append(with, cardVal(f, c.Obj))
		}
	}
	return []engine.Phrase{engine.Say("note.pays", engine.A("cost", willVal(w)), engine.A("with", with...)),
		engine.Say("note.left", engine.N("n", len(sources(f, s, not))-len(with)))}
}

func targetNotes(f facts, packed []engine.Value) []engine.Phrase {
	var out []engine.Phrase
	for _, v := range targetsIn(f, packed) {
		out = append(out, engine.Say("note.target", engine.A("target", v)))
	}
	return out
}

// listNote returns a note about cards; nil for an empty list.
func listNote(f facts, code string, list []engine.ObjID) []engine.Phrase {
	if len(list) == 0 {
		return nil
	}
	var cards []engine.Value
	for _, id := range list {
		cards = append(cards, cardVal(f, id))
	}
	return []engine.Phrase{engine.Say(code, engine.A("cards", cards...))}
}

// touchNote says which cards a text takes in by "each", as things are now.
func touchNote(f facts, node string, self engine.ObjID, s engine.Seat) []engine.Phrase {
	t, _ := bookOf(f).Parts().Part(node)
	var out []engine.ObjID
	for _, fl := range eachIn(t.Effect) {
		for _, id := range fitting(fl, f, self, s) {
			if !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
	}
	return listNote(f, "note.touches", out)
}

// eachIn lists the filters of what instructions act on by "each", those of branches included.
func eachIn(list []language.Instr) []*language.Filter {
	var out []*language.Filter
	add := func(on *language.On) {
		if on != nil && on.Each != nil {
			out = append(out, on.Each)
		}
	}
	for i := range list {
		x := &list[i]
		for _, on := range []*language.On{x.Destroy, x.Banish, x.ToHand, x.Remove, x.Enter, x.Rest, x.Recover,
			x.Cancel} {
			add(on)
		}
		switch {
		case x.Damage != nil:
			add(&x.Damage.On)
		case x.ToDeck != nil:
			add(&x.ToDeck.On)
		case x.Modify != nil:
			add(&x.Modify.On)
		case x.Control != nil:
			add(&x.Control.On)
		case x.Prevent != nil:
			add(&x.Prevent.On)
		case x.If != nil:
			out = append(append(out, eachIn(x.If.Then)...), eachIn(x.If.Else)...)
		case x.May != nil:
			out = append(out, eachIn(x.May.Then)...)
		}
	}
	return out
}

// previewPlay says what a play costs and is aimed at, and what else it touches.
func previewPlay(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	w, not := due(r, f)
	out := append(payNote(r, f.Owner, w, f.Reg(qPay), not), listNote(r, "note.banishes", not)...)
	if on := f.Reg1(qOn); on != "" {
		out = append(out, engine.Say("note.target", engine.A("target", shown(r, on))))
	}
	out = append(out, targetNotes(r, f.Reg("aims"))...)
	out = append(out, touchNote(r, f.Node, f.Reg1(qCard).ID(), f.Owner)...)
	return append(out, textNotes(r, f, f.Node, f.Reg1(qCard).ID(), 0)...)
}

// previewActivate says the same of an activated ability, after what it says itself.
func previewActivate(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	c := abilityOf(r, f).Cost
	rests, gives := engine.IDs(f.Reg(qRest)), engine.IDs(f.Reg(qBanish))
	if c.RestThis {
		rests = append([]engine.ObjID{f.Self}, rests...)
	}
	if c.BanishThis {
		gives = append([]engine.ObjID{f.Self}, gives...)
	}
	out := append([]engine.Phrase{engine.Say("note.ability", engine.A("text", engine.CardVal(f.Node)))},
		payNote(r, f.Owner, abilityWill(r, f), f.Reg(qPay), abilityPayers(r, f))...)
	out = append(out, listNote(r, "note.rests", rests)...)
	out = append(out, listNote(r, "note.banishes", gives)...)
	out = append(out, listNote(r, "note.discards", engine.IDs(f.Reg(qDiscard)))...)
	if c.Life > 0 {
		out = append(out, engine.Say("note.life", engine.N("n", r.SeatAttr(f.Owner, sLife)-c.Life)))
	}
	out = append(out, targetNotes(r, f.Reg("aims"))...)
	out = append(out, touchNote(r, f.Node, f.Self, f.Owner)...)
	return append(out, textNotes(r, f, f.Node, f.Self, c.Life)...)
}

// previewJudgment says what judgment costs, what the ruler turns into, and that no stone can be called then (FO-077).
func previewJudgment(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	out := payNote(r, f.Owner, judgmentCost(r, f.Owner), f.Reg(qPay), nil)
	if id, ok := rulerOf(r, f.Owner); ok && cardOf(r, id).J != nil {
		j := cardOf(r, id).J
		out = append(out, engine.Say("note.becomes", engine.A("becomes", engine.CardVal(language.JFace(r.CardID(id)))),
			engine.N("atk", j.ATK), engine.N("def", j.DEF)))
	}
	if r.MarkCount(markCalled, engine.SeatVal(f.Owner)) == 0 {
		out = append(out, engine.Say("note.no-call"))
	}
	return out
}

// previewCall says that the J/ruler is rested, and how many stones are left.
func previewCall(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	id, _ := rulerOf(r, f.Owner)
	return append(listNote(r, "note.rests", []engine.ObjID{id}),
		engine.Say("note.stones", engine.N("n", r.Count(zStoneDeck, f.Owner)-1)))
}

// previewSet says what setting costs, and warns of a card that could never be played from standby (FO-174).
func previewSet(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	id := f.Reg1(qCard).ID()
	out := payNote(r, f.Owner, language.Will{Any: standbyCost}, f.Reg(qPay), nil)
	if c := cardOf(r, id); c.Spell != language.Standby {
		out = append(out, engine.Say("note.stuck", engine.A("card", engine.CardVal(c.ID))))
	}
	return out
}

// previewWill says what is rested for which will.
func previewWill(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	return append(listNote(r, "note.rests", engine.IDs(f.Reg(qSource))),
		engine.Say("note.produces", engine.A("attribute", f.Reg1(qAttribute))))
}

// previewAttack says with how much an attacker attacks, who could block it as things are now, and what comes of it if
// nobody does.
func previewAttack(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	id := f.Reg1(qAttacker).ID()
	could := fightersWho(r, other(f.Owner), func(b engine.ObjID) bool {
		return couldBlock(r, b, id, f.Reg1(qObject)) == nil
	})
	out := []engine.Phrase{engine.Say("note.attack", engine.A("card", cardVal(r, id)),
		engine.A("object", shown(r, f.Reg1(qObject))), engine.N("n", r.Stat(id, tATK)))}
	out = append(out, listNote(r, "note.blockers", could)...)
	var o foresight
	o.fight(r, clash{attacker: id, object: f.Reg1(qObject)})
	out = append(out, o.notes(r, len(could) > 0)...)
	if atOnce(f) {
		out = append(out, engine.Say("note.declares"))
	}
	return out
}

// previewBlock says what meets, the ATK of both and the DEF that is left of them, and what comes of it.
func previewBlock(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	x := clashOf(r)
	x.blocker = f.Reg1(qBlocker).ID()
	left := func(id engine.ObjID) engine.Value { return engine.Int(r.Stat(id, tDEF) - r.Attr(id, aDamage)) }
	var o foresight
	o.fight(r, x)
	return append([]engine.Phrase{engine.Say("note.block", engine.A("card", cardVal(r, x.blocker)),
		engine.N("n", r.Stat(x.blocker, tATK)), engine.A("left", left(x.blocker)),
		engine.A("attacker", cardVal(r, x.attacker)), engine.N("atk", r.Stat(x.attacker, tATK)),
		engine.A("def", left(x.attacker)))}, o.notes(r, false)...)
}

// previewBattle warns of a battle that could only be declined (FO-134, FO-135).
func previewBattle(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	if len(attackers(r, f.Owner)) > 0 {
		return nil
	}
	return []engine.Phrase{engine.Say("note.nobody")}
}
