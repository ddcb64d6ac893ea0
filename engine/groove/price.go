package groove

import (
	"slices"

	"farpost/engine"
	"farpost/engine/groove/language"
)

// priceSteps keep what a text was aimed at, and ask what pays for the parts of its price that one chooses: own
// creatures to destroy, cards to discard.
func priceSteps(price func(*engine.Reader, *engine.Frame) *language.Price) []engine.Step {
	part := func(r *engine.Reader, f *engine.Frame) language.Price {
		if p := price(r, f); p != nil {
			return *p
		}
		return language.Price{}
	}
	return []engine.Step{
		engine.Calc("aimed", func(_ *engine.Reader, f *engine.Frame) { f.Set(regAims, f.Ret...) }),
		engine.If("destroys", func(r *engine.Reader, f *engine.Frame) bool {
			return part(r, f).DestroyOwn == 0
		}, "discards"),
		engine.ChooseWhy(qDestroy, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			n := part(r, f).DestroyOwn
			return engine.SeatAsk{Min: n, Max: n, Options: engine.OptionsOf(creatures(r, f.Owner), nil)}, nil
		}, noCreature),
		engine.If("discards", func(r *engine.Reader, f *engine.Frame) bool {
			return part(r, f).DiscardOwn == 0
		}, "priced"),
		engine.ChooseWhy(qDiscard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			n := part(r, f).DiscardOwn
			hand := only(r.Zone(zHand, f.Owner), func(id engine.ObjID) bool { return engine.Obj(id) != f.Reg1(qCard) })
			return engine.SeatAsk{Min: n, Max: n, Options: engine.OptionsOf(hand, nil)}, nil
		}, notInHand),
		engine.Calc("priced", func(*engine.Reader, *engine.Frame) {}),
	}
}

// paid returns the changes that pay what was chosen.
func paid(f *engine.Frame) []engine.Change {
	return []engine.Change{{Kind: chDestroy, Seat: f.Owner, Vals: slices.Clone(f.Reg(qDestroy))},
		{Kind: chDiscard, Seat: f.Owner, Vals: slices.Clone(f.Reg(qDiscard))}}
}

// deplete returns the changes that pay so much mana (GR-046).
func deplete(s engine.Seat, n int) []engine.Change {
	if n == 0 {
		return nil
	}
	return []engine.Change{{Kind: chDeplete, Seat: s, N: n}}
}

// cannotAfford returns why a player lacks creatures or cards for a price; so many cards of the hand are not to spare.
func cannotAfford(f facts, s engine.Seat, card engine.Arg, p *language.Price, kept int) *engine.Refusal {
	if p == nil || p.DestroyOwn <= len(creatures(f, s)) && p.DiscardOwn <= f.Count(zHand, s)-kept {
		return nil
	}
	return engine.Refuse("E-EXTRA", "GR-046", card, engine.N("creatures", p.DestroyOwn),
		engine.N("cards", p.DiscardOwn))
}

// cannotDeplete returns why a player cannot pay so much mana for a card or a tap ability (GR-040, GR-046).
func cannotDeplete(f facts, s engine.Seat, card engine.Arg, n int) *engine.Refusal {
	switch have := mana(f, s); {
	case n > 0 && locked(f):
		return engine.Refuse("E-LOCKED", "GR-040")
	case n > have:
		return engine.Refuse("E-MANA", "GR-046", card, engine.N("n", n), engine.N("have", have))
	}
	return nil
}
