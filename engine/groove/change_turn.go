package groove

import (
	"cmp"
	"slices"

	"farpost/engine"
	"farpost/engine/groove/language"
)

// addTurnChanges are the changes of the setup and of turns.
func addTurnChanges(g *engine.Ruleset) {
	g.Define(chShuffle, func(tx *engine.Tx, c engine.Change) { tx.Shuffle(zDeck, c.Seat, randOf(c.Seat)) })
	g.Define(chFirst, func(tx *engine.Tx, _ engine.Change) {
		first := engine.Seat(0)
		switch tx.Reader().Option(ruleFirst) {
		case firstByChance:
			first = engine.Seat(tx.Roll(randFirst, tx.Reader().Seats()))
		case firstByCut:
			first = cut(tx)
		}
		tx.SetVar(vFirst, int(first))
		tx.Tell("first", first)
	})
	g.Define(chTurn, func(tx *engine.Tx, c engine.Change) {
		n := tx.Reader().Var(vTurn) + 1
		tx.SetVar(vTurn, n)
		tx.SetVar(vActive, int(c.Seat)+1)
		for _, v := range []int{vCharged, vDual, vUsed, vBattle} {
			tx.SetVar(v, 0)
		}
		tx.Tell(evTurn, c.Seat, engine.N("n", n))
		tx.EndEffects(func(e engine.Effect) bool {
			return e.Until == language.UntilNextTurn && e.UntilSeat == c.Seat
		})
	})
	g.Define(chExpire, func(tx *engine.Tx, c engine.Change) {
		r := tx.Reader()
		for _, id := range permanents(r, c.Seat) {
			if cardOf(r, id).Spell.Type == c.Word {
				told(tx, "expired", c.Seat, id)
				tx.Move(id, zDiscard, c.Seat, true)
			}
		}
	})
	g.Define(chRefreshAll, func(tx *engine.Tx, c engine.Change) { // GR-032, GR-033
		for _, id := range creatures(tx.Reader(), c.Seat) {
			tx.Set(id, aExhausted, 0)
		}
		tx.SetSeat(c.Seat, sDepleted, 0)
	})
	g.Define(chOver, func(tx *engine.Tx, _ engine.Change) { // GR-107
		about := turnVal(tx.Reader())
		tx.EndEffects(func(e engine.Effect) bool { return e.Until == language.UntilTurn })
		tx.DropSeals(func(x engine.Sealed) bool { return x.About == about })
	})
}

// cut lets both players cut their decks until the costs of the cards differ: the higher summon cost begins, of equal
// ones the higher casting cost (GR-009). Groove costs count as numbers (GRR-35). Then the decks are shuffled again.
func cut(tx *engine.Tx) (first engine.Seat) {
	r := tx.Reader()
	at := func(s engine.Seat) (summon, cast int) {
		deck := r.Zone(zDeck, s)
		id := deck[tx.Roll(randOf(s), len(deck))]
		tx.Tell("cut", s, named(r, id))
		c := cardOf(r, id)
		return c.Creature.Cost.Number(), c.Spell.Cost.Number()
	}
	for tries, diff := 0, 0; diff == 0 && tries < mostCuts; tries++ {
		summon, cast := at(0)
		other, spell := at(1)
		if diff = cmp.Or(summon-other, cast-spell); diff < 0 {
			first = 1
		}
	}
	for s := range engine.Seat(2) {
		tx.Shuffle(zDeck, s, randOf(s))
	}
	return first
}

// mostCuts ends cutting decks of which all cards cost the same.
const mostCuts = 50

// addEffect begins a change of creatures that lasts for a while.
func addEffect(tx *engine.Tx, c engine.Change, id engine.ObjID, e engine.Effect) {
	e.Kind, e.Seat, e.On, e.Until, e.UntilSeat = c.Kind, c.Seat, []engine.Value{engine.Obj(id)}, c.Word, engine.NoSeat
	if c.Word == language.UntilNextTurn {
		e.UntilSeat = c.Seat
	}
	tx.AddEffect(e)
}

// take returns the top card of a deck. From an empty one the discard pile is shuffled to become the deck first
// (GR-105); false if that is empty, too (GR-106).
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
		tx.Tell("reshuffled", s, engine.N("n", len(pile)))
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
