package athernum

import (
	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// addStackChanges are the changes of the Stack, of Command Tokens and of resources.
func addStackChanges(g *engine.Ruleset) {
	g.Define(chCast, cast)
	g.Define(chAbility, func(tx *engine.Tx, c engine.Change) {
		f := tx.Reader()
		o := engine.Object{Card: f.Card(tx.Now(c.Obj)), Kind: uint8(c.N), Owner: c.Seat, Base: c.Seat,
			Of: tx.Now(c.Obj)}
		id := tx.New(o, zStack, engine.NoSeat)
		tx.SetList(id, listNode, []engine.Value{engine.Word(c.Word)})
		setLists(tx, id, c.Vals)
		tx.Set(c.Obj, aWorked, 1)
		kind := evActivated
		switch uint8(c.N) {
		case kTriggered:
			kind = "triggered"
		case kStatic:
			kind = "static"
		}
		emit(tx, kind, c.Seat, c.Obj, engine.A("text", engine.CardVal(c.Word)),
			engine.A("targets", targetsIn(f, c.Vals)...))
	})
	g.Define(chStandard, func(tx *engine.Tx, c engine.Change) {
		id := tx.New(engine.Object{Card: -1, Kind: kStandard, Owner: c.Seat, Base: c.Seat}, zStack, engine.NoSeat)
		tx.SetList(id, listWhat, []engine.Value{engine.Word(c.Word)})
		tx.Tell("standard", c.Seat, engine.W("what", c.Word))
	})
	g.Define(chCancel, func(tx *engine.Tx, c engine.Change) {
		o, _ := tx.Live(c.Obj)
		if o.Kind == kStandard {
			tx.Tell("cancelled-standard", o.Base, engine.A("what", o.List(listWhat)...))
		} else {
			emit(tx, "cancelled", o.Base, c.Obj)
		}
		lost(tx, c.Obj)
	})
	g.Define(chOver, func(tx *engine.Tx, c engine.Change) { tx.Remove(c.Obj) })
	g.Define(chCT, func(tx *engine.Tx, c engine.Change) {
		was := tx.Reader().SeatAttr(c.Seat, sCT)
		now := min(was+c.N, mostCT) // AT-043, AT-063
		tx.SetSeat(c.Seat, sCT, now)
		if now > was {
			tx.Tell("ct", c.Seat, engine.N("n", now-was), engine.N("now", now))
		}
	})
	addResourceChanges(g)
	kit.AddList(g)
}

// cast puts a card onto the Stack; of an item that comes face-down only its cover (AT-113, ATR-32).
func cast(tx *engine.Tx, c engine.Change) {
	f := tx.Reader()
	from, _, _ := f.ZoneOf(tx.Now(c.Obj))
	card := cardVal(f, tx.Now(c.Obj))
	var id engine.ObjID
	if c.N == 1 {
		id = tx.New(engine.Object{Card: -1, Kind: kCover, Owner: c.Seat, Base: c.Seat}, zStack, engine.NoSeat)
		tx.SetOn(tx.Move(c.Obj, zHidden, c.Seat, true), engine.Obj(id))
	} else {
		id = tx.Move(c.Obj, zStack, engine.NoSeat, true)
	}
	setLists(tx, id, c.Vals)
	args := []engine.Arg{engine.A("obj", engine.Obj(id)), engine.W("from", from)}
	if host := kit.PackedList(c.Vals, listHost); len(host) > 0 {
		args = append(args, engine.A("to", shown(f, host[0])))
	}
	if c.N == 1 {
		tx.Emit(engine.Event{Kind: "played-down", Seat: c.Seat, Args: args, Knows: []engine.Seat{c.Seat},
			Secret: []engine.Arg{engine.A("card", card)}})
		return
	}
	tx.Emit(engine.Event{Kind: evPlayed, Seat: c.Seat, Args: append([]engine.Arg{engine.A("card", card)}, args...)})
}

// addResourceChanges are the changes of resources and of the pools (section 4.6).
func addResourceChanges(g *engine.Ruleset) {
	add := func(tx *engine.Tx, s engine.Seat, at, n int) { tx.SetSeat(s, at, tx.Reader().SeatAttr(s, at)+n) }
	at := func(word string) int { return language.FactionIndex(language.Faction(word)) }
	g.Define(chMake, func(tx *engine.Tx, c engine.Change) { // AT-068
		add(tx, c.Seat, sReady0+at(c.Word), c.N)
		tx.Tell(evGenerated, c.Seat, engine.W("faction", c.Word), engine.N("n", c.N))
	})
	g.Define(chSpend, func(tx *engine.Tx, c engine.Change) { // AT-069
		add(tx, c.Seat, sReady0+at(c.Word), -c.N)
		add(tx, c.Seat, sSpent0+at(c.Word), c.N)
		add(tx, c.Seat, sPool0+at(c.Word), c.N)
		tx.Tell("spent", c.Seat, engine.W("faction", c.Word), engine.N("n", c.N))
	})
	g.Define(chPay, func(tx *engine.Tx, c engine.Change) { add(tx, c.Seat, sPool0+at(c.Word), -1) })
	g.Define(chRecover, func(tx *engine.Tx, c engine.Change) {
		add(tx, c.Seat, sSpent0+at(c.Word), -c.N)
		add(tx, c.Seat, sReady0+at(c.Word), c.N)
		tx.Tell("recovered", c.Seat, engine.W("faction", c.Word), engine.N("n", c.N))
	})
	g.Define(chSwap, func(tx *engine.Tx, c engine.Change) {
		state, faction := payerIn(c.To)
		first := sReady0
		if state == kindSpent {
			first = sSpent0
		}
		add(tx, c.Seat, first+at(string(faction)), -1)
		add(tx, c.Seat, first+at(c.Word), 1)
		tx.Tell("swapped", c.Seat, engine.W("faction", string(faction)), engine.W("into", c.Word))
	})
	g.Define(chReady, func(tx *engine.Tx, c engine.Change) { // AT-041, AT-042, AT-073
		f := tx.Reader()
		for i := range language.Factions {
			add(tx, c.Seat, sReady0+i, f.SeatAttr(c.Seat, sSpent0+i))
			tx.SetSeat(c.Seat, sSpent0+i, 0)
		}
		for _, id := range inPlay(f) {
			if f.Ctrl(id) == c.Seat {
				addCounters(tx, id, -1)
			}
		}
	})
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
	for _, v := range aimsIn(packed) {
		out = append(out, shown(f, v))
	}
	return out
}

// aimsIn are the targets of packed lists.
func aimsIn(packed []engine.Value) (out []engine.Value) {
	for _, l := range kit.UnpackLists(packed) {
		if cardlang.IsTarget(l.Name) {
			out = append(out, l.Vals...)
		}
	}
	return out
}
