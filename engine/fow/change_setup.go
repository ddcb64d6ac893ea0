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
	g.AddChange(chShuffle, func(tx *engine.Tx, c engine.Change) bool {
		tx.Shuffle(zDeck, c.Seat, randDeck(c.Seat))
		tx.Shuffle(zStoneDeck, c.Seat, randDeck(c.Seat))
		return true
	})
	g.AddChange(chChooser, func(tx *engine.Tx, c engine.Change) bool {
		s := engine.Seat(tx.Roll(randChooser, 2))
		tx.SetVar(vFirst, int(s))
		tx.Emit(engine.Event{Kind: evChooser, Seat: s})
		return true
	})
	g.AddChange(chFirst, func(tx *engine.Tx, c engine.Change) bool {
		tx.SetVar(vFirst, int(c.Seat))
		tx.Emit(engine.Event{Kind: evFirst, Seat: c.Seat})
		return true
	})
	g.AddChange(chSwap, func(tx *engine.Tx, c engine.Change) bool {
		for _, v := range c.Vals {
			tx.Move(v.ID(), zDeck, c.Seat, false)
		}
		return true
	})
	g.AddChange(chKept, func(tx *engine.Tx, c engine.Change) bool {
		tx.SetSeat(c.Seat, sSwapped, c.N+1)
		tx.Emit(engine.Event{Kind: evMulligan, Seat: c.Seat, Args: []engine.Arg{engine.A("n", engine.Int(c.N))}})
		return true
	})
	g.AddChange(chRulers, func(tx *engine.Tx, c engine.Change) bool {
		for _, s := range tx.Reader().Alive() {
			for _, id := range tx.Reader().Zone(zAside, s) {
				to := putInto(tx, id, zRuler, s, true)
				emit(tx, evRuler, s, to)
			}
		}
		return true
	})
}
