package beings

import (
	"slices"

	"farpost/engine"
	"farpost/engine/beings/language"
	"farpost/engine/kit"
)

// addSetupChanges are the changes of the setup and of turns.
func addSetupChanges(g *engine.Ruleset) {
	g.Define(chShuffle, func(tx *engine.Tx, c engine.Change) { // BE-011
		tx.Shuffle(zDeck, c.Seat, randOf(c.Seat))
		tx.Shuffle(zGemDeck, c.Seat, randOf(c.Seat))
	})
	g.Define(chFirst, func(tx *engine.Tx, _ engine.Change) { // BE-012
		first := tx.Roll(randFirst, tx.Reader().Seats())
		tx.SetVar(vFirst, first)
		tx.Emit(engine.Event{Kind: "first", Seat: engine.Seat(first)})
	})
	g.Define(chKeep, func(tx *engine.Tx, c engine.Change) {
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
	g.Define(chLife, func(tx *engine.Tx, c engine.Change) {
		tx.Shuffle(zDeck, c.Seat, randOf(c.Seat)) // BE-016
		kit.Take(tx, zDeck, c.Seat, c.N, zLife)   // BE-017
	})
	g.Define(chTurn, func(tx *engine.Tx, c engine.Change) {
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
	g.Define(chExpire, func(tx *engine.Tx, c engine.Change) {
		about := turnVal(tx.Reader())
		tx.EndEffects(func(engine.Effect) bool { return true }) // none of an attack is left
		tx.DropSeals(func(x engine.Sealed) bool { return x.About == about })
	})
	g.Define(chEndAttack, func(tx *engine.Tx, c engine.Change) {
		tx.EndEffects(func(e engine.Effect) bool { return e.Until == language.UntilCombat })
		tx.Unseal(engine.Obj(c.Obj), false)
		tx.Remove(c.Obj)
	})
}

// draw draws as many cards as there are of n (BER-19). Only their owner learns which.
func draw(tx *engine.Tx, s engine.Seat, n int) {
	if got := kit.Take(tx, zDeck, s, n, zHand); len(got) > 0 {
		kit.TellOwner(tx, evDrew, s, []engine.Arg{engine.N("n", len(got))},
			engine.A("card", kit.Names(tx.Reader(), got)...))
	}
}
