package fow

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addFightChanges are the changes of battles and of damage.
func addFightChanges(g *engine.Ruleset) {
	g.Define(chDamage, damage)
	g.Define(chHeal, func(tx *engine.Tx, c engine.Change) {
		for _, id := range tx.Reader().Zone(zField, engine.NoSeat) {
			tx.Set(id, aDamage, 0)
		}
	})
	g.Define(chBattle, func(tx *engine.Tx, c engine.Change) {
		tx.SetVar(vBattles, tx.Reader().Var(vBattles)+1)
		tx.New(engine.Object{Card: -1, Kind: kBattle, Owner: c.Seat, Base: c.Seat}, zBattle, engine.NoSeat)
		fire(tx, engine.Event{Kind: evBattle, Seat: c.Seat})
	})
	g.Define(chStep, func(tx *engine.Tx, c engine.Change) {
		tx.Set(c.Obj, aStep, c.N)
		fire(tx, engine.Event{Kind: evStep, Seat: turnPlayer(tx.Reader()),
			Args: []engine.Arg{engine.W("step", stepCodes[c.N])}})
	})
	g.Define(chAttack, func(tx *engine.Tx, c engine.Change) {
		attacker, object := c.Vals[0], c.Vals[1]
		joins(tx, c.Obj, listAttacker, attacker)
		joins(tx, c.Obj, listObject, object)
		tx.Set(attacker.ID(), aRested, 1)
		f := tx.Reader()
		emit(tx, evAttack, c.Seat, attacker.ID(), engine.A("object", shown(f, object)), engine.A("at", object))
	})
	g.Define(chBlock, func(tx *engine.Tx, c engine.Change) {
		blocker := c.Vals[0]
		joins(tx, c.Obj, listBlocker, blocker)
		tx.Set(blocker.ID(), aRested, 1)
		f := tx.Reader()
		attacker := firstOf(f, c.Obj, listAttacker)
		emit(tx, evBlock, c.Seat, blocker.ID(), engine.A("attacker", shown(f, attacker)), engine.A("at", attacker))
	})
	g.Define(chBattleEnd, func(tx *engine.Tx, c engine.Change) {
		expire(tx, func(e engine.Effect) bool { return e.Until == untilBattle })
		tx.Unseal(battleVal(tx.Reader()), false)
		tx.Remove(c.Obj)
	})
}

// joins writes who takes part in a battle, and since when.
func joins(tx *engine.Tx, battle engine.ObjID, list string, who engine.Value) {
	tx.SetList(battle, list, []engine.Value{who})
	tx.SetList(battle, list+sinceSuffix, []engine.Value{engine.Int(kit.Tick(tx, vClock))})
}

// damage deals damage to a J/resonator, where it stays (FO-151), or to a player, who loses that much life (FO-152).
// An amount of 0 or less deals nothing (FO-150, FO-161).
func damage(tx *engine.Tx, c engine.Change) {
	if c.N <= 0 {
		return
	}
	f := tx.Reader()
	more := []engine.Arg{engine.N("n", c.N), engine.A("by", engine.Obj(c.By)), engine.A("source", cardVal(f, c.By))}
	if c.Word == wordBattle {
		more = append(more, engine.N("battle", 1))
	}
	if c.To != "" {
		s := c.To.Seat()
		fire(tx, engine.Event{Kind: evHit, Seat: s, Args: append([]engine.Arg{engine.A("to", c.To)}, more...)})
		setLife(tx, s, tx.Reader().SeatAttr(s, sLife)-c.N)
		return
	}
	if !fights(f, tx.Now(c.Obj)) {
		return
	}
	tx.Set(c.Obj, aDamage, f.Attr(tx.Now(c.Obj), aDamage)+c.N)
	emit(tx, evDamaged, f.Ctrl(tx.Now(c.Obj)), c.Obj, more...)
}
