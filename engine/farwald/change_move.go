package farwald

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addMoveChanges are the changes by which cards go from zone to zone.
func addMoveChanges(g *engine.Ruleset) {
	g.Define(chPosition, position)
	g.Define(chVortex, mover("to-vortex", zVortex))
	g.Define(chDisperse, mover("dispersed", zAether))
	g.Define(chToHand, mover("to-hand", zHand))
	g.Define(chShatter, shatter)
	g.Define(chRemember, remember)
	g.Define(chForget, forget)
	g.Define(chAbandon, abandon)
}

// position puts a card onto the Battlefield as a new thing: Exploited if it is an Evocation without
// the Energized property, else upright (FW-148, FW-149, FR-18).
func position(tx *engine.Tx, c engine.Change) {
	old, _ := tx.Live(c.Obj)
	from, _, _ := tx.Reader().ZoneOf(tx.Now(c.Obj))
	f := tx.Reader()
	up := entersEnergized(f, c.Seat, cardOf(f, tx.Now(c.Obj)))
	id := tx.Move(c.Obj, zField, engine.NoSeat, true)
	tx.SetBase(id, c.Seat)
	stand(tx, id, up)
	if c.To != "" {
		tx.SetOn(id, c.To)
	}
	carryOver(tx, old, id)
	how := "by-effect"
	if c.N == 1 {
		how = "by-play"
	}
	emit(tx, c, evPositioned, c.Seat, id, engine.W("how", how), engine.W("from", from))
	if c.To != "" {
		emit(tx, c, "worn", c.Seat, id, onArgs(f, c.To)...)
	}
}

// stand turns a card that has just come upright, or upside down.
func stand(tx *engine.Tx, id engine.ObjID, up bool) {
	if up {
		tx.Set(id, aReady, kit.Tick(tx, vClock))
		return
	}
	tx.Set(id, aExploited, set)
}

// onArgs returns the arguments that name what something is attached to or aimed at: a card by its name.
func onArgs(f facts, on engine.Value) []engine.Arg {
	return []engine.Arg{engine.A("on", shown(f, on))}
}

// mover takes a card from wherever it is to a zone of its owner (FW-264).
func mover(event, zone string) func(*engine.Tx, engine.Change) {
	return func(tx *engine.Tx, c engine.Change) {
		o, _ := tx.Live(c.Obj)
		from, _, _ := tx.Reader().ZoneOf(tx.Now(c.Obj))
		emit(tx, c, event, o.Owner, c.Obj, engine.W("from", from))
		leave(tx, c, zone, o)
	}
}

// shatter destroys a positioned Evocation or Frangible card (FW-197, FW-184).
func shatter(tx *engine.Tx, c engine.Change) {
	o, _ := tx.Live(c.Obj)
	if !tx.In(c.Obj, zField) || !shatterable(tx.Reader(), tx.Now(c.Obj)) {
		return
	}
	emit(tx, c, evShattered, tx.Ctrl(c.Obj), c.Obj, byArgs(tx, c.By)...)
	leave(tx, c, zVortex, o)
}

// remember takes the top cards of a Memory into the hand, as many as there are (FW-229 to FW-231).
func remember(tx *engine.Tx, c engine.Change) {
	got := kit.Take(tx, zMemory, c.Seat, c.N, zHand)
	if len(got) > 0 {
		tx.Emit(engine.Event{Kind: evRemembered, Seat: c.Seat, Args: []engine.Arg{engine.N("n", len(got))},
			Secret: []engine.Arg{engine.A("cards", cards(tx.Reader(), got)...), engine.A("objs", engine.Objs(got)...)},
			Knows:  []engine.Seat{c.Seat}, Quiet: c.Word == wordQuiet})
	}
	if len(got) < c.N {
		tx.Tell("nothing-left", c.Seat)
	}
}

// forget puts the top cards of a Memory into the Vortex (FW-246).
func forget(tx *engine.Tx, c engine.Change) {
	if gone := kit.Take(tx, zMemory, c.Seat, c.N, zVortex); len(gone) > 0 {
		tx.Tell("forgot", c.Seat, engine.A("cards", cards(tx.Reader(), gone)...),
			engine.A("objs", engine.Objs(gone)...))
	}
}

// abandon puts cards of a hand into their owner's Vortex (FW-244).
func abandon(tx *engine.Tx, c engine.Change) {
	list := engine.IDs(c.Vals)
	if !c.Obj.IsZero() {
		list = append(list, c.Obj)
	}
	var gone []engine.ObjID
	for _, id := range list {
		if tx.In(id, zHand) {
			gone = append(gone, tx.Move(id, zVortex, ownerOf(tx, id), true))
		}
	}
	if len(gone) > 0 {
		tx.Tell("abandoned", ownerOf(tx, gone[0]), engine.A("cards", cards(tx.Reader(), gone)...),
			engine.A("objs", engine.Objs(gone)...))
	}
}
