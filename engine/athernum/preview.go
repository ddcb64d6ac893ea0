package athernum

import (
	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/cardlang"
)

// costNote says what is paid and with what.
func costNote(r *engine.Reader, f *engine.Frame, w language.Amount) []engine.Phrase {
	if w.Total() == 0 {
		return nil
	}
	b := billOf(r, f.Owner, w)
	with, _ := b.Of(f.Reg(qPay)).Covered()
	return []engine.Phrase{engine.Say("note.pays", engine.A("cost", costVal(w)), engine.A("with", with...),
		engine.N("left", len(b.From)-w.Total()))}
}

// previewCommand says what a standard Command ability costs and what is left.
func previewCommand(verb string) func(*engine.Reader, *engine.Frame) []engine.Phrase {
	return func(r *engine.Reader, f *engine.Frame) []engine.Phrase {
		out := []engine.Phrase{engine.Say("note.ct", engine.N("n", commandCost(verb)),
			engine.N("left", r.SeatAttr(f.Owner, sCT)-commandCost(verb)))}
		if verb == verbGenerate {
			out = append(out, engine.Say("note.generates", engine.W("faction", string(gives(r, f.Owner)))))
		}
		if id := starting(r, f.Owner); verb == verbInfluence && !id.IsZero() {
			out = append(out, tokensNote(r, f.Owner, id, 1)...)
		}
		return out
	}
}

// previewCast says what a card costs, what makes way for it, and how many Victory Tokens it adds.
func previewCast(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	id := f.Reg1(qCard).ID()
	c := cardOf(r, id)
	var out []engine.Phrase
	if c.Cost != nil {
		out = costNote(r, f, priceOf(r, id).Plus(extraCost(c).Pay))
	}
	if gone := append(shownAll(r, f.Reg(qSacrifice)), makesWay(r, f, c)...); len(gone) > 0 {
		out = append(out, engine.Say("note.discards", engine.A("cards", gone...)))
	}
	if c.VT > 0 && f.Reg1(qFace) != engine.Word(faceDownWord) {
		out = append(out, engine.Say("note.field", engine.N("n", c.VT)))
	}
	return out
}

// makesWay lists the locations that a new one replaces.
func makesWay(r *engine.Reader, f *engine.Frame, c *language.Card) []engine.Value {
	var out []engine.Value
	for _, id := range r.Zone(zLocation, f.Owner) {
		if c.Type == language.Location && !c.Irregular && !cardOf(r, id).Irregular {
			out = append(out, cardVal(r, id))
		}
	}
	return out
}

func shownAll(r *engine.Reader, vals []engine.Value) []engine.Value {
	var out []engine.Value
	for _, v := range vals {
		out = append(out, shown(r, v))
	}
	return out
}

// previewAbility says what an ability costs, and at what it is aimed.
func previewAbility(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	c := costOf(r, f)
	out := costNote(r, f, c.Pay)
	if c.CT > 0 {
		out = append(out, engine.Say("note.ct", engine.N("n", c.CT), engine.N("left", r.SeatAttr(f.Owner, sCT)-c.CT)))
	}
	if gone := append(shownAll(r, f.Reg(qSacrifice)), shownAll(r, f.Reg(qDiscard))...); len(gone) > 0 {
		out = append(out, engine.Say("note.discards", engine.A("cards", gone...)))
	}
	if targets := targetsIn(r, f.Reg("aims")); len(targets) > 0 {
		out = append(out, engine.Say("note.targets", engine.A("targets", targets...)))
	}
	return append(out, placedNotes(r, f)...)
}

// placedNotes say what an ability comes to that puts Victory Tokens onto the card it stands on, or onto its only
// target.
func placedNotes(r *engine.Reader, f *engine.Frame) (out []engine.Phrase) {
	for _, in := range bookOf(r).Ability(f.Node).Effect {
		if in.PlaceVT == nil || in.PlaceVT.Each != nil {
			continue
		}
		id := f.Self
		if in.PlaceVT.Of != cardlang.This {
			aims := aimsIn(f.Reg("aims"))
			if len(aims) != 1 {
				continue
			}
			id = aims[0].ID()
		}
		if isInPlay(r, id) {
			out = append(out, tokensNote(r, f.Owner, id, in.PlaceVT.N)...)
		}
	}
	return out
}

// previewCombat says what an attack comes to with which the Combat Phase begins; nothing without one.
func previewCombat(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	if len(f.Reg(qAttacker)) == 0 {
		return nil
	}
	return previewAttack(r, f)
}

// previewAttack says what an attack comes to if nobody defends and nothing else happens, and who could defend.
func previewAttack(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	a, b := f.Reg1(qAttacker).ID(), f.Reg1(qTarget).ID()
	out := fightNotes(r, a, b)
	var could []engine.Value
	if !forbidden(r, a, language.CannotBeDefended) {
		for _, id := range fighters(r, r.Ctrl(b)) {
			if id != b && !isExhausted(r, id) {
				could = append(could, cardVal(r, id))
			}
		}
	}
	if len(could) > 0 {
		out = append(out, engine.Say("note.defenders", engine.A("cards", could...)))
	}
	return out
}

func previewDefend(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	return fightNotes(r, f.Reg1(qDefender).ID(), engine.IDs(r.Look(fighting(r)).List(listAttacker))[0])
}

// fightNotes say what two characters deal to each other, and for which of them that is too much, if it is.
func fightNotes(f facts, a, b engine.ObjID) []engine.Phrase {
	out := []engine.Phrase{engine.Say("note.fight", engine.A("card", cardVal(f, a)), engine.A("target", cardVal(f, b)),
		engine.N("n", f.Stat(a, tOFV)), engine.N("back", f.Stat(b, tOFV)))}
	var falls []engine.Value
	for _, x := range [][2]engine.ObjID{{a, b}, {b, a}} {
		if falling(f, x[1], f.Stat(x[0], tOFV)) {
			falls = append(falls, cardVal(f, x[1]))
		}
	}
	if len(falls) > 0 {
		out = append(out, engine.Say("note.falls", engine.A("cards", falls...)))
	}
	return out
}

// falling reports whether so much more damage is too much for a character as everything is now.
func falling(f facts, id engine.ObjID, n int) bool {
	return isFaceUp(f, id) && exceeds(f.Attr(id, aDamage)+n, f.Stat(id, tDFV))
}

// tokensNote says how many Victory Tokens a card has after so many more from the pool, and whether a player wins by
// that.
func tokensNote(f facts, s engine.Seat, id engine.ObjID, n int) []engine.Phrase {
	args := []engine.Arg{engine.A("card", cardVal(f, id)), engine.N("n", f.Attr(id, aVT)+min(n, f.Var(vPool))),
		engine.N("max", cardOf(f, id).VT)}
	out := []engine.Phrase{engine.Say("note.tokens", args...)}
	if how := wouldWin(f, s, id, n); how != "" && f.Ctrl(id) == s {
		out = append(out, engine.Say("note.wins", engine.W("how", how)))
	}
	return out
}
