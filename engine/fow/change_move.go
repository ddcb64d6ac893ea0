package fow

import (
	"farpost/engine"
	"farpost/engine/fow/language"
)

// addMoveChanges are the changes by which cards go from zone to zone.
func addMoveChanges(g *engine.Ruleset) {
	g.AddChange(chGrave, mover(evToGrave, zGrave, true))
	g.AddChange(chToHand, mover(evToHand, zHand, true))
	g.AddChange(chRemove, mover(evRemoved, zRemoved, true))
	g.AddChange(chToDeck, func(tx *engine.Tx, c engine.Change) bool { return mover(evToDeck, zDeck, c.N == 0)(tx, c) })
	g.AddChange(chDestroy, destroy)
	g.AddChange(chBanish, func(tx *engine.Tx, c engine.Change) bool {
		if o, ok := tx.Live(c.Obj); !ok || typeIs(tx, c.Obj, language.Ruler, language.JRuler, "") || o.Kind != kCard {
			return false
		}
		emit(tx, evBanished, tx.Reader().Ctrl(tx.Now(c.Obj)), c.Obj)
		return toGrave(tx, c.Obj)
	})
	g.AddChange(chDiscard, func(tx *engine.Tx, c engine.Change) bool {
		if !tx.Reader().In(tx.Now(c.Obj), zHand) {
			return false
		}
		to := putInto(tx, c.Obj, zGrave, c.Seat, true)
		emit(tx, evDiscarded, c.Seat, to)
		return true
	})
	g.AddChange(chEnter, enter)
	g.AddChange(chJudged, func(tx *engine.Tx, c engine.Change) bool {
		o, ok := tx.Live(c.Obj)
		if !ok || o.Attr[aSide] == 1 || !tx.Reader().In(tx.Now(c.Obj), zRuler) {
			return false
		}
		id := moveRuler(tx, c.Obj, zField, engine.NoSeat, 1)
		tx.SetBase(id, c.Seat)
		emit(tx, evEntered, c.Seat, id, engine.A("how", engine.Word("judgment")))
		return true
	})
	g.AddChange(chCall, func(tx *engine.Tx, c engine.Change) bool {
		deck := tx.Reader().Zone(zStoneDeck, c.Seat)
		if len(deck) == 0 {
			return false
		}
		id := putInto(tx, deck[len(deck)-1], zStones, c.Seat, true)
		emit(tx, evCalled, c.Seat, id)
		return true
	})
	g.AddChange(chStandby, func(tx *engine.Tx, c engine.Change) bool {
		card := cardVal(factsOf(tx.Reader()), c.Obj)
		id := putInto(tx, c.Obj, zStandby, c.Seat, true)
		tx.Set(id, aSet, tx.Reader().Var(vTurn))
		tx.Emit(engine.Event{Kind: evSet, Seat: c.Seat, Knows: []engine.Seat{c.Seat},
			Secret: []engine.Arg{engine.A("card", card)}})
		return true
	})
}

// typeIs reports whether a card has one of these types now.
func typeIs(tx *engine.Tx, id engine.ObjID, types ...string) bool {
	now := typeOf(factsOf(tx.Reader()), tx.Now(id))
	for _, t := range types {
		if t == now {
			return true
		}
	}
	return false
}

// mover takes a card from wherever it is to a zone of its owner (FO-027); a ruler it leaves alone (FO-172).
func mover(event, zone string, top bool) engine.ChangeFunc {
	return func(tx *engine.Tx, c engine.Change) bool {
		o, ok := tx.Live(c.Obj)
		from, _, live := tx.Reader().ZoneOf(tx.Now(c.Obj))
		if !ok || !live || o.Kind != kCard || from == zone || typeIs(tx, c.Obj, language.Ruler, language.JRuler, "") {
			return false
		}
		if zone == zGrave {
			return toGrave(tx, c.Obj)
		}
		emit(tx, event, o.Owner, c.Obj, engine.A("from", engine.Word(from)))
		putInto(tx, c.Obj, zone, o.Owner, top)
		return true
	}
}

// toGrave puts a card into its owner's graveyard and tells from where.
func toGrave(tx *engine.Tx, id engine.ObjID) bool {
	o, _ := tx.Live(id)
	from, _, _ := tx.Reader().ZoneOf(tx.Now(id))
	emit(tx, evToGrave, o.Owner, id, engine.A("from", engine.Word(from)))
	putInto(tx, id, zGrave, o.Owner, true)
	return true
}

// destroy puts a card in play into its owner's graveyard, a J-ruler into its ruler area (FO-154, FO-155). What
// happens instead stands in replacement.go.
func destroy(tx *engine.Tx, c engine.Change) bool {
	f, id := factsOf(tx.Reader()), tx.Now(c.Obj)
	o, ok := tx.Live(c.Obj)
	if !ok || !isInPlay(f, id) || typeIs(tx, c.Obj, language.Ruler, "") ||
		forbidden(factsOf(tx.Was()), c.Obj, language.CannotDestroyed) {
		return false
	}
	if typeOf(f, id) != language.JRuler {
		emit(tx, evDestroyed, f.Ctrl(id), c.Obj)
		return toGrave(tx, c.Obj)
	}
	emit(tx, evDestroyed, f.Ctrl(id), c.Obj)
	moveRuler(tx, c.Obj, zRuler, o.Owner, 1)
	return true
}

// moveRuler moves a ruler between its area and the field: it keeps orientation, effects and additions, not its
// damage (FO-030).
func moveRuler(tx *engine.Tx, id engine.ObjID, zone string, seat engine.Seat, side int) engine.ObjID {
	o, _ := tx.Live(id)
	from := tx.Now(id)
	to := putInto(tx, id, zone, seat, true)
	tx.Set(to, aSide, side)
	tx.Set(to, aRested, int(o.Attr[aRested]))
	tx.Redirect(from, to)
	return to
}

// enter puts a card onto a field, recovered (FO-028). A card that resolved was summoned or came into force; any
// other was not (FO-086, FO-087).
func enter(tx *engine.Tx, c engine.Change) bool {
	o, ok := tx.Live(c.Obj)
	if !ok || o.Kind != kCard || tx.Reader().In(tx.Now(c.Obj), zField) ||
		typeIs(tx, c.Obj, language.Ruler, language.JRuler, language.Spell, language.Stone, "") {
		return false
	}
	id := putInto(tx, c.Obj, zField, engine.NoSeat, true)
	tx.SetBase(id, c.Seat)
	tx.Set(id, aAwake, int(o.Attr[aAwake]))
	if c.To != "" {
		tx.SetOn(id, c.To)
	}
	how := "effect"
	if c.N == 1 {
		how = "resolved"
		if typeIs(tx, id, language.Resonator) {
			how = "summoned"
		}
	}
	emit(tx, evEntered, c.Seat, id, engine.A("how", engine.Word(how)))
	return true
}
