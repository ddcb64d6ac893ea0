package beings

import (
	"farpost/engine"
	"farpost/engine/beings/language"
	"farpost/engine/kit"
)

// addCardChanges are the changes of cards that are not in play.
func addCardChanges(g *engine.Ruleset) {
	g.Define(chDraw, func(tx *engine.Tx, c engine.Change) { draw(tx, c.Seat, c.N) })
	g.Define(chDiscard, func(tx *engine.Tx, c engine.Change) {
		for _, v := range c.Vals {
			discard(tx, c.Seat, v.ID())
		}
	})
	g.Define(chRandom, func(tx *engine.Tx, c engine.Change) {
		for range c.N {
			if z := tx.Reader().Zone(zHand, c.Seat); len(z) > 0 {
				discard(tx, c.Seat, z[tx.Roll(randOf(c.Seat), len(z))])
			}
		}
	})
	g.Define(chCounter, func(tx *engine.Tx, c engine.Change) { // BE-100, BER-32
		n := 0
		for _, v := range c.Vals {
			n += cardOf(tx.Reader(), tx.Now(v.ID())).Power
			discard(tx, c.Seat, v.ID())
		}
		tx.AddEffect(engine.Effect{Kind: chPower, Seat: c.Seat, On: []engine.Value{c.To}, N: n,
			Until: language.UntilCombat, UntilSeat: engine.NoSeat})
	})
	g.Define(chReturn, func(tx *engine.Tx, c engine.Change) {
		id := tx.Move(c.Obj, zHand, c.Seat, true)
		told(tx, evReturned, c.Seat, id)
	})
	g.Define(chMill, func(tx *engine.Tx, c engine.Change) {
		for _, id := range kit.Take(tx, zDeck, c.Seat, c.N, zAbyss) {
			told(tx, "milled", c.Seat, id)
		}
	})
	g.Define(chHit, func(tx *engine.Tx, c engine.Change) { // BE-109, BER-24
		id := tx.Move(tx.Reader().Zone(zLife, c.Seat)[0], zHand, c.Seat, true)
		left := tx.Reader().Count(zLife, c.Seat)
		kit.TellOwner(tx, "hit", c.Seat, []engine.Arg{engine.N("left", left)},
			engine.A("card", engine.CardName(tx.Reader(), id)))
	})
}

// discard puts a card of the hand into the Abyss (BE-101, BE-119).
func discard(tx *engine.Tx, s engine.Seat, id engine.ObjID) {
	told(tx, "discarded", s, tx.Move(id, zAbyss, s, true))
}
