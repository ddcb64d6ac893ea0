package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// notes says what was foreseen, for the confirmation of an answer: who is destroyed, who stays with how much, which
// life is left; nothing where something may change a part of it. block says that the other player can still block.
func (o *foresight) notes(f facts, block bool) []engine.Phrase {
	if o.open {
		return nil
	}
	var out []engine.Phrase
	var dies []engine.Value
	can := engine.N("block", 0)
	if block {
		can = engine.N("block", 1)
	}
	for _, q := range o.out {
		switch id := q.Of.ID(); {
		case id.IsZero() && q.Gone:
			out = append(out, engine.Say("note.loses", engine.A("seat", q.Of), can))
		case id.IsZero():
			out = append(out, engine.Say("note.hits", engine.A("seat", q.Of), engine.N("was", q.Before),
				engine.N("n", q.After), can))
		case q.Gone && staysAnyway(f, id):
		case q.Gone:
			dies = append(dies, cardVal(f, id))
		default:
			out = append(out, engine.Say("note.stays", engine.A("card", cardVal(f, id)), engine.N("n", q.After), can))
		}
	}
	if len(dies) > 0 {
		out = append([]engine.Phrase{engine.Say("note.dies", engine.A("cards", dies...), can)}, out...)
	}
	return out
}

// staysAnyway reports whether something keeps a card from being destroyed, or may (FO-163, FO-199).
func staysAnyway(f facts, id engine.ObjID) bool {
	kept := forbidden(f, id, language.CannotDestroyed)
	saves(f, engine.Change{Kind: chDestroy, Seat: engine.NoSeat, Obj: id}, func(string, kit.Rewrite) { kept = true })
	return kept
}

// textNotes says what a text would do to figures if it resolved now with the targets that were announced. It leaves out
// what is decided later, and says nothing where something else changes that. Paid is the life that its player pays.
func textNotes(r *engine.Reader, f *engine.Frame, node string, self engine.ObjID, paid int) []engine.Phrase {
	p, _ := bookOf(r).Parts().Part(node)
	o, me := foresight{}, engine.SeatVal(f.Owner)
	if paid > 0 {
		o.takes(r, me, paid)
	}
	text := engine.Frame{Node: node, Self: self, Owner: f.Owner}
	cardlang.SetTargets(&text, f.Reg("aims"))
	text.Set(listX, f.Reg(qX)...)
	x := texts.At(r, &text)
	for _, in := range p.Effect {
		switch {
		case in.Damage != nil:
			if slices.ContainsFunc(in.Damage.HalfATK, func(of string) bool { return len(x.Things(of)) == 0 }) {
				return nil // that is not known yet
			}
			n := damageOf(x, in.Damage)
			for _, v := range things(x, in.Damage.On) {
				if v.Kind() == "seat" || fights(r, v.ID()) {
					o.add(r, []engine.Change{damageChange(f.Owner, self, v, n)})
				}
			}
			for _, s := range x.Seats(in.Damage.Who) {
				o.add(r, []engine.Change{damageChange(f.Owner, self, engine.SeatVal(s), n)})
			}
		case in.Destroy != nil:
			for _, v := range things(x, *in.Destroy) {
				if isInPlay(r, v.ID()) {
					o.out = append(slices.DeleteFunc(o.out, func(q engine.Forecast) bool { return q.Of == v }),
						engine.Forecast{Of: v, Gone: true})
				}
			}
		case in.Modify != nil && in.Modify.DEF < 0:
			for _, v := range things(x, in.Modify.On) {
				if fights(r, v.ID()) {
					o.takes(r, v, -in.Modify.DEF)
				}
			}
		case in.Life != nil && in.Life.Times == language.Times{}:
			for _, s := range x.Seats(in.Life.Who) {
				o.takes(r, engine.SeatVal(s), -in.Life.N)
			}
		}
	}
	o.out = slices.DeleteFunc(o.out, func(q engine.Forecast) bool { return q.Of == me && q.After == q.Before-paid })
	return o.notes(r, false)
}
