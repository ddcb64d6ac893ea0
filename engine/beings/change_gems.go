package beings

import "farpost/engine"

// addGemChanges are the changes of gems.
func addGemChanges(g *engine.Ruleset) {
	addChange(g, chGain, func(tx *engine.Tx, c engine.Change) {
		n := 0
		for ; n < c.N; n++ {
			id, ok := top(tx, zGemDeck, c.Seat)
			if !ok {
				break // BE-032
			}
			tx.Move(id, zGems, c.Seat, true)
		}
		if n > 0 {
			gems(tx, "gained", c.Seat, n)
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
	addChange(g, chRefresh, func(tx *engine.Tx, c engine.Change) {
		list := gemsOf(tx.Reader(), c.Seat, 1)
		list = list[:min(c.N, len(list))]
		for _, id := range list {
			tx.Set(id, aRested, 0)
		}
		if len(list) > 0 {
			gems(tx, "refreshed", c.Seat, len(list))
		}
	})
	addChange(g, chEquip, func(tx *engine.Tx, c engine.Change) {
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
