package fow

import (
	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// playable asks for a card of a zone, the hand or those that are set, each with the reason why it cannot be played now.
func playable(zone string) func(*engine.Reader, *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	return func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
		return kit.One(f, qCard, r.Zone(zone, f.Owner), func(id engine.ObjID) *engine.Refusal {
			return cannotPlay(r, id, f.Owner, zone == zStandby)
		})
	}
}

// cannotPlay returns why a card cannot be played now: its timing, its Trigger, its targets or its cost. Nil when it
// can.
func cannotPlay(f facts, id engine.ObjID, s engine.Seat, set bool) *engine.Refusal {
	c := cardOf(f, id)
	card := engine.A("card", engine.CardVal(c.ID))
	switch {
	case c.Type == language.Stone || c.Type == language.Ruler:
		return engine.Refuse("E-NOT-PLAYED", "FO-008", card)
	case set && c.Spell != language.Standby:
		return engine.Refuse("E-NOT-STANDBY", "FO-174", card)
	case set && f.Attr(id, aSet) == f.Var(vTurn):
		return engine.Refuse("E-SET-NOW", "FO-177", card)
	case !c.Fast() && !mainTiming(f, s):
		return engine.Refuse("E-TIMING", "FO-082", card)
	}
	if by := playForbidden(f, id); !by.IsZero() {
		return engine.Refuse("E-FORBIDS-PLAY", "FO-004", engine.A("source", cardVal(f, by)))
	}
	if no := triggerMet(f, id, s); no != nil {
		return no
	}
	if no := texts.NoTargets(f, cardlang.Node(c.ID, language.PartEffect), id, s); no != nil {
		return no
	}
	if attaches(c) && len(carriers(f, c)) == 0 {
		return engine.Refuse("E-NO-TARGET", "FO-084", card)
	}
	if set || canIncarnate(f, c, s) &&
		cannotPay(f, s, changedCost(f, id, language.Will{}), nil) == nil {
		return nil
	}
	return cannotPay(f, s, costOf(f, id), nil)
}

// triggerMet refuses a Chant-Standby whose Trigger is not met (FO-175, FO-178, FO-179).
func triggerMet(f facts, id engine.ObjID, s engine.Seat) *engine.Refusal {
	c := cardOf(f, id)
	switch {
	case c.Trigger == nil:
		return nil
	case c.Trigger.On == "" && !satisfied(c.Trigger.While, f, id, s):
		return engine.Refuse("E-TRIGGER", "FO-179", engine.A("card", engine.CardVal(c.ID)), conditionOf(c))
	case c.Trigger.On != "" && len(momentsOf(f, s, c.ID, f.Attr(id, aIn))) == 0:
		return engine.Refuse("E-MOMENT", "FO-178", engine.A("card", engine.CardVal(c.ID)), conditionOf(c))
	}
	return nil
}

// conditionOf names the condition of a card's Trigger in a refusal.
func conditionOf(c *language.Card) engine.Arg {
	return engine.A("condition", engine.CardVal(cardlang.Node(c.ID, language.PartCondition)))
}

// playChanges is the one batch of a play: the card goes on the chase, its costs are paid.
func playChanges(r *engine.Reader, f *engine.Frame) []engine.Change {
	id := f.Reg1(qCard).ID()
	w, not := due(r, f)
	out := payment(r, f.Owner, w, f.Reg(qPay), not)
	for _, x := range not {
		out = append(out, engine.Change{Kind: chBanish, Seat: f.Owner, Obj: x})
	}
	packed := kit.PackList(f.Reg("aims"), listNode, []engine.Value{engine.Word(f.Node)})
	packed = kit.PackList(packed, "on", f.Reg(qOn))
	packed = kit.PackList(packed, listX, f.Reg(qX))
	if len(answerable(r, f)) > 0 {
		m := answered(r, f)
		packed = kit.PackList(packed, listIt, m.On[:1])
		packed = kit.PackList(packed, listOther, m.On[1:])
		packed = kit.PackList(packed, listThat, []engine.Value{engine.SeatVal(m.UntilSeat)})
	}
	play := engine.Change{Kind: chPlay, Seat: f.Owner, Obj: id, Vals: packed}
	if f.Reg1(qAwaken) == kit.WordYes {
		play.N = 1
	}
	return append([]engine.Change{play}, out...)
}
