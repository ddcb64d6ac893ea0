package farwald

import "farpost/engine"

// addCrystalChanges defines the changes that take fragments off Crystals of Essence and put them back.
func addCrystalChanges(g *engine.Ruleset) {
	g.Define(chFragments, func(tx *engine.Tx, c engine.Change) {
		have := crystalAt(tx, c.To)
		n := min(c.N, have)
		if n < 1 {
			return
		}
		seat, left := c.To.Seat(), have-n
		tx.SetSeat(seat, sFrag0+c.To.Index(), left)
		tx.SetVar(vBusy, set)
		args := append([]engine.Arg{engine.A("crystal", c.To), engine.N("n", n), engine.N("left", left)},
			byArgs(tx, c.By)...)
		tx.Tell(evFragments, seat, args...)
		if left == 0 {
			tx.Tell(evDestroyed, seat, append([]engine.Arg{engine.A("crystal", c.To)}, byArgs(tx, c.By)...)...)
		}
	})
	// Fragments go back on a Crystal that stands, up to five (FW-250).
	g.Define(chRestore, func(tx *engine.Tx, c engine.Change) {
		have := crystalAt(tx, c.To)
		n := min(c.N, fragments-have)
		if have < 1 || n < 1 {
			return
		}
		tx.SetSeat(c.To.Seat(), sFrag0+c.To.Index(), have+n)
		tx.Tell("restored", c.To.Seat(), engine.A("crystal", c.To), engine.N("n", n), engine.N("left", have+n))
	})
	// Only a text that says so brings a destroyed Crystal back (FW-249).
	g.Define(chRevive, func(tx *engine.Tx, c engine.Change) {
		if tx.Reader().Out(c.To.Seat()) || crystalAt(tx, c.To) > 0 {
			return
		}
		n := min(c.N, fragments)
		tx.SetSeat(c.To.Seat(), sFrag0+c.To.Index(), n)
		tx.Tell("revived", c.To.Seat(), engine.A("crystal", c.To), engine.N("n", n))
	})
}

// crystalAt is the number of fragments of a Crystal. Whoever is out has none.
func crystalAt(tx *engine.Tx, crystal engine.Value) int {
	return fragmentsOf(tx.Reader(), crystal.Seat(), crystal.Index())
}
