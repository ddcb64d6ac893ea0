package farwald

import "farpost/engine"

// addEnergyChanges defines the changes that flip Energy Cards. These are counted, never moved: nothing shatters,
// disables or removes one (FW-064 to FW-066).
func addEnergyChanges(g *engine.Ruleset) {
	// A Must discharge is a payment: all of it or nothing (FW-063). An effect takes what is there.
	g.AddChange(chDischarge, func(tx *engine.Tx, c engine.Change) bool {
		have := tx.Reader().SeatAttr(c.Seat, sEnergy)
		n := min(c.N, have)
		if n < 1 {
			return c.N < 1
		}
		tx.SetSeat(c.Seat, sEnergy, have-n)
		if c.Word == wordLocked {
			tx.SetSeat(c.Seat, sLocked, tx.Reader().SeatAttr(c.Seat, sLocked)+n)
		}
		tx.Emit(engine.Event{Kind: "discharged", Seat: c.Seat, Args: []engine.Arg{engine.N("n", n)},
			Quiet: c.Word == wordQuiet})
		return n == c.N
	})
	g.Define(chRecharge, func(tx *engine.Tx, c engine.Change) {
		if n := rechargeUpTo(tx, c.Seat, c.N); n > 0 {
			tx.Tell("recharged", c.Seat, engine.N("n", n))
		}
	})
}

// rechargeUpTo turns up to n Energy Cards face up, unlocked ones first, and returns how many.
func rechargeUpTo(tx *engine.Tx, s engine.Seat, n int) int {
	have := tx.Reader().SeatAttr(s, sEnergy)
	n = min(n, energyCards-have)
	if n < 1 {
		return 0
	}
	tx.SetSeat(s, sEnergy, have+n)
	tx.SetSeat(s, sLocked, min(tx.Reader().SeatAttr(s, sLocked), energyCards-have-n))
	return n
}
