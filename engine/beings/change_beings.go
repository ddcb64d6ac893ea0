package beings

import (
	"farpost/engine"
	"farpost/engine/beings/language"
)

// addBeingChanges are the changes of Beings in play.
func addBeingChanges(g *engine.Ruleset) {
	g.Define(chPlay, func(tx *engine.Tx, c engine.Change) {
		id := tx.Move(c.Obj, zField, c.Seat, true)
		tx.Set(id, aPlace, c.N)
		tx.Set(id, aPlayed, tx.Reader().Var(vTurn))
		told(tx, "played", c.Seat, id, engine.A("place", placeVal(c.N)))
	})
	g.Define(chEvolve, evolve)
	g.Define(chLeave, leave)
	g.Define(chMove, func(tx *engine.Tx, c engine.Change) {
		tx.Set(c.Obj, aPlace, c.N)
		told(tx, "moved", tx.Reader().Ctrl(c.Obj), c.Obj, engine.A("place", placeVal(c.N)))
	})
	g.Define(chRest, func(tx *engine.Tx, c engine.Change) { turnTo(tx, c.Obj, 1, "rested") })
	g.Define(chActivate, func(tx *engine.Tx, c engine.Change) { turnTo(tx, c.Obj, 0, "activated") })
	g.Define(chUsed, func(tx *engine.Tx, c engine.Change) { tx.Set(c.Obj, aUsed, tx.Reader().Var(vTurn)) })
	g.Define(chPower, func(tx *engine.Tx, c engine.Change) {
		tx.AddEffect(engine.Effect{Kind: chPower, Seat: c.Seat, On: []engine.Value{c.To}, N: c.N, Until: c.Word,
			UntilSeat: engine.NoSeat})
	})
}

// turnTo makes a Being rested or active, and tells it if it was not.
func turnTo(tx *engine.Tx, id engine.ObjID, to int, event string) {
	if r := tx.Reader(); isBeing(r, id) && r.Attr(id, aRested) != to {
		tx.Set(id, aRested, to)
		told(tx, event, r.Ctrl(id), id)
	}
}

// evolve puts a card of the hand on top of a Being. What the Being has carries over (BE-082, BER-29); at 0 life it
// counts as one that has not attacked (BE-029, BER-28). In a defence at 0 life the card's power counts (BE-114).
func evolve(tx *engine.Tx, c engine.Change) {
	r, was := tx.Reader(), tx.Now(c.To.ID())
	old, x := *r.Look(was), fighting(r)
	id := tx.Move(c.Obj, zField, c.Seat, true)
	for _, attr := range []int{aPlace, aRested, aPlayed, aAttacked} {
		tx.Set(id, attr, int(old.Attr[attr]))
	}
	tx.Set(id, aEvolved, r.Var(vTurn))
	if zeroLife(r, c.Seat) {
		tx.Set(id, aAttacked, 0)
	}
	tx.Redirect(was, id)
	tx.SetOn(was, engine.Obj(id))
	told(tx, "evolved", c.Seat, id, engine.A("place", placeOf(r, id)))
	switch {
	case x.attack.IsZero():
	case x.onLife():
		tx.AddEffect(engine.Effect{Kind: chPower, Seat: c.Seat, On: []engine.Value{engine.SeatVal(c.Seat)},
			N: cardOf(r, id).Power, Until: language.UntilCombat, UntilSeat: engine.NoSeat})
	case x.blocker == was:
		tx.SetList(x.attack, listBlocker, []engine.Value{engine.Obj(id)})
	default:
		tx.SetList(x.attack, listTarget, []engine.Value{engine.Obj(id)})
	}
}

// leave puts a Being with its whole stack into its owner's Abyss, the lowest card first (BER-17). Its gems stay in the
// gem zone, rested (BER-18).
func leave(tx *engine.Tx, c engine.Change) {
	r, id := tx.Reader(), tx.Now(c.Obj)
	if !isBeing(r, id) {
		return
	}
	told(tx, c.Word, c.Seat, id)
	for _, gem := range attached(r, zGems, id) {
		tx.SetOn(gem, "")
		tx.Set(gem, aRested, 1)
	}
	for _, card := range stack(r, id) {
		tx.Move(card, zAbyss, c.Seat, true)
	}
}
