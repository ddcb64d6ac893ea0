package fow

import (
	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// check returns one wave of rules enforcement: all checks read the same state, and what follows happens together
// (FO-113).
func check(r *engine.Reader) []engine.Change {
	var todo []engine.Change
	for _, id := range r.Zone(zField, engine.NoSeat) {
		c := cardOf(r, id)
		o, _ := r.Live(id)
		switch {
		case isFighter(r, id) && int(o.Attr[aDamage]) >= r.Stat(id, tDEF) &&
			!forbidden(r, id, language.CannotDestroyed): // FO-118, FO-119
			todo = append(todo, engine.Change{Kind: chDestroy, Seat: engine.NoSeat, Obj: id})
		case attaches(c) && !carries(r, c, o.On.ID()): // FO-120
			todo = append(todo, engine.Change{Kind: chGrave, Seat: engine.NoSeat, Obj: id})
		}
	}
	var dead []engine.Seat
	var how string
	for _, s := range r.Alive() {
		switch {
		case r.SeatAttr(s, sLife) <= 0:
			dead, how = append(dead, s), wordLife
			todo = append(todo, engine.Change{Kind: chLose, Seat: s, Word: how})
		case r.SeatAttr(s, sDrewNone) == 1:
			dead, how = append(dead, s), wordNoCard
			todo = append(todo, engine.Change{Kind: chLose, Seat: s, Word: how})
		}
	}
	if len(dead) > 0 {
		todo = append(todo, kit.LastStanding(r, dead, how, "both")...) // FO-122, FO-123
	}
	return todo
}

// Ways to lose.
const (
	wordLife     = "life"
	wordNoCard   = "no-card"
	wordConceded = "conceded"
)
