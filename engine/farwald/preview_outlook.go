package farwald

import (
	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// outlook collects notes on what a cost or a text would do now: fragments and Crystals lost, cards that shatter,
// fatigue. It goes by public facts and the choices made so far, and leaves out what is chosen later.
type outlook struct {
	r     *engine.Reader
	self  engine.ObjID // the card whose text it is
	seat  engine.Seat
	hand  int // cards of the seat's hand when the text resolves
	notes []engine.Phrase
}

func (o *outlook) say(code string, args ...engine.Arg) {
	o.notes = append(o.notes, engine.Say(code, args...))
}

// falls says once that a seat would be defeated.
func (o *outlook) falls(s engine.Seat) {
	for _, n := range o.notes {
		if n.Code == "note.defeats" && n.Arg("seat")[0] == engine.SeatVal(s) {
			return
		}
	}
	o.say("note.defeats", engine.A("seat", engine.SeatVal(s)))
}

// cost says what paying a bill with packed choices takes.
func (o *outlook) cost(b bill, packed []engine.Value) {
	if b.energy > 0 {
		o.notes = append(o.notes, costNote(o.r, b.seat, b.energy))
	}
	var down []engine.ObjID
	if b.exploit {
		down = append(down, b.self)
	}
	if down = append(down, engine.IDs(kit.PackedList(packed, answerExploit))...); len(down) > 0 {
		o.say("note.exploits", engine.A("cards", cards(o.r, down)...))
	}
	if b.regenerate {
		o.say("note.regenerates", engine.A("card", cardVal(o.r, b.self)))
	}
	var lost []engine.Change
	for _, l := range kit.UnpackLists(packed) {
		vals := cards(o.r, engine.IDs(l.Vals))
		switch part(l.Name) {
		case answerPay:
			o.say("note.pays", engine.A("need", needVal(b.ce)), engine.A("cards", vals...))
		case answerDisperse:
			o.say("note.leaves", engine.A("cards", vals...), engine.W("to", zAether))
		case answerAbandon:
			o.hand -= len(l.Vals)
			o.say("note.abandons", engine.A("cards", vals...))
		case answerFragment:
			for _, v := range l.Vals {
				lost = append(lost, crystalChange(chFragments, v, 1, engine.ObjID{}))
			}
		}
	}
	o.loses(engine.Must(lost))
	switch self := engine.A("cards", cardVal(o.r, b.self)); {
	case b.vortex:
		o.say("note.leaves", self, engine.W("to", zVortex))
	case b.disperse:
		o.say("note.leaves", self, engine.W("to", zAether))
	}
}

// effect says what instructions do with the announced targets.
func (o *outlook) effect(list []language.Instr, packed []engine.Value) {
	f := engine.Frame{Self: o.self, Owner: o.seat}
	cardlang.SetTargets(&f, packed)
	text := texts.At(o.r, &f)
	for _, in := range list {
		switch {
		case in.ShatterFragments != nil:
			var todo []engine.Change
			for _, v := range text.Things(in.ShatterFragments.Of) {
				todo = append(todo, crystalChange(chFragments, v, in.ShatterFragments.N, o.self))
			}
			o.loses(todo)
		case in.EachShattersFragments != nil:
			for _, s := range text.Seats(in.EachShattersFragments.Who) {
				if allFragments(o.r, s) <= in.EachShattersFragments.N && len(o.keepers(s)) == 0 {
					o.falls(s)
				}
			}
		case in.Shatter != nil:
			for _, v := range text.Things(in.Shatter.Of) {
				if id := v.ID(); !id.IsZero() && shatterable(o.r, id) {
					o.say("note.shatters", engine.A("card", cardVal(o.r, id)))
				} else if v.Kind() == "crystal" {
					o.loses([]engine.Change{crystalChange(chFragments, v, fragments, o.self)})
				}
			}
		case in.Remember != nil:
			for _, s := range text.Seats(in.Remember.Who) {
				o.tires(s, in.Remember.N)
			}
		}
	}
}

// tires says the Fatigue Damage of remembering n cards.
func (o *outlook) tires(s engine.Seat, n int) {
	have := o.r.Count(zHand, s)
	if s == o.seat {
		have = o.hand
	}
	got := min(n, o.r.Count(zMemory, s))
	if s == o.seat {
		o.hand += got
	}
	tired := max(0, min(got, have+got-handLimit(o.r, s)-o.r.Option(optFreeSix)))
	if tired == 0 {
		return
	}
	if s == o.seat {
		o.hand -= tired
	}
	o.say("note.fatigue", engine.A("seat", engine.SeatVal(s)), engine.N("n", tired))
	if tired >= allFragments(o.r, s) && len(o.keepers(s)) == 0 {
		o.falls(s)
	}
}

// keepers lists the Crystals of a seat that keep the first fragment that they would lose.
func (o *outlook) keepers(s engine.Seat) []engine.Value {
	var out []engine.Value
	for i := range crystals {
		if o.kept([]engine.Change{crystalChange(chFragments, crystalVal(s, i), 1, engine.ObjID{})}) > 0 {
			out = append(out, crystalVal(s, i))
		}
	}
	return out
}

// kept is how many fragments replacement effects keep of a batch that takes some of one Crystal.
func (o *outlook) kept(batch []engine.Change) int { return len(keepers(o.r, batch, nil)) }

// loses notes what a batch does to each Crystal: how many fragments it loses and keeps, that it breaks, that its
// player is defeated.
func (o *outlook) loses(batch []engine.Change) {
	by := map[engine.Value][]engine.Change{}
	var order []engine.Value
	for _, c := range batch {
		if c.Kind == chFragments {
			if by[c.To] == nil {
				order = append(order, c.To)
			}
			by[c.To] = append(by[c.To], c)
		}
	}
	broken := map[engine.Seat]int{}
	for _, v := range order {
		n, have := -o.kept(by[v]), fragmentsOf(o.r, v.Seat(), v.Index())
		for _, c := range by[v] {
			n += c.N
		}
		n = max(0, min(n, have))
		o.say("note.loses", engine.A("crystal", v), engine.N("n", n), engine.N("left", have-n))
		if n == have {
			o.say("note.breaks", engine.A("crystal", v))
			if broken[v.Seat()]++; broken[v.Seat()] == countCrystals(o.r, v.Seat()) {
				o.falls(v.Seat())
			}
		}
	}
}

func costNote(f facts, s engine.Seat, n int) engine.Phrase {
	have := f.SeatAttr(s, sEnergy)
	return engine.Say("note.cost", engine.N("n", n), engine.N("have", have), engine.N("left", have-n))
}
