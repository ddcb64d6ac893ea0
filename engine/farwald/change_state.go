package farwald

import "farpost/engine"

// addStateChanges are the changes of positioned cards that stay where they are.
func addStateChanges(g *engine.Ruleset) {
	g.AddChange(chExploit, done(func(tx *engine.Tx, c engine.Change) {
		if !inZone(tx, c.Obj, zField) || attr(tx, c.Obj, aExploited) != 0 {
			return
		}
		tx.Set(c.Obj, aExploited, set)
		emit(tx, c, "exploited", tx.Reader().Ctrl(tx.Now(c.Obj)), c.Obj, byArgs(tx, c.By)...)
	}))
	g.AddChange(chEnergize, done(func(tx *engine.Tx, c engine.Change) {
		if !inZone(tx, c.Obj, zField) || attr(tx, c.Obj, aExploited) == 0 {
			return
		}
		tx.Set(c.Obj, aExploited, 0)
		tx.Set(c.Obj, aReady, tick(tx))
		emit(tx, c, evEnergized, tx.Reader().Ctrl(tx.Now(c.Obj)), c.Obj, byArgs(tx, c.By)...)
	}))
	// Disabling exploits too, and being disabled again only keeps the status (FR-21, FR-22).
	g.AddChange(chDisable, done(func(tx *engine.Tx, c engine.Change) {
		if !inZone(tx, c.Obj, zField) {
			return
		}
		tx.Set(c.Obj, aExploited, set)
		tx.Set(c.Obj, aDisabled, set)
		emit(tx, c, "disabled", tx.Reader().Ctrl(tx.Now(c.Obj)), c.Obj, byArgs(tx, c.By)...)
	}))
	g.AddChange(chMarks, done(func(tx *engine.Tx, c engine.Change) {
		tx.Set(c.Obj, aMarks, attr(tx, c.Obj, aMarks)+c.N)
	}))
	g.AddChange(chHealAll, done(func(tx *engine.Tx, c engine.Change) {
		for _, id := range tx.Reader().Zone(zField, engine.NoSeat) {
			if n := attr(tx, id, aMarks); n > 0 {
				tx.Set(id, aMarks, 0)
				emit(tx, c, "healed", tx.Reader().Ctrl(id), id, engine.N("n", n))
			}
		}
	}))
}
