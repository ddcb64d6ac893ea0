package fow

import (
	"strconv"

	"farpost/engine"
)

// Keys of the generators.
const randChooser = "chooser"

func randDeck(s engine.Seat) string { return "deck." + strconv.Itoa(int(s)) }

// addSetupChanges are the changes of section 4.3.
func addSetupChanges(g *engine.Ruleset) {
	g.Define(chShuffle, func(tx *engine.Tx, c engine.Change) {
		tx.Shuffle(zDeck, c.Seat, randDeck(c.Seat))
		tx.Shuffle(zStoneDeck, c.Seat, randDeck(c.Seat))
	})
	g.Define(chChooser, func(tx *engine.Tx, c engine.Change) {
		s := engine.Seat(tx.Roll(randChooser, 2))
		tx.SetVar(vFirst, int(s))
		tx.Tell("chooser", s)
	})
	g.Define(chFirst, func(tx *engine.Tx, c engine.Change) {
		tx.SetVar(vFirst, int(c.Seat))
		tx.Tell("first", c.Seat)
	})
	g.Define(chSwap, func(tx *engine.Tx, c engine.Change) {
		for _, v := range c.Vals {
			tx.Move(v.ID(), zDeck, c.Seat, false)
		}
	})
	g.Define(chKept, func(tx *engine.Tx, c engine.Change) {
		tx.SetSeat(c.Seat, sSwapped, c.N+1)
		tx.Tell("mulligan", c.Seat, engine.N("n", c.N))
	})
	g.Define(chRulers, func(tx *engine.Tx, c engine.Change) {
		for _, s := range tx.Reader().Alive() {
			for _, id := range tx.Reader().Zone(zAside, s) {
				to := putInto(tx, id, zRuler, s, true)
				emit(tx, "ruler", s, to)
			}
		}
	})
}
