package tally

import (
	"slices"

	"farpost/engine"
)

func addChanges(g *engine.Ruleset) {
	g.AddChange("life", func(tx *engine.Tx, c change) bool {
		tx.SetSeat(c.Seat, sLife, tx.Reader().SeatAttr(c.Seat, sLife)+c.N)
		tx.Emit(engine.Event{Kind: "life", Seat: c.Seat, Args: []engine.Arg{engine.A("n", engine.Int(c.N))}})
		return true
	})
	g.AddChange("declare", func(tx *engine.Tx, c change) bool {
		o, _ := tx.Live(c.Obj)
		id := tx.Move(c.Obj, zStack, engine.NoSeat, true)
		tx.SetList(id, "target", c.Vals)
		tx.Emit(engine.Event{Kind: "declared", Seat: o.Owner, Args: []engine.Arg{engine.A("card", engine.Obj(id)),
			engine.A("name", engine.CardVal(tx.Book().CardID(o.Card)))}})
		return true
	})
	g.AddChange("discard", func(tx *engine.Tx, c change) bool {
		o, ok := tx.Live(c.Obj)
		if !ok {
			return false
		}
		tx.Move(c.Obj, zGrave, o.Owner, true)
		tx.Emit(engine.Event{Kind: "discarded", Seat: c.Seat,
			Args: []engine.Arg{engine.A("card", engine.CardVal(tx.Book().CardID(o.Card)))}})
		return true
	})
	g.AddChange("sink", func(tx *engine.Tx, c change) bool {
		return !tx.Move(c.Obj, zDeck, c.Seat, false).IsZero()
	})
	g.AddChange("next", func(tx *engine.Tx, c change) bool {
		tx.DropSeals(func(x engine.Sealed) bool { return x.About.Kind() == "turn" })
		for _, s := range engine.Seat(tx.Reader().Var(vActive)).After(tx.Reader().Seats()) {
			if !tx.Reader().Out(s) {
				tx.SetVar(vActive, int(s))
				draw(tx, s)
				break
			}
		}
		tx.SetVar(vTurn, tx.Reader().Var(vTurn)+1)
		return true
	})
	g.AddChange("defeat", func(tx *engine.Tx, c change) bool {
		tx.Defeat(c.Seat)
		for i := range tx.Reader().Seats() {
			for _, id := range slices.Clone(tx.Reader().Zone(zHand, engine.Seat(i))) {
				if tx.Reader().CardID(id) == "wisp" {
					tx.Move(id, zGrave, engine.Seat(i), true)
				}
			}
		}
		tx.Emit(engine.Event{Kind: "defeated", Seat: c.Seat, Args: []engine.Arg{engine.A("why", engine.Word(c.Word))}})
		return true
	})
}

// draw moves the top card of a deck to the hand. Only its player is told which one it is.
func draw(tx *engine.Tx, s engine.Seat) {
	deck := tx.Reader().Zone(zDeck, s)
	if len(deck) == 0 {
		return
	}
	o, _ := tx.Live(deck[len(deck)-1])
	tx.Move(deck[len(deck)-1], zHand, s, true)
	tx.Emit(engine.Event{Kind: "drew", Seat: s, Knows: []engine.Seat{s},
		Secret: []engine.Arg{engine.A("card", engine.CardVal(tx.Book().CardID(o.Card)))}})
}
