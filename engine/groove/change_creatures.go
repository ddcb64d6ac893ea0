package groove

import (
	"farpost/engine"
)

// addCreatureChanges are the changes of creatures in play, and of what else texts destroy or return.
func addCreatureChanges(g *engine.Ruleset) {
	g.Define(chDestroy, func(tx *engine.Tx, c engine.Change) {
		for _, v := range c.Vals {
			destroy(tx, v)
		}
	})
	g.Define(chToHand, func(tx *engine.Tx, c engine.Change) {
		for _, v := range c.Vals {
			id := tx.Now(v.ID())
			s := tx.Reader().Ctrl(id)
			told(tx, "returned", s, id)
			if isCreature(tx.Reader(), id) {
				strip(tx, id)
			}
			tx.Move(id, zHand, s, true)
		}
	})
	addEach(g, chExhaust, func(tx *engine.Tx, _ engine.Change, id engine.ObjID) { turnTo(tx, id, 1, "exhausted") })
	addEach(g, chRefresh, func(tx *engine.Tx, _ engine.Change, id engine.ObjID) { turnTo(tx, id, 0, "refreshed") })
	addEach(g, chStrength, func(tx *engine.Tx, c engine.Change, id engine.ObjID) {
		addEffect(tx, c, id, engine.Effect{N: c.N})
		told(tx, "stronger", tx.Reader().Ctrl(id), id, engine.N("n", c.N))
	})
	addEach(g, chGrant, func(tx *engine.Tx, c engine.Change, id engine.ObjID) {
		source := nameOf(tx.Reader(), c.By)
		addEffect(tx, c, id, engine.Effect{Node: c.To.Body(), Source: source})
		told(tx, "granted", tx.Reader().Ctrl(id), id, engine.A("source", source))
	})
	g.Define(chTap, func(tx *engine.Tx, c engine.Change) {
		tx.SetVar(vBattle, 1)
		tx.Set(c.Obj, aExhausted, 1)
	})
}

// turnTo exhausts or refreshes a creature, and tells it if it was not so.
func turnTo(tx *engine.Tx, id engine.ObjID, to int, event string) {
	if r := tx.Reader(); r.Attr(id, aExhausted) != to {
		tx.Set(id, aExhausted, to)
		told(tx, event, r.Ctrl(id), id)
	}
}

// destroy puts a creature, a permanent spell or a shield on top of its owner's groove (GR-072, GRR-42).
func destroy(tx *engine.Tx, v engine.Value) {
	r := tx.Reader()
	if v.Kind() == kindShield {
		shatter(tx, v)
		return
	}
	id := tx.Now(v.ID())
	o, ok := r.Live(id)
	switch {
	case !ok:
	case isCreature(r, id):
		told(tx, evDestroyed, o.Owner, id)
		strip(tx, id)
		toGroove(tx, o.Owner, id)
	case r.In(id, zSpells):
		told(tx, "spell-broke", o.Owner, id)
		toGroove(tx, o.Owner, id)
	}
}

// strip discards what is attached to a creature that leaves the battlefield: Enchantments, and the cards beneath an
// Evolution (GR-075, GRR-26).
func strip(tx *engine.Tx, id engine.ObjID) {
	r := tx.Reader()
	for _, x := range attached(r, r.Ctrl(id), engine.Obj(id)) {
		told(tx, evLost, r.Ctrl(x), x)
		tx.Move(x, zDiscard, r.Ctrl(x), true)
	}
	tx.EndEffects(func(e engine.Effect) bool { return e.On[0] == engine.Obj(id) })
}

// shatter puts a shield into its owner's groove and discards what was attached to it (GR-079, GR-081). Nobody sees
// which card it is (GR-085).
func shatter(tx *engine.Tx, v engine.Value) {
	r, s := tx.Reader(), v.Seat()
	in := func(id engine.ObjID) bool { return r.Attr(id, aSlot) == v.Index() }
	for _, id := range only(r.Zone(zShields, s), in) {
		tx.SetSeat(s, sShields, r.SeatAttr(s, sShields)&^(1<<v.Index()))
		left := engine.N("left", r.Count(zShields, s)-1)
		tx.Tell("broke", s, engine.A("shield", v), left)
		for _, x := range attached(r, s, v) {
			of := []engine.Arg{engine.A("obj", engine.Obj(x))}
			tx.Emit(engine.Event{Kind: evBreaks, Seat: s, Quiet: true, Args: of})
			told(tx, evLost, s, x)
			tx.Move(x, zDiscard, s, true)
		}
		toGroove(tx, s, id)
	}
}
