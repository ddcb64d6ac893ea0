package beings

import (
	"farpost/engine"
	"farpost/engine/beings/language"
)

// addFightChanges are the changes of attacks.
func addFightChanges(g *engine.Ruleset) {
	g.Define(chAttack, func(tx *engine.Tx, c engine.Change) {
		r := tx.Reader()
		tx.Set(c.Obj, aRested, 1) // BE-086
		tx.Set(c.Obj, aAttacked, r.Var(vTurn))
		attack := engine.Object{Card: r.Card(c.Obj), Kind: kAttack, Owner: c.Seat, Base: c.Seat, Of: c.Obj}
		id := tx.New(attack, zAttack, engine.NoSeat)
		tx.SetList(id, listAttacker, []engine.Value{engine.Obj(c.Obj)})
		tx.SetList(id, listTarget, []engine.Value{c.To})
		told(tx, "attack", c.Seat, c.Obj, engine.A("target", r.PublicName(c.To)))
	})
	g.Define(chBlock, func(tx *engine.Tx, c engine.Change) {
		r := tx.Reader()
		x := fighting(r)
		tx.SetList(x.attack, listBlocker, []engine.Value{engine.Obj(c.Obj)})
		told(tx, "block", c.Seat, c.Obj, engine.A("attacker", engine.CardName(r, x.attacker)))
		if !cardOf(r, c.Obj).At(language.OnBlock).Upright {
			tx.Set(c.Obj, aRested, 1) // BE-094
		}
	})
}
