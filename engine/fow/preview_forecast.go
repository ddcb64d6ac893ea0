package fow

import (
	"slices"

	"farpost/engine"
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
	can := engine.A("block", engine.Int(0))
	if block {
		can = engine.A("block", engine.Int(1))
	}
	for _, q := range o.out {
		switch id := q.Of.ID(); {
		case id.IsZero() && q.Gone:
			out = append(out, engine.Say(noteLoses, engine.A("seat", q.Of), can))
		case id.IsZero():
			out = append(out, engine.Say(noteHits, engine.A("seat", q.Of), engine.A("was", engine.Int(q.Before)),
				engine.A("n", engine.Int(q.After)), can))
		case q.Gone && staysAnyway(f, id):
		case q.Gone:
			dies = append(dies, cardVal(f, id))
		default:
			out = append(out, engine.Say(noteStays, engine.A("card", cardVal(f, id)),
				engine.A("n", engine.Int(q.After)), can))
		}
	}
	if len(dies) > 0 {
		out = append([]engine.Phrase{engine.Say(noteDies, engine.A("cards", dies...), can)}, out...)
	}
	return out
}

// staysAnyway reports whether something keeps a card from being destroyed, or may (FO-163, FO-199).
func staysAnyway(f facts, id engine.ObjID) bool {
	kept := forbidden(f, id, language.CannotDestroyed)
	saves(f, engine.Change{Kind: chDestroy, Seat: engine.NoSeat, Obj: id}, func(rewrite) { kept = true })
	return kept
}

// textNotes says what a text would do to figures if it resolved now with the targets that were announced. It leaves out
// what is decided later, and says nothing where something else changes that. Paid is the life that its player pays.
func textNotes(r *engine.Reader, f *engine.Frame, node string, self engine.ObjID, paid int) []engine.Phrase {
	t, ok := bookOf(r).Part(node)
	if !ok {
		return nil
	}
	fs, o := factsOf(r), foresight{}
	sight, me := sight{r: r, f: f, self: self}, engine.SeatVal(f.Owner)
	if paid > 0 {
		o.takes(fs, me, paid)
	}
	for _, in := range t.Effect {
		switch {
		case in.Damage != nil:
			n, ok := sight.damage(in.Damage)
			if !ok {
				return nil
			}
			for _, v := range sight.things(in.Damage.On) {
				if v.Kind() == "seat" || fights(fs, v.ID()) {
					o.add(fs, damageOf(f.Owner, self, v, n))
				}
			}
			for _, s := range sight.players(in.Damage.Who) {
				o.add(fs, damageOf(f.Owner, self, engine.SeatVal(s), n))
			}
		case in.Destroy != nil:
			for _, v := range sight.things(*in.Destroy) {
				if isInPlay(fs, v.ID()) {
					o.out = append(slices.DeleteFunc(o.out, func(q engine.Forecast) bool { return q.Of == v }),
						engine.Forecast{Of: v, Gone: true})
				}
			}
		case in.Modify != nil && in.Modify.DEF < 0:
			for _, v := range sight.things(in.Modify.On) {
				if fights(fs, v.ID()) {
					o.takes(fs, v, -in.Modify.DEF)
				}
			}
		case in.Life != nil && in.Life.Times == language.Times{}:
			for _, s := range sight.players(in.Life.Who) {
				o.takes(fs, engine.SeatVal(s), -in.Life.N)
			}
		}
	}
	o.out = slices.DeleteFunc(o.out, func(q engine.Forecast) bool { return q.Of == me && q.After == q.Before-paid })
	return o.notes(fs, false)
}

func damageOf(by engine.Seat, self engine.ObjID, on engine.Value, n int) []engine.Change {
	c := engine.Change{Kind: chDamage, Seat: by, N: n, By: self}
	if c.To = on; on.Kind() != "seat" {
		c.Obj, c.To = on.ID(), ""
	}
	return []engine.Change{c}
}

// sight reads a text that is being announced: its targets are in the register "aims" of the frame, X in qX.
type sight struct {
	r    *engine.Reader
	f    *engine.Frame
	self engine.ObjID
}

// damage is how much an instruction deals; ok is false where that is not known yet.
func (x sight) damage(d *language.Damage) (n int, ok bool) {
	if len(d.HalfATK) > 0 {
		sum := 0
		for _, name := range d.HalfATK {
			of := x.things(language.On{Of: name})
			for _, v := range of {
				sum += x.r.Stat(v.ID(), tATK)
			}
			if len(of) == 0 {
				return 0, false
			}
		}
		return half(sum), true
	}
	n = d.N
	if d.X {
		n *= x.f.Reg1(qX).Num()
	}
	if d.Per != nil {
		n *= len(fitting(d.Per, factsOf(x.r), x.self, x.f.Owner))
	}
	return roundUp(n), true
}

// things are what an instruction acts on, as far as it is known; see things.
func (x sight) things(on language.On) []engine.Value {
	switch {
	case on.Each != nil:
		return engine.Objs(fitting(on.Each, factsOf(x.r), x.self, x.f.Owner))
	case on.Of == language.RefThis:
		return []engine.Value{engine.Obj(x.self)}
	case on.Of == "":
		return nil
	}
	return kit.PackedList(x.f.Reg("aims"), targetPrefix+on.Of)
}

// players are those that a Who means, as far as it is known; see players.
func (x sight) players(who string) []engine.Seat {
	switch who {
	case "", language.WhoThat:
		return nil
	case language.WhoController:
		return []engine.Seat{x.f.Owner}
	case language.WhoOpponent:
		return []engine.Seat{other(x.f.Owner)}
	case language.WhoEach:
		return inOrder(factsOf(x.r))
	}
	var out []engine.Seat
	for _, v := range x.things(language.On{Of: who}) {
		if id := v.ID(); !id.IsZero() {
			out = append(out, x.r.Ctrl(id))
		} else {
			out = append(out, v.Seat())
		}
	}
	return out
}
