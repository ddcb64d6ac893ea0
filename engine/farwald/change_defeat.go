package farwald

import "farpost/engine"

// addDefeatChanges take a player out of the match.
func addDefeatChanges(g *engine.Ruleset) {
	g.AddChange(chDefeat, func(tx *engine.Tx, c engine.Change) bool {
		r := tx.Reader()
		if r.Out(c.Seat) {
			return false
		}
		for i := range crystals {
			tx.SetSeat(c.Seat, sFrag0+i, 0)
		}
		removeAll(tx, c.Seat)
		tx.Defeat(c.Seat)
		for _, id := range r.Zone(zField, engine.NoSeat) {
			if o, _ := r.Live(id); o.Base == c.Seat {
				tx.SetBase(id, o.Owner)
				emit(tx, c, evLostControl, o.Owner, id)
			}
		}
		tx.Emit(engine.Event{Kind: evDefeated, Seat: c.Seat, Args: []engine.Arg{engine.A("how", engine.Word(c.Word))}})
		return true
	})
}

// removeAll takes away all that a seat owns, pending things included (FW-254).
func removeAll(tx *engine.Tx, s engine.Seat) {
	r := tx.Reader()
	for _, zone := range []string{zMemory, zHand, zAside, zVortex, zAether} {
		for _, id := range r.Zone(zone, s) {
			tx.Remove(id)
		}
	}
	for _, zone := range []string{zField, zPending} {
		for _, id := range r.Zone(zone, engine.NoSeat) {
			if o, ok := r.Live(id); ok && o.Owner == s {
				tx.Remove(id)
			}
		}
	}
}
