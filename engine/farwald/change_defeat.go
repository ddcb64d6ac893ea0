package farwald

import "farpost/engine"

// addDefeatChanges defines the change that takes a player out of the match.
func addDefeatChanges(g *engine.Ruleset) {
	g.Define(chDefeat, func(tx *engine.Tx, c engine.Change) {
		r := tx.Reader()
		for i := range crystals {
			tx.SetSeat(c.Seat, sFrag0+i, 0)
		}
		endUnleashes(tx, c.Seat)
		removeAll(tx, c.Seat)
		tx.Defeat(c.Seat)
		for _, id := range r.Zone(zField, engine.NoSeat) {
			if o, _ := r.Live(id); o.Base == c.Seat {
				tx.SetBase(id, o.Owner)
				emit(tx, c, "reverted", o.Owner, id)
			}
		}
		tx.Tell("defeated", c.Seat, engine.W("how", c.Word))
	})
}

// endUnleashes ends the unleashes at a seat: at its Crystals, and at cards that it commands (FR-93). Nobody is asked
// about them any more, and their Destructive Energy is lost.
func endUnleashes(tx *engine.Tx, s engine.Seat) {
	f := tx.Reader()
	for _, id := range f.Zone(zPending, engine.NoSeat) {
		o, _ := f.Live(id)
		if target := o.List(listTarget); o.Kind == kUnleash &&
			(target[0].Seat() == s || onField(f, target[0].ID()) && f.Ctrl(target[0].ID()) == s) {
			tx.Remove(id)
		}
	}
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
