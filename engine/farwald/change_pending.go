package farwald

import "farpost/engine"

// addPendingChanges are the changes of declared cards, activated abilities and unleashes.
func addPendingChanges(g *engine.Ruleset) {
	g.AddChange(chDeclare, func(tx *engine.Tx, c engine.Change) bool {
		if !inZone(tx, c.Obj, zHand) {
			return false
		}
		id := tx.Move(c.Obj, zPending, engine.NoSeat, true)
		tx.SetBase(id, c.Seat)
		return tx.Set(id, aGate, 1)
	})
	g.AddChange(chGate, func(tx *engine.Tx, c engine.Change) bool {
		if !inZone(tx, c.Obj, zPending) || attr(tx, c.Obj, aGate) == 0 || attr(tx, c.Obj, aStage) != stDeclared {
			return false
		}
		emit(tx, c, evGateClosed, ownerOf(tx, c.Obj), c.Obj, byArgs(tx, c.By)...)
		zone := zVortex
		if c.Word == wordAether {
			zone = zAether
		}
		tx.Move(c.Obj, zone, ownerOf(tx, c.Obj), true)
		return true
	})
	g.AddChange(chPaid, func(tx *engine.Tx, c engine.Change) bool {
		if !tx.Set(c.Obj, aStage, stPaid) {
			return false
		}
		emit(tx, c, evPaid, tx.Reader().Ctrl(tx.Now(c.Obj)), c.Obj, engine.A("n", engine.Int(c.N)))
		return true
	})
	g.AddChange(chCharged, func(tx *engine.Tx, c engine.Change) bool {
		if !tx.Set(c.Obj, aCharged, 1) {
			return false
		}
		emit(tx, c, evCharged, tx.Reader().Ctrl(tx.Now(c.Obj)), c.Obj)
		tx.Unseal(engine.Obj(tx.Now(c.Obj)), true)
		return true
	})
	g.AddChange(chUnpaid, func(tx *engine.Tx, c engine.Change) bool {
		if !inZone(tx, c.Obj, zPending) {
			return false
		}
		emit(tx, c, evUnpaid, ownerOf(tx, c.Obj), c.Obj)
		tx.Move(c.Obj, zVortex, ownerOf(tx, c.Obj), true)
		return true
	})
	g.AddChange(chResolve, resolve)
	g.AddChange(chAbility, func(tx *engine.Tx, c engine.Change) bool {
		src, ok := tx.Was().Known(c.Obj)
		if !ok {
			return false
		}
		id := tx.New(engine.Object{Card: src.Card, Kind: kAbility, Owner: c.Seat, Base: c.Seat, Of: c.Obj},
			zPending, engine.NoSeat)
		tx.Set(id, aStage, stPaid)
		return tx.SetList(id, listNode, []engine.Value{engine.Word(c.Word)})
	})
	g.AddChange(chUnleash, func(tx *engine.Tx, c engine.Change) bool {
		id := tx.New(engine.Object{Card: -1, Kind: kUnleash, Owner: c.Seat, Base: c.Seat}, zPending, engine.NoSeat)
		tx.SetList(id, listAttackers, c.Vals)
		return tx.SetList(id, listTarget, []engine.Value{c.To})
	})
	g.AddChange(chSetList, func(tx *engine.Tx, c engine.Change) bool { return tx.SetList(c.Obj, c.Word, c.Vals) })
	g.AddChange(chDissipate, dissipate)
	g.AddChange(chLose, func(tx *engine.Tx, c engine.Change) bool {
		o, ok := tx.Live(c.Obj)
		return ok && o.Kind != kCard && tx.Remove(c.Obj)
	})
}

// resolve makes a pending thing begin to resolve. It can no longer be answered, and a card counts as played from now
// on (FW-104, FW-126).
func resolve(tx *engine.Tx, c engine.Change) bool {
	o, ok := tx.Live(c.Obj)
	if !ok || !inZone(tx, c.Obj, zPending) {
		return false
	}
	tx.Set(c.Obj, aStage, stResolving)
	if o.Kind == kCard {
		tx.Set(c.Obj, aGate, 0)
		tx.SetVar(vBusy, 1)
		emit(tx, c, evPlayed, tx.Reader().Ctrl(tx.Now(c.Obj)), c.Obj)
	}
	return true
}

// dissipate cancels a paid card or ability that has not begun to resolve (FW-129 to FW-132). An unleash cannot be
// dissipated (FW-134).
func dissipate(tx *engine.Tx, c engine.Change) bool {
	o, ok := tx.Live(c.Obj)
	if !ok || !inZone(tx, c.Obj, zPending) || int(o.Attr[aStage]) != stPaid {
		return false
	}
	emit(tx, c, evDissipated, tx.Reader().Ctrl(tx.Now(c.Obj)), c.Obj, byArgs(tx, c.By)...)
	if o.Kind == kAbility {
		return tx.Remove(c.Obj)
	}
	tx.Move(c.Obj, zVortex, o.Owner, true)
	return true
}
