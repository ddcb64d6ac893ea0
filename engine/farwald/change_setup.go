package farwald

import (
	"strconv"

	"farpost/engine"
	"farpost/engine/kit"
)

// Random generators, one per purpose: nobody can tell from their own shuffle what another one used up.
const randFirst = "first"

func randMemory(s engine.Seat) string { return "memory." + strconv.Itoa(int(s)) }

// addSetupChanges are used before the first turn; shuffle also by effects.
func addSetupChanges(g *engine.Ruleset) {
	g.Define(chShuffle, func(tx *engine.Tx, c engine.Change) {
		tx.Shuffle(zMemory, c.Seat, randMemory(c.Seat))
		tx.Tell("shuffled", c.Seat)
	})
	g.Define(chFirst, func(tx *engine.Tx, c engine.Change) {
		alive := tx.Reader().Alive()
		first := alive[tx.Roll(randFirst, len(alive))]
		tx.SetVar(vFirst, int(first))
		tx.Tell("first-player", first)
	})
	g.Define(chAside, func(tx *engine.Tx, c engine.Change) {
		var put []engine.ObjID
		for _, id := range engine.IDs(c.Vals) {
			put = append(put, tx.Move(id, zAside, c.Seat, true))
		}
		tx.SetSeat(c.Seat, sAfter, len(put))
		kit.TellOwner(tx, evSetAside, c.Seat, []engine.Arg{engine.N("n", len(put))},
			engine.A("cards", cards(tx.Reader(), put)...))
	})
	g.Define(chTakeBack, func(tx *engine.Tx, c engine.Change) {
		n := 0
		for _, id := range tx.Reader().Zone(zAside, c.Seat) {
			tx.Move(id, zMemory, c.Seat, true)
			n++
		}
		tx.Shuffle(zMemory, c.Seat, randMemory(c.Seat))
		tx.Tell("taken-back", c.Seat, engine.N("n", n))
	})
}
