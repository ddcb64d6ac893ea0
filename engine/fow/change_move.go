package fow

import (
	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// addMoveChanges are the changes by which cards go from zone to zone.
func addMoveChanges(g *engine.Ruleset) {
	g.Define(chGrave, mover(evToGrave, zGrave, true))
	g.Define(chToHand, mover("to-hand", zHand, true))
	g.Define(chRemove, mover("removed", zRemoved, true))
	g.Define(chToDeck, func(tx *engine.Tx, c engine.Change) { mover("to-deck", zDeck, c.N == 0)(tx, c) })
	g.Define(chDestroy, destroy)
	g.Define(chBanish, func(tx *engine.Tx, c engine.Change) {
		if !isInPlay(tx.Reader(), tx.Now(c.Obj)) || isRuler(tx, c.Obj) {
			return
		}
		emit(tx, "banished", tx.Ctrl(c.Obj), c.Obj)
		toGrave(tx, c.Obj)
	})
	g.Define(chDiscard, func(tx *engine.Tx, c engine.Change) {
		to := putInto(tx, c.Obj, zGrave, c.Seat, true)
		emit(tx, evDiscarded, c.Seat, to)
	})
	g.Define(chEnter, enter)
	// Nothing takes a ruler from its area before its judgment resolves (FO-167, FO-172).
	g.Define(chJudged, func(tx *engine.Tx, c engine.Change) {
		id := moveRuler(tx, c.Obj, zField, engine.NoSeat, 1)
		tx.SetBase(id, c.Seat)
		emit(tx, evEntered, c.Seat, id, engine.W("how", "judgment"))
	})
	g.Define(chCall, func(tx *engine.Tx, c engine.Change) {
		emit(tx, evCalled, c.Seat, topStone(tx, c.Seat))
	})
	g.Define(chStandby, func(tx *engine.Tx, c engine.Change) {
		card := cardVal(tx.Reader(), c.Obj)
		id := putInto(tx, c.Obj, zStandby, c.Seat, true)
		tx.Set(id, aSet, tx.Reader().Var(vTurn))
		kit.TellOwner(tx, "set", c.Seat, nil, engine.A("card", card))
	})
}

// topStone puts the top card of a magic stone deck into its owner's stone area.
func topStone(tx *engine.Tx, s engine.Seat) engine.ObjID {
	return putInto(tx, kit.Top(tx.Reader(), zStoneDeck, s), zStones, s, true)
}

// isRuler reports whether a card is a ruler or a J-ruler, a destroyed one too.
func isRuler(tx *engine.Tx, id engine.ObjID) bool {
	return cardOf(tx.Reader(), tx.Now(id)).Type == language.Ruler
}

// mover takes a card from wherever it is to a zone of its owner (FO-027); a ruler it leaves alone (FO-172).
func mover(event, zone string, top bool) func(*engine.Tx, engine.Change) {
	return func(tx *engine.Tx, c engine.Change) {
		o, _ := tx.Live(c.Obj)
		from, _, _ := tx.Reader().ZoneOf(tx.Now(c.Obj))
		if from == zone || isRuler(tx, c.Obj) {
			return
		}
		emit(tx, event, o.Owner, c.Obj, engine.W("from", from))
		putInto(tx, c.Obj, zone, o.Owner, top)
	}
}

// toGrave puts a card into its owner's graveyard and tells from where.
func toGrave(tx *engine.Tx, id engine.ObjID) {
	mover(evToGrave, zGrave, true)(tx, engine.Change{Obj: id})
}

// destroy puts a card in play into its owner's graveyard, a J-ruler into its ruler area (FO-154, FO-155). What
// happens instead stands in replacement.go.
func destroy(tx *engine.Tx, c engine.Change) {
	f, id := tx.Reader(), tx.Now(c.Obj)
	if !isInPlay(f, id) || f.In(id, zRuler) || forbidden(tx.Was(), c.Obj, language.CannotDestroyed) {
		return
	}
	emit(tx, evDestroyed, f.Ctrl(id), c.Obj)
	if o, _ := tx.Live(c.Obj); isRuler(tx, c.Obj) {
		moveRuler(tx, c.Obj, zRuler, o.Owner, 1)
		return
	}
	toGrave(tx, c.Obj)
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
func enter(tx *engine.Tx, c engine.Change) {
	r := tx.Reader()
	o, _ := tx.Live(c.Obj)
	if r.In(tx.Now(c.Obj), zField) || !belongsOnField(cardOf(r, tx.Now(c.Obj))) {
		return
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
		if cardOf(r, id).Type == language.Resonator {
			how = "summoned"
		}
	}
	emit(tx, evEntered, c.Seat, id, engine.W("how", how))
}

// belongsOnField reports whether a card is of a type that enters a field.
func belongsOnField(c *language.Card) bool {
	return c.Type == language.Resonator || c.Type == language.Regalia || c.Type == language.Addition
}
