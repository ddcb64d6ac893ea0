package farwald

import (
	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// check returns one wave of what must happen by itself after an instruction. Evocations without DefEn shatter
// (FR-78), worn cards without their wearer leave (FW-145), players without a Crystal are defeated together (FW-253,
// FW-256).
func check(r *engine.Reader) []engine.Change {
	var todo []engine.Change
	b := bookOf(r)
	lowers := lowersDefEn(r, b)
	for _, id := range r.Zone(zField, engine.NoSeat) {
		o := r.Look(id)
		c := b.At(o.Card)
		switch {
		case c.Type == language.Evocation && (lowers || defEn(c, o, 0) <= 0) && r.Stat(id, tDefEn) <= 0:
			todo = append(todo, engine.Change{Kind: chShatter, Seat: engine.NoSeat, Obj: id})
		case o.On != "" && !wearable(r, o.On):
			todo = append(todo, engine.Change{Kind: chVortex, Seat: engine.NoSeat, Obj: id})
		}
	}
	return append(todo, kit.Losers(r, chDefeat, wordEssence, func(s engine.Seat) string { // FW-002, FW-255 to FW-258
		if countCrystals(r, s) == 0 {
			return wordEssence
		}
		return ""
	})...)
}

// wearable reports whether the thing that a card is attached to is still there.
func wearable(f facts, on engine.Value) bool {
	switch on.Kind() {
	case "obj":
		return onField(f, on.ID())
	case "crystal":
		return fragmentsOf(f, on.Seat(), on.Index()) > 0
	case "seat":
		return !f.Out(on.Seat())
	}
	return false
}
