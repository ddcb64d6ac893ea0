package farwald

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addStateChanges are the changes of positioned cards that stay where they are.
func addStateChanges(g *engine.Ruleset) {
	g.Define(chExploit, func(tx *engine.Tx, c engine.Change) {
		if !tx.In(c.Obj, zField) || tx.Attr(c.Obj, aExploited) != 0 {
			return
		}
		tx.Set(c.Obj, aExploited, set)
		emit(tx, c, "exploited", tx.Ctrl(c.Obj), c.Obj, byArgs(tx, c.By)...)
	})
	g.Define(chEnergize, func(tx *engine.Tx, c engine.Change) {
		if !tx.In(c.Obj, zField) || tx.Attr(c.Obj, aExploited) == 0 {
			return
		}
		tx.Set(c.Obj, aExploited, 0)
		tx.Set(c.Obj, aReady, kit.Tick(tx, vClock))
		emit(tx, c, evEnergized, tx.Ctrl(c.Obj), c.Obj, byArgs(tx, c.By)...)
	})
	// Disabling exploits too, and being disabled again only keeps the status (FR-21, FR-22).
	g.Define(chDisable, func(tx *engine.Tx, c engine.Change) {
		if !tx.In(c.Obj, zField) {
			return
		}
		tx.Set(c.Obj, aExploited, set)
		tx.Set(c.Obj, aDisabled, set)
		emit(tx, c, "disabled", tx.Ctrl(c.Obj), c.Obj, byArgs(tx, c.By)...)
	})
	g.Define(chMarks, func(tx *engine.Tx, c engine.Change) {
		tx.Set(c.Obj, aMarks, tx.Attr(c.Obj, aMarks)+c.N)
	})
	g.Define(chHealAll, func(tx *engine.Tx, c engine.Change) {
		for _, id := range tx.Reader().Zone(zField, engine.NoSeat) {
			if n := tx.Attr(id, aMarks); n > 0 {
				tx.Set(id, aMarks, 0)
				emit(tx, c, "healed", tx.Reader().Ctrl(id), id, engine.N("n", n))
			}
		}
	})
}
