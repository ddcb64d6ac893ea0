package farwald

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addTurnChanges move the match through its turns and phases.
func addTurnChanges(g *engine.Ruleset) {
	g.Define(chTurn, func(tx *engine.Tx, c engine.Change) {
		r := tx.Reader()
		if newRound(r, c.Seat) {
			stall := r.Var(vStall) + 1
			if r.Var(vBusy) == set || r.Var(vRound) == 0 {
				stall = 0
			}
			tx.SetVar(vStall, stall)
			tx.SetVar(vBusy, 0)
			tx.SetVar(vRound, r.Var(vRound)+1)
		}
		tx.SetVar(vTurn, r.Var(vTurn)+1)
		tx.SetVar(vActive, int(c.Seat)+1)
		tx.SetVar(vPhase, phRegeneration)
		tx.ClearMarks("turn")
		tx.ClearMarks(markHold)
		tx.DropSeals(func(x engine.Sealed) bool { return x.About.Kind() == kindTurn })
		tx.Tell(evTurn, c.Seat, engine.N("turn", r.Var(vTurn)), engine.N("round", r.Var(vRound)))
	})
	g.Define(chPhase, func(tx *engine.Tx, c engine.Change) {
		tx.SetVar(vPhase, c.N)
		tx.Tell("phase", c.Seat, engine.W("phase", phaseCodes[c.N]))
	})
	g.Define(chRegenerate, regenerate)
	g.Define(chStops, func(tx *engine.Tx, c engine.Change) { tx.SetSeat(c.Seat, sStops, c.N) })
}

// newRound reports whether a seat's turn begins a new full round: since the first player's turn everybody has had
// one.
func newRound(f facts, next engine.Seat) bool {
	if f.Var(vTurn) == 0 {
		return true
	}
	n := f.Seats()
	place := func(s engine.Seat) int { return (int(s) - f.Var(vFirst) + n) % n }
	return place(next) <= place(activeSeat(f))
}

// regenerate turns the seat's Exploited cards upright and its Energy Cards face up, all together. Disabled cards
// stay Exploited, and stop being Disabled (FW-039 to FW-042, FW-157, FW-158). Locked Energy Cards stay face down
// once (FW-068).
func regenerate(tx *engine.Tx, c engine.Change) {
	f := tx.Reader()
	var up, stay []engine.ObjID
	for id := range controls(f, c.Seat) {
		switch {
		case f.Attr(id, aDisabled) != 0:
			stay = append(stay, id)
		case !energized(f, id):
			up = append(up, id)
		}
	}
	for _, id := range up {
		tx.Set(id, aExploited, 0)
		tx.Set(id, aReady, kit.Tick(tx, vClock))
		tx.Emit(engine.Event{Kind: evEnergized, Seat: c.Seat, Quiet: true,
			Args: []engine.Arg{engine.A("card", cardVal(f, id)), engine.A("obj", engine.Obj(id))}})
	}
	for _, id := range stay {
		tx.Set(id, aDisabled, 0)
	}
	back := energyCards - f.SeatAttr(c.Seat, sEnergy) - f.SeatAttr(c.Seat, sLocked)
	rechargeUpTo(tx, c.Seat, back)
	tx.SetSeat(c.Seat, sLocked, 0)
	tx.Emit(engine.Event{Kind: "regenerated", Seat: c.Seat, Quiet: len(up) == 0 && back < 1,
		Args: []engine.Arg{engine.A("cards", cards(f, up)...), engine.N("n", max(back, 0))}})
	if len(stay) > 0 {
		tx.Tell("stays-exploited", c.Seat, engine.A("cards", cards(f, stay)...), engine.A("objs", engine.Objs(stay)...))
	}
}
