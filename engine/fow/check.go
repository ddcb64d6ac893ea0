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
	return append(todo, kit.Losers(r, chLose, "both", func(s engine.Seat) string { // FO-122, FO-123
		switch {
		case r.SeatAttr(s, sLife) <= 0:
			return wordLife
		case r.SeatAttr(s, sDrewNone) == 1:
			return wordNoCard
		}
		return ""
	})...)
}

// Ways to lose.
const (
	wordLife     = "life"
	wordNoCard   = "no-card"
	wordConceded = "conceded"
)
