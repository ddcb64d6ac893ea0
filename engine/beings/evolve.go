package beings

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addEvolve defines section 4.10 in one's own turn: a Being, and the card that is put on top of it.
func addEvolve(g *engine.Ruleset) {
	g.Add(progEvolve,
		engine.ChooseWhy(qBeing, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return kit.One(f, qBeing, beings(r, f.Owner), func(id engine.ObjID) *engine.Refusal {
				return cannotTop(r, id)
			})
		}, noBeing),
		engine.ChooseWhy(qCard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			being := f.Reg1(qBeing).ID()
			sa, no := kit.One(f, qCard, r.Zone(zHand, f.Owner), func(id engine.ObjID) *engine.Refusal {
				return cannotEvolve(r, being, id, 0)
			})
			for i, o := range sa.Options {
				if o.Refusal == nil {
					card := o.Key.ID()
					sa.Options[i].Notes = []engine.Phrase{engine.Say("note.growth",
						engine.N("n", powerGrown(r, being, card)), engine.N("cost", evolveCost(r, being, card)))}
				}
			}
			return sa, no
		}, notInHand),
		engine.Do("evolve", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return evolving(r, f.Owner, f.Reg1(qBeing).ID(), f.Reg1(qCard).ID())
		}))
}

// evolving returns the changes that pay for evolving a Being with a card of the hand, and do it.
func evolving(f facts, s engine.Seat, being, card engine.ObjID) []engine.Change {
	return append(spend(s, evolveCost(f, being, card)),
		engine.Change{Kind: chEvolve, Seat: s, Obj: card, To: engine.Obj(being)})
}

// powerGrown is the power of a Being once a card is put on top of it (BE-078).
func powerGrown(f facts, being, card engine.ObjID) int {
	return f.Stat(being, tPower) + cardOf(f, card).Power
}

// evolveCost is what it costs to evolve a Being with a card: two gems from level 1 to 3 (BE-073), else what the card
// costs more, at least nothing (BE-072, BER-09).
func evolveCost(f facts, being, card engine.ObjID) int {
	from, to := cardOf(f, being), cardOf(f, card)
	if to.Level-from.Level > 1 {
		return jumpCost
	}
	return max(0, to.Cost-from.Cost)
}

// cannotGrow returns why a Being cannot evolve now, whatever the card (BE-075, BE-084).
func cannotGrow(f facts, being engine.ObjID) *engine.Refusal {
	if now(f, being, aEvolved) {
		return engine.Refuse("E-GROWN", "BE-075", engine.A("card", engine.CardName(f, being)))
	}
	return nil
}

// cannotTop returns why its player cannot evolve a Being now: it cannot, or no card of the hand can be put on it. Of
// cards that are forms of it, what stands against the first one is said.
func cannotTop(r *engine.Reader, being engine.ObjID) *engine.Refusal {
	no := cannotGrow(r, being)
	if no != nil {
		return no
	}
	for _, id := range r.Zone(zHand, r.Ctrl(being)) {
		why := cannotEvolve(r, being, id, 0)
		if why == nil {
			return nil
		}
		if no == nil || no.Code == "E-OTHER-FORM" {
			no = why
		}
	}
	if no == nil || no.Code == "E-OTHER-FORM" {
		return engine.Refuse("E-NO-FORM", "BE-071", engine.A("being", engine.CardName(r, being)))
	}
	return no
}

// cannotEvolve returns why a Being cannot evolve with a card of the hand now, where so many gems are promised to
// something else already.
func cannotEvolve(f facts, being, card engine.ObjID, promised int) *engine.Refusal {
	from, to := cardOf(f, being), cardOf(f, card)
	switch {
	case from.Being != to.Being:
		return engine.Refuse("E-OTHER-FORM", "BE-071", engine.A("card", engine.CardName(f, card)),
			engine.A("being", engine.CardName(f, being)))
	case to.Level <= from.Level:
		return engine.Refuse("E-LEVEL", "BE-074", engine.A("card", engine.CardName(f, being)),
			engine.A("n", engine.Int(from.Level)))
	}
	n, have := evolveCost(f, being, card), active(f, f.Ctrl(being))-promised
	if n > have {
		return engine.Refuse("E-GEMS", "BE-034", engine.A("n", engine.Int(n)), engine.A("have", engine.Int(have)))
	}
	return cannotGrow(f, being)
}
