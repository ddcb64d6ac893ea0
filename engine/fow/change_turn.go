package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// addTurnChanges are the changes of turns, will, life points and what is rested.
func addTurnChanges(g *engine.Ruleset) {
	g.Define(chTurn, func(tx *engine.Tx, c engine.Change) {
		r := tx.Reader()
		tx.SetVar(vTurn, r.Var(vTurn)+1)
		tx.SetVar(vActive, int(c.Seat)+1)
		tx.SetVar(vPhase, phDraw)
		tx.SetVar(vBegan, kit.Tick(tx, vClock))
		tx.SetSeat(c.Seat, sTurns, r.SeatAttr(c.Seat, sTurns)+1)
		tx.ClearMarks(periodTurn)
		tx.DropSeals(func(x engine.Sealed) bool { return x.About.Kind() == kindTurn })
		fire(tx, engine.Event{Kind: evTurn, Seat: c.Seat, Args: []engine.Arg{engine.N("n", r.Var(vTurn))}})
		fire(tx, engine.Event{Kind: evPhase, Seat: c.Seat, Args: []engine.Arg{engine.W("phase", phaseCodes[phDraw])}})
	})
	g.Define(chPhase, func(tx *engine.Tx, c engine.Change) {
		tx.SetVar(vPhase, c.N)
		fire(tx, engine.Event{Kind: evPhase, Seat: c.Seat, Args: []engine.Arg{engine.W("phase", phaseCodes[c.N])}})
	})
	g.Define(chDraw, draw)
	g.Define(chRest, func(tx *engine.Tx, c engine.Change) { turnCard(tx, c.Obj, 1, "rested") })
	g.Define(chRecover, func(tx *engine.Tx, c engine.Change) { turnCard(tx, c.Obj, 0, "recovered") })
	g.Define(chRecoverAl, func(tx *engine.Tx, c engine.Change) {
		r, n := tx.Reader(), 0
		for _, id := range inPlay(r) {
			if r.Ctrl(id) == c.Seat && rested(r, id) {
				tx.Set(id, aRested, 0)
				n++
			}
		}
		tx.Tell("recovered-all", c.Seat, engine.N("n", n))
	})
	g.Define(chWill, func(tx *engine.Tx, c engine.Change) {
		at := sPool0 + language.AttributeIndex(language.Attribute(c.Word))
		tx.SetSeat(c.Seat, at, tx.Reader().SeatAttr(c.Seat, at)+1)
		kit.Tick(tx, vClock) // whoever passed before that has not passed in a row (FO-099)
		tx.Tell("will", c.Seat, engine.A("card", cardVal(tx.Reader(), c.Obj)), engine.W("attribute", c.Word))
	})
	g.Define(chSpend, func(tx *engine.Tx, c engine.Change) {
		at := sPool0 + language.AttributeIndex(language.Attribute(c.Word))
		tx.SetSeat(c.Seat, at, tx.Reader().SeatAttr(c.Seat, at)-1)
	})
	g.Define(chVanish, func(tx *engine.Tx, c engine.Change) {
		for _, s := range tx.Reader().Alive() {
			for i := range len(language.Attributes) + 1 {
				tx.SetSeat(s, sPool0+i, 0)
			}
		}
	})
	g.Define(chLife, func(tx *engine.Tx, c engine.Change) {
		setLife(tx, c.Seat, tx.Reader().SeatAttr(c.Seat, sLife)+c.N)
	})
	g.Define(chSetLife, func(tx *engine.Tx, c engine.Change) { setLife(tx, c.Seat, c.N) })
	g.Define(chLose, func(tx *engine.Tx, c engine.Change) {
		tx.Defeat(c.Seat)
		tx.Tell("lost", c.Seat, engine.W("how", c.Word))
	})
}

// draw takes top cards one at a time (FO-158). An empty deck in the player's own draw phase is recorded for the next
// check (FO-117, FOR-14); at other times it means nothing (FO-124).
func draw(tx *engine.Tx, c engine.Change) {
	for range c.N {
		f := tx.Reader()
		if cannotDraw(f, c.Seat) {
			return
		}
		top := kit.Top(f, zDeck, c.Seat)
		if top.IsZero() {
			if turnPlayer(f) == c.Seat && f.Var(vPhase) == phDraw {
				tx.SetSeat(c.Seat, sDrewNone, 1)
			}
			tx.Tell("drew-none", c.Seat)
			return
		}
		id := putInto(tx, top, zHand, c.Seat, true)
		fire(tx, engine.Event{Kind: evDrew, Seat: c.Seat, Knows: []engine.Seat{c.Seat},
			Secret: []engine.Arg{engine.A("card", cardVal(tx.Reader(), id))}})
	}
}

// turnCard rests or recovers a card in play; of one that lies so already there is nothing to tell.
func turnCard(tx *engine.Tx, id engine.ObjID, to int, event string) {
	f := tx.Reader()
	if !isInPlay(f, tx.Now(id)) || f.Attr(tx.Now(id), aRested) == to {
		return
	}
	tx.Set(id, aRested, to)
	emit(tx, event, tx.Ctrl(id), id)
}

// setLife sets life points, rounded up (FO-005).
func setLife(tx *engine.Tx, s engine.Seat, n int) {
	was := tx.Reader().SeatAttr(s, sLife)
	n = roundUp(n)
	if n == was {
		return
	}
	tx.SetSeat(s, sLife, n)
	fire(tx, engine.Event{Kind: evLife, Seat: s, Args: []engine.Arg{engine.N("n", n), engine.N("was", was)}})
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
			tx.Set(id, aSince, kit.Tick(tx, vClock))
			emit(tx, "control", now, id)
		}
	}
}
