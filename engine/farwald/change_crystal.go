package farwald

import "farpost/engine"

// addCrystalChanges defines the changes that take fragments off Crystals of Essence and put them back.
func addCrystalChanges(g *engine.Ruleset) {
	g.AddChange(chFragments, func(tx *engine.Tx, c engine.Change) bool {
		have := crystalAt(tx, c.To)
		n := min(c.N, have)
		if n < 1 || (c.Must && n < c.N) {
			return c.N < 1
		}
		seat, left := c.To.Seat(), have-n
		tx.SetSeat(seat, sFrag0+c.To.Index(), left)
		tx.SetVar(vBusy, 1)
		args := append([]engine.Arg{engine.A("crystal", c.To), engine.A("n", engine.Int(n)),
			engine.A("left", engine.Int(left))}, byArgs(tx, c.By)...)
		tx.Emit(engine.Event{Kind: evFragments, Seat: seat, Args: args})
		if left == 0 {
			tx.Emit(engine.Event{Kind: evDestroyed, Seat: seat,
				Args: append([]engine.Arg{engine.A("crystal", c.To)}, byArgs(tx, c.By)...)})
		}
		return n == c.N
	})
	// Fragments go back on a Crystal that stands, up to five (FW-250).
	g.AddChange(chRestore, func(tx *engine.Tx, c engine.Change) bool {
		have := crystalAt(tx, c.To)
		n := min(c.N, fragments-have)
		if have < 1 || n < 1 {
			return false
		}
		tx.SetSeat(c.To.Seat(), sFrag0+c.To.Index(), have+n)
		tx.Emit(engine.Event{Kind: evRestored, Seat: c.To.Seat(), Args: []engine.Arg{engine.A("crystal", c.To),
			engine.A("n", engine.Int(n)), engine.A("left", engine.Int(have+n))}})
		return n == c.N
	})
	// Only a text that says so brings a destroyed Crystal back (FW-249).
	g.AddChange(chRevive, func(tx *engine.Tx, c engine.Change) bool {
		if c.To.Kind() != "crystal" || tx.Reader().Out(c.To.Seat()) || crystalAt(tx, c.To) != 0 || c.N < 1 {
			return false
		}
		n := min(c.N, fragments)
		tx.SetSeat(c.To.Seat(), sFrag0+c.To.Index(), n)
		tx.Emit(engine.Event{Kind: evRevived, Seat: c.To.Seat(), Args: []engine.Arg{engine.A("crystal", c.To),
			engine.A("n", engine.Int(n))}})
		return n == c.N
	})
}

// crystalAt is the number of fragments of a Crystal; 0 for one of a seat that is out.
func crystalAt(tx *engine.Tx, crystal engine.Value) int {
	s := crystal.Seat()
	if crystal.Kind() != "crystal" || s < 0 || tx.Reader().Out(s) {
		return 0
	}
	return fragmentsOf(factsOf(tx.Reader()), s, crystal.Index())
}
