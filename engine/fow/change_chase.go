package fow

import (
	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// addChaseChanges defines the changes of the chase area.
func addChaseChanges(g *engine.Ruleset) {
	g.Define(chPlay, func(tx *engine.Tx, c engine.Change) {
		from, _, _ := tx.Reader().ZoneOf(tx.Now(c.Obj))
		id := tx.Move(c.Obj, zChase, engine.NoSeat, true) // under its owner, who alone can play it
		tx.Set(id, aAwake, c.N)
		tx.Set(id, aIn, kit.Tick(tx, vClock))
		setLists(tx, id, c.Vals)
		recordPlayed(tx, c.Seat)
		emit(tx, evPlayed, c.Seat, id, engine.W("from", from), engine.A("targets", targetsIn(tx.Reader(), c.Vals)...))
	})
	g.Define(chAbility, func(tx *engine.Tx, c engine.Change) {
		f := tx.Reader()
		src := c.Obj
		o := engine.Object{Card: f.Card(src), Kind: kAbility, Owner: c.Seat, Base: c.Seat, Of: src}
		id := tx.New(o, zChase, engine.NoSeat)
		tx.Set(id, aIn, kit.Tick(tx, vClock))
		tx.SetList(id, listNode, []engine.Value{engine.Word(c.Word)})
		setLists(tx, id, c.Vals)
		recordPlayed(tx, c.Seat)
		kind := evActivated
		if c.N == 1 {
			kind = evTriggered
		}
		emit(tx, kind, c.Seat, src, engine.A("text", engine.CardVal(c.Word)),
			engine.A("targets", targetsIn(f, c.Vals)...))
	})
	g.Define(chJudgment, func(tx *engine.Tx, c engine.Change) {
		o := engine.Object{Card: tx.Reader().Card(tx.Now(c.Obj)), Kind: kJudgment, Owner: c.Seat, Base: c.Seat,
			Of: tx.Now(c.Obj)}
		id := tx.New(o, zChase, engine.NoSeat)
		tx.Set(id, aIn, kit.Tick(tx, vClock))
		recordPlayed(tx, c.Seat)
		tx.Mark(markJudged, engine.SeatVal(c.Seat), periodTurn)
		emit(tx, evJudgment, c.Seat, c.Obj)
	})
	g.Define(chCancel, func(tx *engine.Tx, c engine.Change) {
		if !tx.In(c.Obj, zChase) {
			return
		}
		o, _ := tx.Live(c.Obj)
		emit(tx, "cancelled", o.Base, c.Obj)
		putInto(tx, c.Obj, zGrave, o.Owner, true)
	})
	g.Define(chOver, func(tx *engine.Tx, c engine.Change) { tx.Remove(c.Obj) })
	kit.AddList(g)
}

// recordPlayed records that the other player played something in the battle (FO-135).
func recordPlayed(tx *engine.Tx, by engine.Seat) {
	f := tx.Reader()
	if b := fighting(f); !b.IsZero() && by != turnPlayer(f) {
		tx.SetList(b, listPlayed, []engine.Value{kit.WordYes})
	}
}

// setLists writes packed lists into an object.
func setLists(tx *engine.Tx, id engine.ObjID, packed []engine.Value) {
	for _, l := range kit.UnpackLists(packed) {
		tx.SetList(id, l.Name, l.Vals)
	}
}

// targetsIn names the targets of packed lists for people.
func targetsIn(f facts, packed []engine.Value) []engine.Value {
	var out []engine.Value
	for _, l := range kit.UnpackLists(packed) {
		if cardlang.IsTarget(l.Name) {
			for _, v := range l.Vals {
				out = append(out, shown(f, v))
			}
		}
	}
	return out
}
