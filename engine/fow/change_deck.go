package fow

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addDeckChanges are the changes of searching, revealing, and of what comes into play besides by being played.
func addDeckChanges(g *engine.Ruleset) {
	g.Define(chFind, func(tx *engine.Tx, c engine.Change) {
		id := putInto(tx, c.Obj, zHand, c.Seat, true)
		kit.TellOwner(tx, evFound, c.Seat, nil, engine.A("card", cardVal(tx.Reader(), id)))
	})
	g.Define(chUnder, func(tx *engine.Tx, c engine.Change) {
		putInto(tx, c.Obj, zDeck, c.Seat, false)
		tx.Tell("under", c.Seat)
	})
	g.Define(chReveal, func(tx *engine.Tx, c engine.Change) {
		f := tx.Reader()
		from, _, _ := tx.Reader().ZoneOf(tx.Now(c.Vals[0].ID()))
		var cards []engine.Value
		for _, v := range c.Vals {
			cards = append(cards, shown(f, v))
		}
		tx.Tell(evRevealed, c.Seat, engine.A("cards", cards...), engine.W("from", from))
	})
	g.Define(chReshuffle, func(tx *engine.Tx, c engine.Change) {
		tx.Shuffle(zDeck, c.Seat, randDeck(c.Seat))
		tx.Tell("shuffled", c.Seat)
	})
	g.Define(chStone, func(tx *engine.Tx, c engine.Change) {
		if tx.Reader().Count(zStoneDeck, c.Seat) == 0 {
			return
		}
		id := topStone(tx, c.Seat)
		tx.Set(id, aRested, c.N)
		emit(tx, "stone", c.Seat, id)
	})
	g.Define(chAttach, func(tx *engine.Tx, c engine.Change) {
		f := tx.Reader()
		id, to := tx.Now(c.Obj), tx.Now(c.To.ID())
		o, _ := tx.Live(c.Obj)
		card := cardOf(f, id)
		if !f.In(id, zField) || !carries(f, card, to) || o.On == engine.Obj(to) {
			return
		}
		tx.SetOn(id, engine.Obj(to))
		emit(tx, "attached", f.Ctrl(id), id, engine.A("to", cardVal(f, to)))
	})
	g.Define(chMend, func(tx *engine.Tx, c engine.Change) {
		tx.Set(c.Obj, aDamage, 0)
	})
	g.Define(chReturn, func(tx *engine.Tx, c engine.Change) {
		o, _ := tx.Live(c.Obj)
		emit(tx, "returned", o.Owner, c.Obj)
		moveRuler(tx, c.Obj, zRuler, o.Owner, 0)
	})
}
