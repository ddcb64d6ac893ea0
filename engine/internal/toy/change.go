package toy

import "farpost/engine"

func addChanges(g *engine.Ruleset, leak string) {
	g.AddChange("gold", func(tx *engine.Tx, c change) bool {
		n := tx.Reader().SeatAttr(c.Seat, sGold) + c.N
		if n < 0 {
			return false
		}
		tx.SetSeat(c.Seat, sGold, n)
		if c.N > 0 {
			tx.Emit(engine.Event{Kind: "gold", Seat: c.Seat, Args: []engine.Arg{engine.A("n", engine.Int(c.N))}})
		}
		return true
	})
	g.AddChange("life", func(tx *engine.Tx, c change) bool {
		if c.N != 0 {
			tx.SetSeat(c.Seat, sLife, tx.Reader().SeatAttr(c.Seat, sLife)+c.N)
			tx.Emit(engine.Event{Kind: "life", Seat: c.Seat, Args: []engine.Arg{engine.A("n", engine.Int(c.N))}})
		}
		return tx.Reader().SeatAttr(c.Seat, sLife) > 0
	})
	g.AddChange("spark", func(tx *engine.Tx, c change) bool {
		tx.Emit(engine.Event{Kind: "sparked", Seat: c.Seat, Args: []engine.Arg{engine.A("unit", engine.Obj(c.Obj))}})
		return true
	})
	g.AddChange("draw", func(tx *engine.Tx, c change) bool { return draw(tx, c.Seat, leak == LeakEvent) })
	g.AddChange("declare", func(tx *engine.Tx, c change) bool {
		if _, ok := tx.Live(c.Obj); !ok {
			return false
		}
		id := tx.Move(c.Obj, zStack, engine.NoSeat, true)
		tx.SetList(id, "target", c.Vals)
		emit(tx, "declared", id, engine.A("card", engine.Obj(id)), engine.A("target", c.Vals...))
		return true
	})
	g.AddChange("enter", func(tx *engine.Tx, c change) bool {
		id := tx.Move(c.Obj, zField, engine.NoSeat, true)
		emit(tx, "entered", id, engine.A("card", engine.Obj(id)))
		return true
	})
	g.AddChange("discard", func(tx *engine.Tx, c change) bool { return toOwner(tx, c.Obj, zGrave, "discarded") })
	g.AddChange("recall", func(tx *engine.Tx, c change) bool { return toOwner(tx, c.Obj, zHand, "recalled") })
	g.AddChange("destroy", func(tx *engine.Tx, c change) bool {
		if !tx.Reader().In(tx.Now(c.Obj), zField) {
			return false
		}
		o, _ := tx.Live(c.Obj)
		tx.Move(c.Obj, zGrave, o.Owner, true)
		tx.Emit(engine.Event{Kind: "died", Seat: o.Owner,
			Args: []engine.Arg{engine.A("unit", engine.Obj(c.Obj)), engine.A("by", engine.Obj(c.By))}})
		return true
	})
	g.AddChange("hurt", func(tx *engine.Tx, c change) bool {
		o, ok := tx.Live(c.Obj)
		return ok && tx.Set(c.Obj, aHurt, int(o.Attr[aHurt])+c.N)
	})
	g.AddChange("spend", func(tx *engine.Tx, c change) bool { return tx.Set(c.Obj, aSpent, c.N) })
	g.AddChange("look", func(tx *engine.Tx, c change) bool {
		deck := tx.Reader().Zone(zDeck, c.Seat)
		return len(deck) > 0 && tx.Set(deck[len(deck)-1], aShown, c.N*(int(c.Seat)+1))
	})
	g.AddChange("sink", func(tx *engine.Tx, c change) bool {
		o, ok := tx.Live(c.Obj)
		return ok && !tx.Move(c.Obj, zDeck, o.Owner, false).IsZero()
	})
	g.AddChange("mix", func(tx *engine.Tx, c change) bool {
		for _, kind := range []string{zHand, zGrave} {
			for _, id := range tx.Reader().Zone(kind, c.Seat) {
				tx.Move(id, zDeck, c.Seat, true)
			}
		}
		tx.Shuffle(zDeck, c.Seat, engine.SeatVal(c.Seat).Body())
		tx.Emit(engine.Event{Kind: "mixed", Seat: c.Seat})
		return true
	})
	g.AddChange("spin", func(tx *engine.Tx, c change) bool {
		alive := tx.Reader().Alive()
		s := alive[tx.Roll("luck", len(alive))]
		tx.SetSeat(s, sLife, tx.Reader().SeatAttr(s, sLife)-c.N)
		tx.Emit(engine.Event{Kind: "spun", Seat: s})
		return true
	})
	g.AddChange("next", func(tx *engine.Tx, c change) bool {
		now := engine.Seat(tx.Reader().Var(vActive))
		for _, s := range now.After(tx.Reader().Seats()) {
			if !tx.Reader().Out(s) {
				tx.SetVar(vActive, int(s))
				break
			}
		}
		tx.SetVar(vTurn, tx.Reader().Var(vTurn)+1)
		tx.ClearMarks("turn")
		return true
	})
	g.AddChange("defeat", func(tx *engine.Tx, c change) bool {
		tx.Defeat(c.Seat)
		for _, id := range tx.Reader().Zone(zField, engine.NoSeat) {
			if o, _ := tx.Live(id); o.Owner == c.Seat {
				tx.Move(id, zGrave, c.Seat, true)
			}
		}
		tx.Emit(engine.Event{Kind: "defeated", Seat: c.Seat, Args: []engine.Arg{engine.A("why", engine.Word(c.Word))}})
		return true
	})
}

// draw takes the top card of a seat's deck to its hand. Only the seat learns which card it is.
func draw(tx *engine.Tx, s engine.Seat, leak bool) bool {
	deck := tx.Reader().Zone(zDeck, s)
	if len(deck) == 0 {
		return false
	}
	o, _ := tx.Live(deck[len(deck)-1])
	tx.Move(deck[len(deck)-1], zHand, s, true)
	card := engine.A("card", engine.CardVal(tx.Book().CardID(o.Card)))
	e := engine.Event{Kind: "drew", Seat: s, Secret: []engine.Arg{card}, Knows: []engine.Seat{s}}
	if leak {
		e.Args = []engine.Arg{card}
	}
	tx.Emit(e)
	return true
}

func toOwner(tx *engine.Tx, id engine.ObjID, kind, told string) bool {
	o, ok := tx.Live(id)
	if !ok {
		return false
	}
	emit(tx, told, tx.Move(id, kind, o.Owner, true), engine.A("card", engine.CardVal(tx.Book().CardID(o.Card))))
	return true
}

func emit(tx *engine.Tx, kind string, id engine.ObjID, args ...engine.Arg) {
	o, _ := tx.Live(id)
	tx.Emit(engine.Event{Kind: kind, Seat: o.Owner, Args: args})
}
