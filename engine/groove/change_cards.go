package groove

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addCardChanges are the changes of cards that are not in play.
func addCardChanges(g *engine.Ruleset) {
	g.Define(chDraw, func(tx *engine.Tx, c engine.Change) {
		var cards []engine.Value
		takes(tx, c.Seat, c.N, func(id engine.ObjID) {
			cards = append(cards, nameOf(tx.Reader(), tx.Move(id, zHand, c.Seat, true)))
		})
		toHand(tx, evDrew, c.Seat, cards)
	})
	g.Define(chDiscard, func(tx *engine.Tx, c engine.Change) {
		for _, v := range c.Vals {
			discard(tx, c.Seat, v.ID())
		}
	})
	g.Define(chRandom, func(tx *engine.Tx, c engine.Change) {
		for range c.N {
			if z := tx.Reader().Zone(zHand, c.Seat); len(z) > 0 {
				discard(tx, c.Seat, z[tx.Roll(randOf(c.Seat), len(z))])
			}
		}
	})
	g.Define(chShield, func(tx *engine.Tx, c engine.Change) { // GR-023, GRR-33
		for slot := range mostShields {
			if c.N == 0 {
				return
			}
			was := tx.Reader().SeatAttr(c.Seat, sShields)
			if was&(1<<slot) != 0 {
				continue
			}
			id, ok := take(tx, c.Seat)
			if !ok {
				return
			}
			tx.Set(tx.Move(id, zShields, c.Seat, true), aSlot, slot)
			tx.SetSeat(c.Seat, sShields, was|1<<slot)
			if c.N--; tx.Reader().Var(vTurn) > 0 {
				tx.Tell("new-shield", c.Seat, engine.A("shield", shieldVal(c.Seat, slot)))
			}
		}
	})
	g.Define(chToGroove, func(tx *engine.Tx, c engine.Change) {
		n := takes(tx, c.Seat, c.N, func(id engine.ObjID) { toGroove(tx, c.Seat, id) })
		if n > 0 {
			tx.Tell("to-groove", c.Seat, engine.N("n", n))
		}
	})
	g.Define(chFromGroove, func(tx *engine.Tx, c engine.Change) {
		toHand(tx, evFromGroove, c.Seat, kit.Names(tx.Reader(), kit.Take(tx, zGroove, c.Seat, c.N, zHand)))
	})
	g.Define(chCrystal, func(tx *engine.Tx, c engine.Change) {
		crystal := func(id engine.ObjID) {
			told(tx, "crystal", c.Seat, tx.Move(id, zCrystals, c.Seat, true))
		}
		if takes(tx, c.Seat, c.N, crystal); tx.Reader().In(tx.Now(c.Obj), zStack) {
			crystal(c.Obj)
		}
	})
	g.Define(chReorder, func(tx *engine.Tx, c engine.Change) {
		for i := len(c.Vals) - 1; i >= 0; i-- { // the first of them comes to lie on top
			tx.Move(c.Vals[i].ID(), zDeck, c.Seat, true)
		}
		tx.Tell("looked", c.Seat, engine.N("n", len(c.Vals)))
	})
}

// toHand tells how many cards came to a hand. Only their owner learns which.
func toHand(tx *engine.Tx, kind string, s engine.Seat, cards []engine.Value) {
	if len(cards) > 0 {
		kit.TellOwner(tx, kind, s, []engine.Arg{engine.N("n", len(cards))}, engine.A("card", cards...))
	}
}

// discard puts a card of the hand onto the discard pile.
func discard(tx *engine.Tx, s engine.Seat, id engine.ObjID) {
	if id = tx.Now(id); tx.Reader().In(id, zHand) {
		told(tx, evDiscarded, s, tx.Move(id, zDiscard, s, true))
	}
}

// toGroove puts a card on top of its owner's groove, where nobody sees it. It notes what comes to the defender's as
// long as an attack is fought (GR-087, GRR-03).
func toGroove(tx *engine.Tx, s engine.Seat, id engine.ObjID) {
	tx.Move(id, zGroove, s, true)
	r := tx.Reader()
	if x := fighting(r); !x.attack.IsZero() && s == x.side(r) {
		tx.SetVar(vEntered, r.Var(vEntered)+1)
	}
}
