package beings

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addGemChanges are the changes of gems.
func addGemChanges(g *engine.Ruleset) {
	g.Define(chGain, func(tx *engine.Tx, c engine.Change) {
		if got := kit.Take(tx, zGemDeck, c.Seat, c.N, zGems); len(got) > 0 { // BE-032
			gems(tx, "gained", c.Seat, len(got))
		}
	})
	g.AddChange(chSpend, func(tx *engine.Tx, c engine.Change) bool {
		list := gemsOf(tx.Reader(), c.Seat, 0)
		if len(list) < c.N {
			return false
		}
		for _, id := range list[:c.N] { // BE-033
			tx.Set(id, aRested, 1)
		}
		gems(tx, "spent", c.Seat, c.N)
		return true
	})
	g.Define(chRefresh, func(tx *engine.Tx, c engine.Change) {
		list := gemsOf(tx.Reader(), c.Seat, 1)
		list = list[:min(c.N, len(list))]
		for _, id := range list {
			tx.Set(id, aRested, 0)
		}
		if len(list) > 0 {
			gems(tx, "refreshed", c.Seat, len(list))
		}
	})
	g.Define(chEquip, func(tx *engine.Tx, c engine.Change) {
		for _, id := range gemsOf(tx.Reader(), c.Seat, 0)[:c.N] {
			tx.SetOn(id, engine.Obj(tx.Now(c.Obj)))
		}
		told(tx, "equipped", c.Seat, c.Obj, engine.A("n", engine.Int(c.N)))
	})
}

// gems emits an event about a number of gems.
func gems(tx *engine.Tx, kind string, s engine.Seat, n int) {
	tx.Emit(engine.Event{Kind: kind, Seat: s, Args: []engine.Arg{engine.A("n", engine.Int(n))}})
}
