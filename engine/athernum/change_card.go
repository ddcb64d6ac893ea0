package athernum

import (
	"slices"

	"farpost/engine"
)

// addCardChanges are the changes of cards in play that do not leave it.
func addCardChanges(g *engine.Ruleset) {
	g.Define(chExhaust, func(tx *engine.Tx, c engine.Change) { exhaust(tx, c.Obj) })
	g.Define(chCounters, func(tx *engine.Tx, c engine.Change) { addCounters(tx, c.Obj, c.N) })
	g.Define(chTurnUp, func(tx *engine.Tx, c engine.Change) {
		if isHidden(tx.Reader(), tx.Now(c.Obj)) {
			uncover(tx, c.Obj, "revealed")
		} else {
			addCounters(tx, c.Obj, -tx.Attr(c.Obj, aCounters))
		}
	})
	g.Define(chUncover, func(tx *engine.Tx, c engine.Change) { uncover(tx, c.Obj, "revealed") })
	g.Define(chDamage, func(tx *engine.Tx, c engine.Change) { damage(tx, c, evDamaged) })
	g.Define(chHit, func(tx *engine.Tx, c engine.Change) { damage(tx, c, evHit) })
	g.Define(chHeal, func(tx *engine.Tx, c engine.Change) {
		n := min(c.N, tx.Attr(c.Obj, aDamage))
		if n > 0 && fights(tx.Reader(), tx.Now(c.Obj)) {
			tx.Set(c.Obj, aDamage, tx.Attr(c.Obj, aDamage)-n)
			emit(tx, "healed", tx.Ctrl(c.Obj), c.Obj, engine.N("n", n))
		}
	})
	g.Define(chBreak, func(tx *engine.Tx, c engine.Change) { // AT-166
		tx.Set(c.Obj, aDamage, 0)
		emit(tx, "broken", tx.Ctrl(c.Obj), c.Obj)
		exhaust(tx, c.Obj)
	})
	g.Define(chStatic, func(tx *engine.Tx, c engine.Change) {
		if isInPlay(tx.Reader(), tx.Now(c.Obj)) { // ATR-39; turning up begins anew
			tx.Set(c.Obj, aActive, tx.Attr(c.Obj, aActive)|1<<c.N)
		}
	})
	g.Define(chPlace, func(tx *engine.Tx, c engine.Change) { place(tx, c.Obj, c.N) })
	g.Define(chRemove, func(tx *engine.Tx, c engine.Change) { takeOff(tx, c.Obj, c.N) })
	g.Define(chMoveVT, func(tx *engine.Tx, c engine.Change) {
		if hasField(tx.Reader(), tx.Now(c.To.ID())) && isInPlay(tx.Reader(), tx.Now(c.To.ID())) {
			place(tx, c.To.ID(), takeOff(tx, c.Obj, c.N))
		}
	})
	g.Define(chAttach, func(tx *engine.Tx, c engine.Change) { // AT-145
		f, to := tx.Reader(), tx.Now(c.To.ID())
		if !hasRoom(f, to) {
			return
		}
		tx.SetOn(c.Obj, engine.Obj(to))
		follow(tx, c.Obj, f.Ctrl(to))
		emit(tx, "attached", f.Ctrl(to), c.Obj, engine.A("to", cardVal(f, to)))
	})
	g.Define(chEffect, func(tx *engine.Tx, c engine.Change) {
		if c.Event.Kind == untilStay && !(isInPlay(tx.Reader(), tx.Now(c.By)) && isFaceUp(tx.Reader(), tx.Now(c.By))) {
			return
		}
		if c.Word == effControl {
			c.Vals = slices.DeleteFunc(c.Vals, func(v engine.Value) bool {
				return !canTake(tx.Reader(), v.ID(), c.Seat)
			})
		}
		tx.AddEffect(engine.Effect{Kind: c.Word, Source: engine.Obj(tx.Now(c.By)), Seat: c.Seat, On: c.Vals,
			Node: c.To.Body(), Until: c.Event.Kind, UntilSeat: c.Seat})
		if c.Word == effControl {
			for _, v := range c.Vals {
				settle(tx, v.ID())
				emit(tx, "control", c.Seat, v.ID())
			}
		}
	})
}

// canTake reports whether a player can gain control of a card: a character that is no main character, for which there
// is a free slot (AT-165, ATR-62).
func canTake(f facts, id engine.ObjID, s engine.Seat) bool {
	return f.In(id, zField) && f.Ctrl(id) != s && len(freeSlots(f, s)) > 0
}

// settle gives a character whose controller has changed a slot there, and its face-down items to who sees them now.
// Without a free slot there it is discarded (ATR-62).
func settle(tx *engine.Tx, id engine.ObjID) {
	f := tx.Reader()
	s := f.Ctrl(id)
	tx.Set(id, aSlot, 0)
	free := freeSlots(f, s)
	if len(free) == 0 {
		leavePlay(tx, id, zDiscard, "")
		return
	}
	tx.Set(id, aSlot, free[0])
	for _, x := range attached(f, id) {
		follow(tx, x, s)
	}
}

// follow hands the card of a face-down item to who controls its host.
func follow(tx *engine.Tx, cover engine.ObjID, s engine.Seat) {
	card := beneath(tx.Reader(), tx.Now(cover))
	if _, of, ok := tx.Reader().ZoneOf(card); ok && of != s {
		tx.SetOn(tx.Move(card, zHidden, s, true), engine.Obj(tx.Now(cover)))
	}
}

// endStays ends what lasts as long as a card stays face-up in play, and lets control return.
func endStays(tx *engine.Tx, src engine.ObjID) {
	expire(tx, func(e engine.Effect) bool {
		return e.Until == untilStay && e.Source == engine.Obj(src)
	})
}

// expire ends effects and lets control return.
func expire(tx *engine.Tx, over func(engine.Effect) bool) {
	ids := slices.Clone(tx.Reader().Zone(zField, engine.NoSeat))
	ctrl := make([]engine.Seat, len(ids))
	for i, id := range ids {
		ctrl[i] = tx.Reader().Ctrl(id)
	}
	tx.EndEffects(over)
	for i, id := range ids {
		if _, ok := tx.Reader().Live(id); ok && tx.Reader().Ctrl(id) != ctrl[i] {
			settle(tx, id)
			emit(tx, "control", tx.Ctrl(id), id)
		}
	}
}

// exhaust turns a card face-down where it lies and puts one counter on it (AT-108). One that is exhausted stays as it
// is (ATR-05). A hidden item becomes public (ATR-07).
func exhaust(tx *engine.Tx, id engine.ObjID) {
	f := tx.Reader()
	if !isInPlay(f, tx.Now(id)) || isExhausted(f, tx.Now(id)) {
		return
	}
	if isHidden(f, tx.Now(id)) {
		id = open(tx, id)
	}
	tx.Set(id, aCounters, 1)
	tx.Set(id, aWorked, 0)
	emit(tx, evExhausted, tx.Ctrl(id), id)
	endStays(tx, tx.Now(id))
}

// addCounters changes the Exhaustion Counters of an exhausted card; without any it turns face-up (AT-042, ATR-05).
func addCounters(tx *engine.Tx, id engine.ObjID, n int) {
	was := tx.Attr(id, aCounters)
	if was == 0 || n == 0 || !isInPlay(tx.Reader(), tx.Now(id)) {
		return
	}
	now := max(was+n, 0)
	tx.Set(id, aCounters, now)
	if now > 0 {
		emit(tx, "counters", tx.Ctrl(id), id, engine.N("n", now))
		return
	}
	turnsUp(tx, id, "readied")
}

// open takes the cover off a face-down item: the card lies in its item slot from now on, and what is aimed at the cover
// is aimed at the card (AT-135). It returns the card's id.
func open(tx *engine.Tx, cover engine.ObjID) engine.ObjID {
	o, _ := tx.Live(cover)
	id := tx.Move(beneath(tx.Reader(), cover), zItems, engine.NoSeat, true)
	tx.SetOn(id, o.On)
	tx.Redirect(cover, id)
	for _, entry := range tx.Reader().Zone(zStack, engine.NoSeat) {
		on, _ := tx.Live(entry)
		for _, l := range on.Data {
			if i := slices.Index(l.Vals, engine.Obj(cover)); i >= 0 {
				vals := slices.Clone(l.Vals)
				vals[i] = engine.Obj(id)
				tx.SetList(entry, l.Name, vals)
			}
		}
	}
	tx.Remove(cover)
	return id
}

// uncover turns a hidden item face-up (AT-085).
func uncover(tx *engine.Tx, cover engine.ObjID, how string) {
	if tx.In(cover, zItems) {
		turnsUp(tx, open(tx, cover), how)
	}
}

// turnsUp records that a card in play has turned face-up. The first time in this stay its Victory Token Field counts
// (ATR-09).
func turnsUp(tx *engine.Tx, id engine.ObjID, how string) {
	tx.Set(id, aActive, 0)
	emit(tx, evTurnedUp, tx.Ctrl(id), id, engine.W("how", how))
	countField(tx, id)
}

// countField adds the number of a Victory Token Field to the general pool, once for each stay in play (AT-081).
func countField(tx *engine.Tx, id engine.ObjID) {
	f := tx.Reader()
	c := cardOf(f, tx.Now(id))
	if c == nil || c.VT == 0 || tx.Attr(id, aCounted) == 1 {
		return
	}
	tx.Set(id, aCounted, 1)
	tx.SetVar(vPool, f.Var(vPool)+c.VT)
	tx.SetVar(vFields, f.Var(vFields)+c.VT)
	tx.Tell("pool", engine.NoSeat, engine.A("card", engine.CardVal(c.ID)), engine.N("n", c.VT),
		engine.N("now", f.Var(vPool)))
}

// damage lays damage counters on a character (AT-020, AT-158).
func damage(tx *engine.Tx, c engine.Change, event string) {
	if c.N <= 0 || !fights(tx.Reader(), tx.Now(c.Obj)) {
		return
	}
	tx.Set(c.Obj, aDamage, tx.Attr(c.Obj, aDamage)+c.N)
	emit(tx, event, tx.Ctrl(c.Obj), c.Obj, engine.N("n", c.N), engine.A("source", cardVal(tx.Reader(), c.By)),
		engine.A("by", engine.Obj(c.By)))
}

// place puts Victory Tokens of the pool on a card, as many as there are (AT-169, ATR-67).
func place(tx *engine.Tx, id engine.ObjID, n int) {
	f := tx.Reader()
	n = min(n, f.Var(vPool))
	if n <= 0 || !isInPlay(f, tx.Now(id)) || !hasField(f, tx.Now(id)) {
		return
	}
	tx.SetVar(vPool, f.Var(vPool)-n)
	tx.Set(id, aVT, tx.Attr(id, aVT)+n)
	emit(tx, evPlaced, tx.Ctrl(id), id, engine.N("n", n))
}

// takeOff returns Victory Tokens of a card to the pool, as many as there are (ATR-66).
func takeOff(tx *engine.Tx, id engine.ObjID, n int) int {
	n = min(n, tx.Attr(id, aVT))
	if n <= 0 {
		return 0
	}
	tx.Set(id, aVT, tx.Attr(id, aVT)-n)
	tx.SetVar(vPool, tx.Reader().Var(vPool)+n)
	emit(tx, "vt-removed", tx.Ctrl(id), id, engine.N("n", n))
	return n
}

// enters records that a card has entered play face-up (AT-081).
func enters(tx *engine.Tx, s engine.Seat, id engine.ObjID) {
	emit(tx, evEntered, s, id)
	countField(tx, id)
}

// Cover lays a cover over each card of a player's zone "hidden" that is attached to a host, as a match in the middle
// has them; for setups.
func Cover(tx *engine.Tx, s engine.Seat) {
	for _, id := range tx.Reader().Zone(zHidden, s) {
		o, _ := tx.Live(id)
		cover := tx.New(engine.Object{Card: -1, Kind: kCover, Owner: s, Base: s}, zItems, engine.NoSeat)
		tx.SetOn(cover, o.On)
		tx.SetOn(id, engine.Obj(cover))
	}
}
