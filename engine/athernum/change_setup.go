package athernum

import (
	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/kit"
)

// Keys of the generators: one for each deck, one for ties of initiative.
const randFirst = "first"

func randOf(s engine.Seat) string { return "deck." + engine.SeatVal(s).Body() }

// addSetupChanges are the changes of the setup and of the turn's frame.
func addSetupChanges(g *engine.Ruleset) {
	g.Define(chShuffle, func(tx *engine.Tx, c engine.Change) {
		tx.Shuffle(zDeck, c.Seat, randOf(c.Seat))
		tx.Tell("shuffled", c.Seat)
	})
	g.Define(chAside, func(tx *engine.Tx, c engine.Change) {
		card := cardVal(tx.Reader(), c.Obj)
		tx.Move(c.Obj, zAside, c.Seat, true)
		tx.SetSeat(c.Seat, sFaction, 1+language.FactionIndex(language.Faction(c.Word)))
		kit.TellOwner(tx, "picked", c.Seat, nil, engine.A("card", card))
	})
	g.Define(chReveal, revealStarts)
	g.Define(chTurn, func(tx *engine.Tx, c engine.Change) {
		r := tx.Reader()
		tx.SetVar(vTurn, r.Var(vTurn)+1)
		tx.SetVar(vActive, int(c.Seat)+1)
		tx.ClearMarks(periodTurn)
		expire(tx, func(e engine.Effect) bool { return e.Until == untilMorning && e.UntilSeat == c.Seat })
		tx.Tell(evTurn, c.Seat, engine.N("n", r.Var(vTurn)))
		setPhase(tx, c.Seat, phMorning)
	})
	g.Define(chPhase, func(tx *engine.Tx, c engine.Change) { setPhase(tx, c.Seat, c.N) })
	g.Define(chCombat, func(tx *engine.Tx, c engine.Change) {
		tx.SetVar(vCombat, c.N)
		if c.N == 0 {
			tx.Unseal(combatVal(tx.Reader()), false)
			tx.Tell("combat-ends", c.Seat)
			return
		}
		tx.Mark(markCombat, engine.SeatVal(c.Seat), periodTurn)
		tx.Tell(evCombat, c.Seat)
	})
	g.Define(chExpire, func(tx *engine.Tx, c engine.Change) {
		expire(tx, func(e engine.Effect) bool { return e.Until == c.Word })
	})
	g.Define(chFate, func(tx *engine.Tx, c engine.Change) {
		tx.SetSeat(c.Seat, [2]int{sLoses, sWins}[c.N], 1)
	})
}

// setPhase changes the phase: all markers of all pools vanish (AT-072).
func setPhase(tx *engine.Tx, s engine.Seat, n int) {
	tx.SetVar(vPhase, n)
	for s := range engine.Seat(tx.Reader().Seats()) {
		for i := range language.Factions {
			tx.SetSeat(s, sPool0+i, 0)
		}
	}
	tx.Tell(evPhase, s, engine.W("phase", phaseCodes[n]))
}

// revealStarts turns all starting cards up together (AT-031): characters to main slots, locations to theirs (AT-027,
// AT-028). The lowest cost begins, chance decides among equals (AT-032, AT-033, ATR-17).
func revealStarts(tx *engine.Tx, _ engine.Change) {
	r := tx.Reader()
	var lowest []engine.Seat
	var least int
	for _, s := range r.Alive() {
		c := cardOf(r, kit.Top(r, zAside, s))
		if n := c.Initiative(); len(lowest) == 0 || n < least {
			lowest, least = []engine.Seat{s}, n
		} else if n == least {
			lowest = append(lowest, s)
		}
	}
	for _, s := range r.Alive() {
		zone := zMain
		if cardOf(r, kit.Top(r, zAside, s)).StartsAt() == language.StartsLocation {
			zone = zLocation
		}
		id := tx.Move(kit.Top(r, zAside, s), zone, s, true)
		tx.Set(id, aStart, 1)
		var more []engine.Arg
		if n := r.SeatAttr(s, sFaction); n > 0 {
			more = append(more, engine.W("faction", string(language.Factions[n-1])))
		}
		emit(tx, "starting", s, id, more...)
		enters(tx, s, id)
	}
	first := lowest[tx.Roll(randFirst, len(lowest))]
	tx.SetVar(vFirst, int(first))
	tx.Tell("first", first, engine.N("n", least))
}
