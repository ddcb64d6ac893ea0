package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// canAwaken reports whether the Awakening of a card that is being played could be paid for, and finds its targets.
func canAwaken(r *engine.Reader, f *engine.Frame) bool {
	c := playedCard(r, f)
	w := c.Awakening.Cost
	if !free(f) && !canIncarnate(r, c, f.Owner) {
		w = w.Plus(c.Cost)
	}
	if !free(f) {
		w = changedCost(r, f.Reg1(qCard).ID(), w)
	}
	return cannotPay(r, f.Owner, w, nil) == nil &&
		texts.NoTargets(r, cardlang.Node(c.ID, language.PartAwakening), f.Reg1(qCard).ID(), f.Owner) == nil
}

// awakenLabel names the one answer to the question of an Awakening.
const awakenLabel = "awakening"

// askAwaken asks whether the Awakening is paid for; nothing chosen plays the card without (FO-202).
func askAwaken(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	c := playedCard(r, f)
	cost := engine.A("cost", willVal(c.Awakening.Cost))
	return engine.SeatAsk{Max: 1, Prompt: engine.Say(qAwaken, engine.A("card", engine.CardVal(c.ID)), cost),
		Options: []engine.Option{{Key: kit.WordYes, Label: engine.Say(awakenLabel, cost)}}}, nil
}

// askIncarnate asks which resonators are banished instead of paying; none pays the cost (FO-204).
func askIncarnate(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	c := playedCard(r, f)
	sa := engine.SeatAsk{Max: c.Incarnation.Total(),
		Prompt: engine.Say(qIncarnate, engine.A("card", engine.CardVal(c.ID)),
			engine.A("cost", willVal(c.Incarnation)))}
	if w, not := due(r, f); cannotPay(r, f.Owner, w, not) != nil {
		sa.Min = sa.Max // else the card could not be paid for at all
	}
	sa.Options = engine.OptionsOf(payers(r, c, f.Owner), nil)
	return sa, nil
}

// payers lists the resonators that could pay some symbol of an Incarnation.
func payers(f facts, c *language.Card, s engine.Seat) []engine.ObjID {
	var out []engine.ObjID
	for _, id := range f.Zone(zField, engine.NoSeat) {
		if typeOf(f, id) == language.Resonator && f.Ctrl(id) == s &&
			slices.ContainsFunc(cardOf(f, id).Attributes, func(a language.Attribute) bool {
				return slices.Contains(c.Incarnation.Symbols(), a)
			}) {
			out = append(out, id)
		}
	}
	return out
}

// canIncarnate reports whether a card has an Incarnation, and the resonators of a player cover all its symbols, one
// each (FO-205).
func canIncarnate(f facts, c *language.Card, s engine.Seat) bool {
	return c.Incarnation.Total() > 0 && coversIncarnation(f, c, payers(f, c, s))
}

func coversIncarnation(f facts, c *language.Card, with []engine.ObjID) bool {
	syms := c.Incarnation.Symbols()
	return kit.Matched(len(syms), len(with), func(slot, giver int) bool {
		return slices.Contains(cardOf(f, with[giver]).Attributes, syms[slot])
	})
}

// incarnates refuses a choice of resonators that does not cover every symbol.
func incarnates(r *engine.Reader, f *engine.Frame) *engine.Refusal {
	with := engine.IDs(f.Reg(qIncarnate))
	c := playedCard(r, f)
	if len(with) == 0 || len(with) == c.Incarnation.Total() && coversIncarnation(r, c, with) {
		return nil
	}
	for _, a := range c.Incarnation.Symbols() {
		for _, id := range with {
			if len(with) == c.Incarnation.Total() && !slices.Contains(cardOf(r, id).Attributes, a) {
				return engine.Refuse("E-NOT-SHARED", "FO-204", engine.A("resonator", cardVal(r, id)),
					engine.W("attribute", string(a)))
			}
		}
	}
	return engine.Refuse("E-ONE-SYMBOL", "FO-205", engine.N("n", c.Incarnation.Total()))
}

// whyNotPayer explains a card that cannot be banished for an Incarnation.
func whyNotPayer(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
	id := m.Val.ID()
	switch {
	case m.Count() && len(m.Vals) == 0:
		w, not := due(r, f)
		return cannotPay(r, f.Owner, w, not)
	case m.Count(), m.Twice:
		return engine.Refuse("E-ONE-SYMBOL", "FO-205", engine.N("n", playedCard(r, f).Incarnation.Total()))
	case typeOf(r, id) == language.JRuler:
		return engine.Refuse("E-NO-J-RULER", "FO-205")
	case fights(r, id) && r.Ctrl(id) != f.Owner:
		return engine.Refuse("E-NOT-YOURS", "FO-204", engine.A("card", cardVal(r, id)))
	}
	a := playedCard(r, f).Incarnation.Symbols()[0]
	return engine.Refuse("E-NOT-SHARED", "FO-204", engine.A("resonator", r.PublicName(m.Val)),
		engine.W("attribute", string(a)))
}

// askCarrier asks what an addition is added to.
func askCarrier(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	sa := engine.SeatAsk{Min: 1, Max: 1}
	sa.Options = engine.OptionsOf(carriers(r, playedCard(r, f)), nil)
	if len(sa.Options) == 0 {
		return sa, engine.Refuse("E-NO-TARGET", "FO-084", engine.A("card", playedVal(r, f)))
	}
	return sa, nil
}

// whyNotCarrier explains what an addition cannot be added to.
func whyNotCarrier(r *engine.Reader, _ *engine.Frame, m engine.WrongChoice) *engine.Refusal {
	return kit.WrongValue(m, engine.Refuse("E-TARGET", "FO-184", engine.A("target", r.PublicName(m.Val))))
}

// askX asks for the number that stands for X (FO-083). Spare is how much will can be had beyond all other costs, and
// so the largest X; below 0 only 0 can be chosen.
func askX(f *engine.Frame, spare int) engine.SeatAsk {
	sa := engine.SeatAsk{Min: 1, Max: 1}
	for n := range max(0, spare) + 1 {
		sa.Options = append(sa.Options, engine.Option{Key: engine.Int(n)})
	}
	return sa
}

// whyNotX explains why a number cannot stand for X: what would be due with it, and what could pay that.
func whyNotX(m engine.WrongChoice, due func(x int) language.Will, from []source) *engine.Refusal {
	if m.Val.Kind() != "int" || m.Val.Num() < 0 {
		return kit.WrongValue(m, engine.Refuse("E-NUMBER", "FO-083"))
	}
	return kit.WrongValue(m, short(kit.NewBill(due(m.Val.Num()), from)))
}

// answerable lists the events that the card may answer, oldest first; of those that its text cannot tell apart, the
// first. Nil for a card that waits for no event.
func answerable(r *engine.Reader, f *engine.Frame) []engine.Effect {
	c, id := playedCard(r, f), f.Reg1(qCard).ID()
	var out []engine.Effect
	for _, e := range momentsOf(r, f.Owner, c.ID, r.Attr(id, aIn)) {
		if !slices.ContainsFunc(out, func(x engine.Effect) bool {
			return slices.Equal(x.On, e.On) && x.UntilSeat == e.UntilSeat
		}) {
			out = append(out, e)
		}
	}
	return out
}

// subject is what an event is about for who chooses among several: a card, or the event's player where there is none.
func subject(e engine.Effect) engine.Value {
	if e.On[0] == "" {
		return engine.SeatVal(e.UntilSeat)
	}
	return e.On[0]
}

// kindEvent is the kind of value that names one of several events about the same, by its place among those that can be
// answered.
const kindEvent = "event"

// askAnswers asks which event a Chant-Standby answers (FO-178). An event is named by its subject. Of several with the
// same subject the later ones are named by their place, and each says what else it is about.
func askAnswers(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	sa := engine.SeatAsk{Min: 1, Max: 1}
	all := answerable(r, f)
	for i, e := range all {
		same := func(x engine.Effect) bool { return subject(x) == subject(e) }
		o := engine.Option{Key: subject(e), Label: engine.Say("event", engine.A("card", shown(r, subject(e))))}
		if slices.IndexFunc(all, same) < i {
			o.Key = engine.Indexed(kindEvent, f.Owner, i)
		}
		if slices.ContainsFunc(slices.Delete(slices.Clone(all), i, i+1), same) {
			o.Label = engine.Say("event-with", engine.A("card", shown(r, subject(e))),
				engine.A("other", shown(r, e.On[1])))
		}
		sa.Options = append(sa.Options, o)
	}
	return sa, nil
}

// answered is the event that was chosen, or the only one.
func answered(r *engine.Reader, f *engine.Frame) engine.Effect {
	all := answerable(r, f)
	sa, _ := askAnswers(r, f)
	i := slices.IndexFunc(sa.Options, func(o engine.Option) bool { return o.Key == f.Reg1(qAnswers) })
	return all[max(0, i)]
}

// carriers lists the legal targets of an addition; either player's cards (FO-182).
func carriers(f facts, c *language.Card) []engine.ObjID {
	var out []engine.ObjID
	for _, id := range inPlay(f) {
		if carries(f, c, id) && !forbidden(f, id, language.CannotTargeted) {
			out = append(out, id)
		}
	}
	return out
}
