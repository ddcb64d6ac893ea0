package groove

import (
	"farpost/engine"
	"farpost/engine/groove/language"
)

// addAttackChanges are the changes of attacks.
func addAttackChanges(g *engine.Ruleset) {
	g.Define(chAttack, func(tx *engine.Tx, c engine.Change) {
		r := tx.Reader()
		tx.SetVar(vBattle, 1)
		tx.SetVar(vEntered, 0)
		tx.Set(c.Obj, aExhausted, 1) // GR-064
		attack := engine.Object{Card: r.Card(c.Obj), Kind: kAttack, Owner: c.Seat, Base: c.Seat, Of: c.Obj}
		id := tx.New(attack, zStack, engine.NoSeat)
		tx.Set(id, aHalf, halfCreature)
		tx.SetList(id, listAttacker, []engine.Value{engine.Obj(c.Obj)})
		tx.SetList(id, listTarget, []engine.Value{c.To})
		told(tx, evAttack, c.Seat, c.Obj, engine.A("target", shown(r, c.To)))
	})
	g.Define(chBlock, func(tx *engine.Tx, c engine.Change) {
		r := tx.Reader()
		x := fighting(r)
		tx.SetList(x.attack, listBlocker, []engine.Value{engine.Obj(c.Obj)})
		told(tx, "block", c.Seat, c.Obj, engine.A("attacker", nameOf(r, x.attacker)))
		if !keywords(r, c.Obj).Sentry { // GR-067
			tx.Set(c.Obj, aExhausted, 1)
		}
	})
	g.Define(chStage, func(tx *engine.Tx, c engine.Change) {
		tx.Set(c.Obj, aStage, c.N)
		if c.N == stageCompleted {
			tx.EndEffects(func(e engine.Effect) bool { return e.Until == language.UntilBattle })
		}
	})
	g.Define(chBreak, func(tx *engine.Tx, c engine.Change) {
		tx.Set(c.Obj, aBreaks, tx.Reader().Attr(c.Obj, aBreaks)+1)
		if destroy(tx, c.To); c.To.Kind() == kindShield { // not behind a permanent spell (GR-082)
			takes(tx, c.Seat, 1, func(id engine.ObjID) { toGroove(tx, c.Seat, id) }) // GR-080, GR-086
		}
	})
	g.Define(chEndAttack, func(tx *engine.Tx, c engine.Change) {
		tx.Unseal(engine.Obj(c.Obj), false)
		tx.Remove(c.Obj)
	})
}
