package groove

import (
	"slices"

	"farpost/engine"
	"farpost/engine/groove/language"
)

// addTurnChanges are the changes of the setup and of turns.
func addTurnChanges(g *engine.Ruleset) {
	addChange(g, chShuffle, func(tx *engine.Tx, c engine.Change) { tx.Shuffle(zDeck, c.Seat, randOf(c.Seat)) })
	addChange(g, chFirst, func(tx *engine.Tx, _ engine.Change) { // GR-025
		first := tx.Roll(randFirst, tx.Reader().Seats())
		tx.SetVar(vFirst, first)
		tx.Tell(evFirst, engine.Seat(first))
	})
	addChange(g, chTurn, func(tx *engine.Tx, c engine.Change) {
		n := tx.Reader().Var(vTurn) + 1
		tx.SetVar(vTurn, n)
		tx.SetVar(vActive, int(c.Seat)+1)
		for _, v := range []int{vCharged, vDual, vUsed, vBattle} {
			tx.SetVar(v, 0)
		}
		tx.Tell(evTurn, c.Seat, engine.A("n", engine.Int(n)))
		tx.EndEffects(func(e engine.Effect) bool {
			return e.Until == language.UntilNextTurn && e.UntilSeat == c.Seat
		})
	})
	addChange(g, chExpire, func(tx *engine.Tx, c engine.Change) {
		r := tx.Reader()
		for _, id := range permanents(r, c.Seat) {
			if cardOf(r, id).Spell.Type == c.Word {
				told(tx, evExpired, c.Seat, id)
				tx.Move(id, zDiscard, c.Seat, true)
			}
		}
	})
	addChange(g, chRefreshAll, func(tx *engine.Tx, c engine.Change) { // GR-032, GR-033
		for _, id := range creatures(tx.Reader(), c.Seat) {
			tx.Set(id, aExhausted, 0)
		}
		tx.SetSeat(c.Seat, sDepleted, 0)
	})
	addChange(g, chOver, func(tx *engine.Tx, _ engine.Change) { // GR-107
		about := turnVal(tx.Reader())
		tx.EndEffects(func(e engine.Effect) bool { return e.Until == language.UntilTurn })
		tx.DropSeals(func(x engine.Sealed) bool { return x.About == about })
	})
}

// addEffect begins a change of creatures that lasts for a while.
func addEffect(tx *engine.Tx, c engine.Change, id engine.ObjID, e engine.Effect) {
	e.Kind, e.Seat, e.On, e.Until, e.UntilSeat = c.Kind, c.Seat, []engine.Value{engine.Obj(id)}, c.Word, engine.NoSeat
	if c.Word == language.UntilNextTurn {
		e.UntilSeat = c.Seat
	}
	tx.AddEffect(e)
}

// take returns the top card of a deck. From an empty one the discard pile is shuffled to become the deck first (GR-105);
// false if that is empty, too (GR-106).
func take(tx *engine.Tx, s engine.Seat) (engine.ObjID, bool) {
	r := tx.Reader()
	if r.Count(zDeck, s) == 0 {
		pile := slices.Clone(r.Zone(zDiscard, s))
		if len(pile) == 0 {
			return engine.ObjID{}, false
		}
		for _, id := range pile {
			tx.Move(id, zDeck, s, true)
		}
		tx.Shuffle(zDeck, s, randOf(s))
		tx.Tell(evReshuffled, s, engine.A("n", engine.Int(len(pile))))
	}
	deck := r.Zone(zDeck, s)
	return deck[len(deck)-1], true
}

// takes moves n cards of a deck, as far as there are, and returns how many.
func takes(tx *engine.Tx, s engine.Seat, n int, to func(engine.ObjID)) (taken int) {
	for ; taken < n; taken++ {
		id, ok := take(tx, s)
		if !ok {
			break
		}
		to(id)
	}
	return taken
}
