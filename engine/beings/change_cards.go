package beings

import (
	"farpost/engine"
	"farpost/engine/beings/language"
)

// addCardChanges are the changes of cards that are not in play.
func addCardChanges(g *engine.Ruleset) {
	addChange(g, chDraw, func(tx *engine.Tx, c engine.Change) { draw(tx, c.Seat, c.N) })
	addChange(g, chDiscard, func(tx *engine.Tx, c engine.Change) {
		for _, v := range c.Vals {
			discard(tx, c.Seat, v.ID())
		}
	})
	addChange(g, chRandom, func(tx *engine.Tx, c engine.Change) {
		for range c.N {
			if z := tx.Reader().Zone(zHand, c.Seat); len(z) > 0 {
				discard(tx, c.Seat, z[tx.Roll(randOf(c.Seat), len(z))])
			}
		}
	})
	addChange(g, chCounter, func(tx *engine.Tx, c engine.Change) { // BE-100, BER-32
		n := 0
		for _, v := range c.Vals {
			n += cardOf(tx.Reader(), tx.Now(v.ID())).Power
			discard(tx, c.Seat, v.ID())
		}
		tx.AddEffect(engine.Effect{Kind: chPower, Seat: c.Seat, On: []engine.Value{c.To}, N: n,
			Until: language.UntilCombat, UntilSeat: engine.NoSeat})
	})
	addChange(g, chReturn, func(tx *engine.Tx, c engine.Change) {
		id := tx.Move(c.Obj, zHand, c.Seat, true)
		told(tx, evReturned, c.Seat, id)
	})
	addChange(g, chMill, func(tx *engine.Tx, c engine.Change) {
		for range c.N {
			if id, ok := top(tx, zDeck, c.Seat); ok {
				told(tx, "milled", c.Seat, tx.Move(id, zAbyss, c.Seat, true))
			}
		}
	})
	addChange(g, chHit, func(tx *engine.Tx, c engine.Change) { // BE-109, BER-24
		id := tx.Move(tx.Reader().Zone(zLife, c.Seat)[0], zHand, c.Seat, true)
		left := tx.Reader().Count(zLife, c.Seat)
		tx.Emit(engine.Event{Kind: "hit", Seat: c.Seat, Args: []engine.Arg{engine.A("left", engine.Int(left))},
			Knows: []engine.Seat{c.Seat}, Secret: []engine.Arg{engine.A("card", engine.CardName(tx.Reader(), id))}})
	})
}

// discard puts a card of the hand into the Abyss (BE-101, BE-119).
func discard(tx *engine.Tx, s engine.Seat, id engine.ObjID) {
	told(tx, "discarded", s, tx.Move(id, zAbyss, s, true))
}
