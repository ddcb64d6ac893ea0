package beings

import (
	"slices"

	"farpost/engine"
	"farpost/engine/beings/language"
)

// addSetupChanges are the changes of the setup and of turns.
func addSetupChanges(g *engine.Ruleset) {
	addChange(g, chShuffle, func(tx *engine.Tx, c engine.Change) { // BE-011
		tx.Shuffle(zDeck, c.Seat, randOf(c.Seat))
		tx.Shuffle(zGemDeck, c.Seat, randOf(c.Seat))
	})
	addChange(g, chFirst, func(tx *engine.Tx, _ engine.Change) { // BE-012
		first := tx.Roll(randFirst, tx.Reader().Seats())
		tx.SetVar(vFirst, first)
		tx.Emit(engine.Event{Kind: "first", Seat: engine.Seat(first)})
	})
	addChange(g, chKeep, func(tx *engine.Tx, c engine.Change) {
		n := 0
		for _, id := range tx.Reader().Zone(zHand, c.Seat) {
			if !slices.Contains(c.Vals, engine.Obj(id)) {
				tx.Move(id, zDeck, c.Seat, false)
				n++
			}
		}
		tx.SetSeat(c.Seat, sKept, 1)
		tx.Emit(engine.Event{Kind: "kept", Seat: c.Seat, Args: []engine.Arg{engine.A("n", engine.Int(n))}})
		draw(tx, c.Seat, n)
	})
	addChange(g, chLife, func(tx *engine.Tx, c engine.Change) {
		tx.Shuffle(zDeck, c.Seat, randOf(c.Seat)) // BE-016
		for range c.N {
			if id, ok := top(tx, zDeck, c.Seat); ok {
				tx.Move(id, zLife, c.Seat, true) // BE-017
			}
		}
	})
	addChange(g, chTurn, func(tx *engine.Tx, c engine.Change) {
		n := tx.Reader().Var(vTurn) + 1
		tx.SetVar(vTurn, n)
		tx.SetVar(vActive, int(c.Seat)+1)
		tx.Emit(engine.Event{Kind: evTurn, Seat: c.Seat, Args: []engine.Arg{engine.A("n", engine.Int(n))}})
		for _, id := range tx.Reader().Zone(zGems, c.Seat) { // BE-022, BE-023
			tx.SetOn(id, "")
			tx.Set(id, aRested, 0)
		}
		for _, id := range beings(tx.Reader(), c.Seat) {
			tx.Set(id, aRested, 0)
		}
	})
	addChange(g, chExpire, func(tx *engine.Tx, c engine.Change) {
		about := turnVal(tx.Reader())
		tx.EndEffects(func(engine.Effect) bool { return true }) // none of an attack is left
		tx.DropSeals(func(x engine.Sealed) bool { return x.About == about })
	})
	addChange(g, chEndAttack, func(tx *engine.Tx, c engine.Change) {
		tx.EndEffects(func(e engine.Effect) bool { return e.Until == language.UntilCombat })
		tx.Unseal(engine.Obj(c.Obj), false)
		tx.Remove(c.Obj)
	})
}

// top returns the top card of a zone; false if it is empty.
func top(tx *engine.Tx, zone string, s engine.Seat) (engine.ObjID, bool) {
	z := tx.Reader().Zone(zone, s)
	if len(z) == 0 {
		return engine.ObjID{}, false
	}
	return z[len(z)-1], true
}

// draw draws as many cards as there are of n (BER-19). Only their owner learns which.
func draw(tx *engine.Tx, s engine.Seat, n int) {
	var cards []engine.Value
	for range n {
		id, ok := top(tx, zDeck, s)
		if !ok {
			break
		}
		id = tx.Move(id, zHand, s, true)
		cards = append(cards, engine.CardName(tx.Reader(), id))
	}
	if len(cards) == 0 {
		return
	}
	tx.Emit(engine.Event{Kind: evDrew, Seat: s, Args: []engine.Arg{engine.A("n", engine.Int(len(cards)))},
		Knows: []engine.Seat{s}, Secret: []engine.Arg{engine.A("card", cards...)}})
}
