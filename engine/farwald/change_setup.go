package farwald

import (
	"strconv"

	"farpost/engine"
)

// Random generators, one per purpose: nobody can tell from their own shuffle what another one used up.
const randFirst = "first"

func randMemory(s engine.Seat) string { return "memory." + strconv.Itoa(int(s)) }

// addSetupChanges are used before the first turn; shuffle also by effects.
func addSetupChanges(g *engine.Ruleset) {
	g.AddChange(chShuffle, done(func(tx *engine.Tx, c engine.Change) {
		tx.Shuffle(zMemory, c.Seat, randMemory(c.Seat))
		tx.Tell("shuffled", c.Seat)
	}))
	g.AddChange(chFirst, done(func(tx *engine.Tx, c engine.Change) {
		alive := tx.Reader().Alive()
		first := alive[tx.Roll(randFirst, len(alive))]
		tx.SetVar(vFirst, int(first))
		tx.Tell("first-player", first)
	}))
	g.AddChange(chAside, done(func(tx *engine.Tx, c engine.Change) {
		var put []engine.ObjID
		for _, id := range engine.IDs(c.Vals) {
			put = append(put, place(tx, id, zAside, c.Seat))
		}
		tx.SetSeat(c.Seat, sAfter, len(put))
		tx.Emit(engine.Event{Kind: evSetAside, Seat: c.Seat, Args: []engine.Arg{engine.N("n", len(put))},
			Secret: []engine.Arg{engine.A("cards", cards(tx.Reader(), put)...)}, Knows: []engine.Seat{c.Seat}})
	}))
	g.AddChange(chTakeBack, done(func(tx *engine.Tx, c engine.Change) {
		n := 0
		for _, id := range tx.Reader().Zone(zAside, c.Seat) {
			place(tx, id, zMemory, c.Seat)
			n++
		}
		tx.Shuffle(zMemory, c.Seat, randMemory(c.Seat))
		tx.Tell("taken-back", c.Seat, engine.N("n", n))
	}))
}
