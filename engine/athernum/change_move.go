package athernum

import (
	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/kit"
)

// addMoveChanges are the changes by which cards go from zone to zone.
func addMoveChanges(g *engine.Ruleset) {
	g.Define(chDraw, draw)
	g.Define(chDiscard, func(tx *engine.Tx, c engine.Change) {
		if tx.In(c.Obj, zHand) {
			emit(tx, "dropped", c.Seat, tx.Move(c.Obj, zDiscard, c.Seat, true))
		}
	})
	g.Define(chMove, func(tx *engine.Tx, c engine.Change) {
		switch {
		case isInPlay(tx.Reader(), tx.Now(c.Obj)):
			leavePlay(tx, c.Obj, c.Word, c.To)
		// what came there by the same batch, such as an item with its host, is another object (AT-088)
		case tx.Now(c.Obj) == c.Obj && (tx.In(c.Obj, zDiscard) || tx.In(c.Obj, zVoid)):
			emit(tx, "fetched", ownerOf(tx, c.Obj), goTo(tx, c.Obj, c.Word), engine.W("to", c.Word))
		}
	})
	g.Define(chEnter, enter)
	g.Define(chBack, func(tx *engine.Tx, c engine.Change) {
		for _, id := range tx.Reader().Zone(zDiscard, c.Seat) {
			goTo(tx, id, zDeck)
		}
		tx.Shuffle(zDeck, c.Seat, randOf(c.Seat))
		tx.Tell("shuffled-back", c.Seat)
	})
	g.Define(chToken, func(tx *engine.Tx, c engine.Change) {
		f := tx.Reader()
		free := freeSlots(f, c.Seat)
		card, ok := bookOf(f).Index(c.Word)
		if !ok || len(free) == 0 { // ATR-62
			return
		}
		id := tx.New(engine.Object{Card: card, Owner: c.Seat, Base: c.Seat}, zField, engine.NoSeat)
		tx.Set(id, aSlot, free[0])
		enters(tx, c.Seat, id)
	})
	g.Define(chLook, func(tx *engine.Tx, c engine.Change) {
		if isHidden(tx.Reader(), tx.Now(c.Obj)) {
			kit.TellOwner(tx, "looked", c.Seat, []engine.Arg{engine.A("at", engine.Obj(tx.Now(c.Obj)))},
				engine.A("card", cardVal(tx.Reader(), beneath(tx.Reader(), tx.Now(c.Obj)))))
		}
	})
	g.Define(chLookHand, func(tx *engine.Tx, c engine.Change) {
		hand := tx.Reader().Zone(zHand, c.To.Seat())
		kit.TellOwner(tx, "looked-hand", c.Seat, []engine.Arg{engine.A("at", c.To)},
			engine.A("cards", kit.Names(tx.Reader(), hand)...))
	})
	g.Define(chLeave, leaves)
}

// draw takes top cards of the main deck, never of the Extra Deck (AT-009). Who has to draw from an empty deck loses at
// the next check (AT-150, AT-175).
func draw(tx *engine.Tx, c engine.Change) {
	for range c.N {
		top := kit.Top(tx.Reader(), zDeck, c.Seat)
		if top.IsZero() {
			tx.SetSeat(c.Seat, sNoCard, 1)
			tx.Tell("drew-none", c.Seat)
			return
		}
		id := tx.Move(top, zHand, c.Seat, true)
		kit.TellOwner(tx, evDrew, c.Seat, nil, engine.A("card", cardVal(tx.Reader(), id)))
	}
}

func ownerOf(tx *engine.Tx, id engine.ObjID) engine.Seat {
	o, _ := tx.Live(id)
	return o.Owner
}

// goTo moves a card to a zone of its owner. A Token ceases to exist (AT-182). An Extra Deck card that would go into the
// main deck goes into the Extra Deck (AT-011).
func goTo(tx *engine.Tx, id engine.ObjID, zone string) engine.ObjID {
	c := cardOf(tx.Reader(), tx.Now(id))
	switch {
	case c.Token:
		tx.Remove(id) // and there is nothing to move
	case zone == zDeck && c.Extra != nil:
		zone = zExtra
	}
	return tx.Move(id, zone, ownerOf(tx, id), true)
}

// leavePlay takes a card out of play to a zone of its owner. A main character stays where it is (AT-164, ATR-59). Its
// Victory Tokens return to the pool (ATR-66), its items are discarded (AT-088, ATR-12). By is what it fought if combat
// damage is the reason.
func leavePlay(tx *engine.Tx, id engine.ObjID, zone string, by engine.Value) {
	if !isMain(tx.Reader(), tx.Now(id)) {
		takeAway(tx, id, zone, by)
	}
}

// takeAway is leavePlay for main characters, too: their players leave the match.
func takeAway(tx *engine.Tx, id engine.ObjID, zone string, by engine.Value) {
	f := tx.Reader()
	at := tx.Now(id)
	o, _ := tx.Live(at)
	items := attached(f, at)
	takeOff(tx, at, tx.Attr(at, aVT))
	args := []engine.Arg{engine.W("how", zone)}
	if by != "" {
		args = append(args, engine.A("fought", by))
	}
	var now engine.ObjID
	if o.Kind == kCover {
		card := beneath(f, at)
		now = goTo(tx, card, zone)
		tx.Remove(at)
	} else {
		s := f.Ctrl(at)
		name := cardVal(f, at)
		now = goTo(tx, at, zone)
		args = append(args, engine.A("as", engine.Obj(now)))
		tx.Emit(engine.Event{Kind: evLeft, Seat: s,
			Args: append([]engine.Arg{engine.A("card", name), engine.A("obj", engine.Obj(id))}, args...)})
	}
	endStays(tx, at)
	for _, x := range items {
		dropWith(tx, x, at, now, zone)
	}
}

// dropWith discards an item whose host has left; a face-down item shows itself only in the discard pile.
func dropWith(tx *engine.Tx, item, host, now engine.ObjID, how string) {
	f := tx.Reader()
	o, ok := tx.Live(item)
	switch {
	case !ok:
	case o.Kind == kCover:
		card := beneath(f, tx.Now(item))
		tx.Remove(item)
		emit(tx, "uncovered", ownerOf(tx, card), goTo(tx, card, zDiscard))
	default:
		takeOff(tx, item, tx.Attr(item, aVT))
		name := cardVal(f, tx.Now(item))
		at := tx.Now(item)
		as := goTo(tx, item, zDiscard)
		s := tx.Was().Ctrl(item)
		tx.Emit(engine.Event{Kind: evLeft, Seat: s, Args: []engine.Arg{engine.A("card", name),
			engine.A("obj", engine.Obj(item)), engine.W("how", zDiscard), engine.A("as", engine.Obj(as)),
			engine.A("host", engine.Obj(host)), engine.A("host-now", engine.Obj(now)), engine.W("host-how", how)}})
		endStays(tx, at)
	}
}

// enter lets a card on the Stack enter play: face-up, or an item beneath its cover (AT-078, AT-084, AT-093). A card
// that no longer fits is discarded (ATR-32).
func enter(tx *engine.Tx, c engine.Change) {
	f := tx.Reader()
	o, _ := tx.Live(c.Obj)
	host := kit.First(f, tx.Now(c.Obj), listHost).ID()
	switch typeOf(f, tx.Now(c.Obj)) {
	case language.Character:
		free := freeSlots(f, c.Seat)
		if len(free) == 0 {
			lost(tx, c.Obj)
			return
		}
		slot := free[0]
		for _, n := range free {
			if engine.Int(n) == kit.First(f, tx.Now(c.Obj), listSlot) {
				slot = n
			}
		}
		id := tx.Move(c.Obj, zField, engine.NoSeat, true)
		tx.Set(id, aSlot, slot)
		enters(tx, c.Seat, id)
	case language.Location:
		enters(tx, c.Seat, tx.Move(c.Obj, zLocation, c.Seat, true))
	default:
		if !hasRoom(f, host) || f.Ctrl(host) != c.Seat {
			lost(tx, c.Obj)
			return
		}
		card := beneath(f, tx.Now(c.Obj))
		id := tx.Move(c.Obj, zItems, engine.NoSeat, true)
		tx.SetOn(id, engine.Obj(host))
		if o.Kind == kCover {
			tx.SetOn(card, engine.Obj(id))
			emit(tx, "covered", c.Seat, id, engine.A("to", cardVal(f, host)))
			return
		}
		enters(tx, c.Seat, id)
	}
}

// lost discards a card on the Stack that does not enter play, or that was cancelled (ATR-41).
func lost(tx *engine.Tx, id engine.ObjID) {
	o, ok := tx.Live(id)
	switch {
	case !ok:
	case o.Kind == kCover:
		card := beneath(tx.Reader(), tx.Now(id))
		tx.Remove(id)
		emit(tx, "fizzled", o.Owner, goTo(tx, card, zDiscard))
	case o.Kind == kCard:
		emit(tx, "fizzled", o.Owner, goTo(tx, id, zDiscard))
	default:
		tx.Remove(id)
	}
}

// leaves takes a player out of the match: with cards, Tokens and Stack entries; Victory Tokens on them go to the pool,
// others' cards under the player's control to their owners' discard piles (ATR-70).
func leaves(tx *engine.Tx, c engine.Change) {
	f := tx.Reader()
	s := c.Seat
	for _, id := range f.Zone(zStack, engine.NoSeat) {
		if o, _ := f.Live(id); o.Base == s {
			lost(tx, id)
		}
	}
	// All leave together, so who controls what is looked at before. Others' cards go first: else they would be given
	// back when what took them goes.
	var taken, own []engine.ObjID
	for _, id := range inPlay(f) {
		switch o, _ := tx.Live(id); {
		case o.Owner == s:
			own = append(own, id)
		case f.Ctrl(id) == s:
			taken = append(taken, id)
		}
	}
	for _, id := range append(taken, own...) {
		if _, ok := tx.Live(id); ok { // an item may have gone with its host
			takeAway(tx, id, zDiscard, "")
		}
	}
	expire(tx, func(e engine.Effect) bool { return e.Seat == s })
	tx.Defeat(s)
	tx.Tell("lost", s, engine.W("how", c.Word))
}
