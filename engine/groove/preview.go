package groove

import (
	"farpost/engine"
	"farpost/engine/groove/language"
)

func previewCharge(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	out := []engine.Phrase{engine.Say("note.crystals", engine.N("n", r.Count(zCrystals, f.Owner)+1))}
	switch {
	case r.Var(vCharged) == 1:
		return append(out, engine.Say("note.locked"))
	case cardUsed(r, f).Dual():
		return append(out, engine.Say("note.dual"))
	}
	return out
}

// previewUse says what is paid and what the half does.
func previewUse(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	c, h := cardUsed(r, f), inUse(f)
	var out []engine.Phrase
	if cost := c.Cost(h); cost.Groove > 0 {
		out = append(out, engine.Say("note.pays", engine.N("n", cost.Groove),
			engine.N("left", r.Count(zGroove, f.Owner)-cost.Groove)))
	} else {
		out = append(out, manaNote(r, f.Owner, cost.Mana)...)
	}
	if h == language.SpellHalf && c.Spell.Stays() {
		out = append(out, engine.Say("note.stays", halfName(r, f.Reg1(qCard).ID(), h)))
	}
	return append(out, engine.Say("note.text", engine.A("text", engine.CardVal(language.Says(c.ID, h)))))
}

func manaNote(f facts, s engine.Seat, n int) []engine.Phrase {
	if n == 0 {
		return nil
	}
	return []engine.Phrase{engine.Say("note.costs", engine.N("n", n), engine.N("left", mana(f, s)-n))}
}

func previewTap(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	_, t := tapOf(r, f.Self)
	var out []engine.Phrase
	if t.Cost != nil {
		out = manaNote(r, f.Owner, t.Cost.Mana)
	}
	return append(out, engine.Say("note.text", engine.A("text", engine.CardVal(f.Node))))
}

func previewEnd(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	return []engine.Phrase{engine.Say("note.draws", engine.N("n", drawn(r, f.Owner, len(f.Reg(qDiscard)))))}
}

// previewAttack says with how much a creature attacks, who could block, and what comes of it if nobody does.
func previewAttack(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	id, target, foe := f.Reg1(qCreature).ID(), f.Reg1(qTarget), other(f.Owner)
	x := clash{attacker: id, target: target}
	out := []engine.Phrase{engine.Say("note.attack", named(r, id), engine.N("n", x.computed(r, id)),
		engine.A("target", shown(r, target)))}
	var could []engine.Value
	for _, b := range creatures(r, foe) {
		if cannotBlock(r, id, b) == nil {
			could = append(could, nameOf(r, b))
		}
	}
	if len(could) > 0 {
		out = append(out, engine.Say("note.blockers", engine.A("cards", could...)))
	}
	switch n := len(shields(r, foe)); {
	case !target.ID().IsZero():
		id := target.ID()
		return append(out, engine.Say("note.against", named(r, id), engine.N("n", x.computed(r, id))))
	case n == 0:
		return append(out, engine.Say("note.wins", engine.A("seat", engine.SeatVal(foe))))
	default:
		return append(out, engine.Say("note.breaks", engine.A("seat", engine.SeatVal(foe)), engine.N("n", n)))
	}
}

// previewBlock says what the battle would come to.
func previewBlock(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	x := fighting(r)
	x.blocker = f.Reg1(qBlocker).ID()
	return []engine.Phrase{fallNote(r, x)}
}

// fallNote says who is destroyed in a battle as it would be computed now.
func fallNote(f facts, x clash) engine.Phrase {
	var lost []engine.Value
	for _, id := range x.losers(f) {
		lost = append(lost, nameOf(f, id))
	}
	return engine.Say("note.falls", engine.A("cards", lost...))
}
