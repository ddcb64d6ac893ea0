package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
)

// addTurnChanges are the changes of turns, will, life points and what is rested.
func addTurnChanges(g *engine.Ruleset) {
	g.AddChange(chTurn, func(tx *engine.Tx, c engine.Change) bool {
		r := tx.Reader()
		tx.SetVar(vTurn, r.Var(vTurn)+1)
		tx.SetVar(vActive, int(c.Seat)+1)
		tx.SetVar(vPhase, phDraw)
		tx.SetVar(vBegan, tick(tx))
		tx.SetSeat(c.Seat, sTurns, r.SeatAttr(c.Seat, sTurns)+1)
		tx.ClearMarks(periodTurn)
		tx.DropSeals(func(x engine.Sealed) bool { return x.About.Kind() == kindTurn })
		fire(tx, engine.Event{Kind: evTurn, Seat: c.Seat, Args: []engine.Arg{engine.A("n", engine.Int(r.Var(vTurn)))}})
		fire(tx, engine.Event{Kind: evPhase, Seat: c.Seat,
			Args: []engine.Arg{engine.A("phase", engine.Word(phaseCodes[phDraw]))}})
		return true
	})
	g.AddChange(chPhase, func(tx *engine.Tx, c engine.Change) bool {
		tx.SetVar(vPhase, c.N)
		fire(tx, engine.Event{Kind: evPhase, Seat: c.Seat,
			Args: []engine.Arg{engine.A("phase", engine.Word(phaseCodes[c.N]))}})
		return true
	})
	g.AddChange(chDraw, draw)
	g.AddChange(chRest, func(tx *engine.Tx, c engine.Change) bool { return turnCard(tx, c.Obj, 1, evRested) })
	g.AddChange(chRecover, func(tx *engine.Tx, c engine.Change) bool { return turnCard(tx, c.Obj, 0, evRecovered) })
	g.AddChange(chRecoverAl, func(tx *engine.Tx, c engine.Change) bool {
		r, n := tx.Reader(), 0
		for _, id := range inPlay(factsOf(r)) {
			if r.Ctrl(id) == c.Seat && rested(factsOf(r), id) {
				tx.Set(id, aRested, 0)
				n++
			}
		}
		tx.Emit(engine.Event{Kind: evRecoveredAll, Seat: c.Seat, Args: []engine.Arg{engine.A("n", engine.Int(n))}})
		return true
	})
	g.AddChange(chWill, func(tx *engine.Tx, c engine.Change) bool {
		at := sPool0 + language.AttributeIndex(language.Attribute(c.Word))
		tx.SetSeat(c.Seat, at, tx.Reader().SeatAttr(c.Seat, at)+1)
		tick(tx) // whoever passed before that has not passed in a row (FO-099)
		tx.Emit(engine.Event{Kind: evWill, Seat: c.Seat, Args: []engine.Arg{
			engine.A("card", cardVal(factsOf(tx.Reader()), c.Obj)), engine.A("attribute", engine.Word(c.Word))}})
		return true
	})
	g.AddChange(chSpend, func(tx *engine.Tx, c engine.Change) bool {
		at := sPool0 + language.AttributeIndex(language.Attribute(c.Word))
		n := tx.Reader().SeatAttr(c.Seat, at)
		if n < 1 {
			return false
		}
		tx.SetSeat(c.Seat, at, n-1)
		return true
	})
	g.AddChange(chVanish, func(tx *engine.Tx, c engine.Change) bool {
		for _, s := range tx.Reader().Alive() {
			for i := range len(language.Attributes) + 1 {
				tx.SetSeat(s, sPool0+i, 0)
			}
		}
		return true
	})
	g.AddChange(chLife, func(tx *engine.Tx, c engine.Change) bool {
		return setLife(tx, c.Seat, tx.Reader().SeatAttr(c.Seat, sLife)+c.N)
	})
	g.AddChange(chSetLife, func(tx *engine.Tx, c engine.Change) bool { return setLife(tx, c.Seat, c.N) })
	g.AddChange(chChecked, func(tx *engine.Tx, c engine.Change) bool {
		tx.SetSeat(c.Seat, sDrewNone, 0)
		return true
	})
	g.AddChange(chLose, func(tx *engine.Tx, c engine.Change) bool {
		tx.Defeat(c.Seat)
		tx.Emit(engine.Event{Kind: evLost, Seat: c.Seat, Args: []engine.Arg{engine.A("how", engine.Word(c.Word))}})
		return true
	})
}

// draw takes top cards one at a time (FO-158). An empty deck in the player's own draw phase is recorded for the next
// check (FO-117, FOR-14); at other times it means nothing (FO-124).
func draw(tx *engine.Tx, c engine.Change) bool {
	for range c.N {
		f := factsOf(tx.Reader())
		if cannotDraw(f, c.Seat) {
			return false
		}
		deck := tx.Reader().Zone(zDeck, c.Seat)
		if len(deck) == 0 {
			if turnPlayer(f) == c.Seat && f.Var(vPhase) == phDraw {
				tx.SetSeat(c.Seat, sDrewNone, 1)
			}
			tx.Emit(engine.Event{Kind: evDrewNone, Seat: c.Seat})
			return false
		}
		id := putInto(tx, deck[len(deck)-1], zHand, c.Seat, true)
		fire(tx, engine.Event{Kind: evDrew, Seat: c.Seat, Knows: []engine.Seat{c.Seat},
			Secret: []engine.Arg{engine.A("card", cardVal(factsOf(tx.Reader()), id))}})
	}
	return true
}

// turnCard rests or recovers a card; it reports whether that changed it.
func turnCard(tx *engine.Tx, id engine.ObjID, to int, event string) bool {
	o, ok := tx.Live(id)
	if !ok || int(o.Attr[aRested]) == to || !isInPlay(factsOf(tx.Reader()), tx.Now(id)) {
		return false
	}
	tx.Set(id, aRested, to)
	emit(tx, event, tx.Reader().Ctrl(tx.Now(id)), id)
	return true
}

// setLife sets life points, rounded up (FO-005).
func setLife(tx *engine.Tx, s engine.Seat, n int) bool {
	was := tx.Reader().SeatAttr(s, sLife)
	n = roundUp(n)
	if n == was {
		return true
	}
	tx.SetSeat(s, sLife, n)
	fire(tx, engine.Event{Kind: evLife, Seat: s,
		Args: []engine.Arg{engine.A("n", engine.Int(n)), engine.A("was", engine.Int(was))}})
	return true
}

// controlOf lists who controls the cards on the field, for settleControl.
func controlOf(tx *engine.Tx) (ids []engine.ObjID, ctrl []engine.Seat) {
	ids = slices.Clone(tx.Reader().Zone(zField, engine.NoSeat))
	for _, id := range ids {
		ctrl = append(ctrl, tx.Reader().Ctrl(id))
	}
	return ids, ctrl
}

// settleControl restarts the control age of cards whose controller has changed (FOR-31).
func settleControl(tx *engine.Tx, ids []engine.ObjID, ctrl []engine.Seat) {
	for i, id := range ids {
		if now := tx.Reader().Ctrl(id); now != ctrl[i] {
			tx.Set(id, aSince, tick(tx))
			emit(tx, evControl, now, id)
		}
	}
}
