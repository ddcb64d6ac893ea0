package fow

import (
	"farpost/engine"
	"farpost/engine/fow/language"
)

// addDeckChanges are the changes of searching, revealing, and of what comes into play besides by being played.
func addDeckChanges(g *engine.Ruleset) {
	g.AddChange(chFind, func(tx *engine.Tx, c engine.Change) bool {
		if !tx.Reader().In(tx.Now(c.Obj), zDeck) {
			return false
		}
		id := putInto(tx, c.Obj, zHand, c.Seat, true)
		tx.Emit(engine.Event{Kind: evFound, Seat: c.Seat, Knows: []engine.Seat{c.Seat},
			Secret: []engine.Arg{engine.A("card", cardVal(factsOf(tx.Reader()), id))}})
		return true
	})
	g.AddChange(chUnder, func(tx *engine.Tx, c engine.Change) bool {
		if !tx.Reader().In(tx.Now(c.Obj), zDeck) {
			return false
		}
		putInto(tx, c.Obj, zDeck, c.Seat, false)
		tx.Emit(engine.Event{Kind: evUnder, Seat: c.Seat})
		return true
	})
	g.AddChange(chReveal, func(tx *engine.Tx, c engine.Change) bool {
		f := factsOf(tx.Reader())
		from, _, _ := tx.Reader().ZoneOf(tx.Now(c.Vals[0].ID()))
		var cards []engine.Value
		for _, v := range c.Vals {
			cards = append(cards, shown(f, v))
		}
		tx.Emit(engine.Event{Kind: evRevealed, Seat: c.Seat,
			Args: []engine.Arg{engine.A("cards", cards...), engine.A("from", engine.Word(from))}})
		return true
	})
	g.AddChange(chReshuffle, func(tx *engine.Tx, c engine.Change) bool {
		tx.Shuffle(zDeck, c.Seat, randDeck(c.Seat))
		tx.Emit(engine.Event{Kind: evShuffled, Seat: c.Seat})
		return true
	})
	g.AddChange(chStone, func(tx *engine.Tx, c engine.Change) bool {
		deck := tx.Reader().Zone(zStoneDeck, c.Seat)
		if len(deck) == 0 {
			return false
		}
		id := putInto(tx, deck[len(deck)-1], zStones, c.Seat, true)
		tx.Set(id, aRested, c.N)
		emit(tx, evStone, c.Seat, id)
		return true
	})
	g.AddChange(chAttach, func(tx *engine.Tx, c engine.Change) bool {
		f := factsOf(tx.Reader())
		id, to := tx.Now(c.Obj), tx.Now(c.To.ID())
		o, ok := tx.Live(c.Obj)
		card := cardOf(f, id)
		if !ok || !f.In(id, zField) || card.Type != language.Addition || card.Addition == language.OnField ||
			!carries(f, card, to) || o.On == engine.Obj(to) {
			return false
		}
		tx.SetOn(id, engine.Obj(to))
		emit(tx, evAttached, f.Ctrl(id), id, engine.A("to", cardVal(f, to)))
		return true
	})
	g.AddChange(chMend, func(tx *engine.Tx, c engine.Change) bool {
		tx.Set(c.Obj, aDamage, 0)
		return true
	})
	g.AddChange(chReturn, func(tx *engine.Tx, c engine.Change) bool {
		o, ok := tx.Live(c.Obj)
		if !ok || typeOf(factsOf(tx.Reader()), tx.Now(c.Obj)) != language.JRuler {
			return false
		}
		emit(tx, evReturned, o.Owner, c.Obj)
		moveRuler(tx, c.Obj, zRuler, o.Owner, 0)
		return true
	})
}
