package farwald

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addPendingChanges are the changes of declared cards, activated abilities and unleashes.
func addPendingChanges(g *engine.Ruleset) {
	g.Define(chDeclare, func(tx *engine.Tx, c engine.Change) {
		id := tx.Move(c.Obj, zPending, engine.NoSeat, true)
		tx.SetBase(id, c.Seat)
		tx.Set(id, aGate, set)
	})
	g.Define(chGate, func(tx *engine.Tx, c engine.Change) {
		emit(tx, c, "gate-closed", ownerOf(tx, c.Obj), c.Obj, byArgs(tx, c.By)...)
		zone := zVortex
		if c.Word == wordAether {
			zone = zAether
		}
		tx.Move(c.Obj, zone, ownerOf(tx, c.Obj), true)
	})
	g.Define(chPaid, func(tx *engine.Tx, c engine.Change) {
		tx.Set(c.Obj, aStage, stPaid)
		emit(tx, c, "paid", tx.Ctrl(c.Obj), c.Obj, engine.N("n", c.N))
	})
	g.Define(chCharged, func(tx *engine.Tx, c engine.Change) {
		tx.Set(c.Obj, aCharged, set)
		emit(tx, c, "charged", tx.Ctrl(c.Obj), c.Obj)
		tx.Unseal(engine.Obj(tx.Now(c.Obj)), true)
	})
	g.Define(chUnpaid, func(tx *engine.Tx, c engine.Change) {
		emit(tx, c, "unpaid", ownerOf(tx, c.Obj), c.Obj)
		tx.Move(c.Obj, zVortex, ownerOf(tx, c.Obj), true)
	})
	g.Define(chResolve, resolve)
	g.Define(chAbility, func(tx *engine.Tx, c engine.Change) {
		src, _ := tx.Was().Known(c.Obj)
		id := tx.New(engine.Object{Card: src.Card, Kind: kAbility, Owner: c.Seat, Base: c.Seat, Of: c.Obj},
			zPending, engine.NoSeat)
		tx.Set(id, aStage, stPaid)
		tx.SetList(id, listNode, []engine.Value{engine.Word(c.Word)})
	})
	g.Define(chUnleash, func(tx *engine.Tx, c engine.Change) {
		id := tx.New(engine.Object{Card: -1, Kind: kUnleash, Owner: c.Seat, Base: c.Seat}, zPending, engine.NoSeat)
		tx.SetList(id, listAttackers, c.Vals)
		tx.SetList(id, listTarget, []engine.Value{c.To})
	})
	kit.AddList(g)
	g.Define(chDissipate, dissipate)
	g.Define(chLose, func(tx *engine.Tx, c engine.Change) { tx.Remove(c.Obj) })
}

// resolve makes a pending thing begin to resolve. It can no longer be answered, and a card counts as played from now
// on (FW-104, FW-126).
func resolve(tx *engine.Tx, c engine.Change) {
	o, _ := tx.Live(c.Obj)
	tx.Set(c.Obj, aStage, stResolving)
	if o.Kind == kCard {
		tx.Set(c.Obj, aGate, 0)
		tx.SetVar(vBusy, set)
		emit(tx, c, "played", tx.Ctrl(c.Obj), c.Obj)
	}
}

// dissipate cancels a paid card or ability that has not begun to resolve (FW-129 to FW-132). An unleash cannot be
// dissipated (FW-134).
func dissipate(tx *engine.Tx, c engine.Change) {
	o, _ := tx.Live(c.Obj)
	emit(tx, c, "dissipated", tx.Ctrl(c.Obj), c.Obj, byArgs(tx, c.By)...)
	if o.Kind == kAbility {
		tx.Remove(c.Obj)
		return
	}
	tx.Move(c.Obj, zVortex, o.Owner, true)
}
