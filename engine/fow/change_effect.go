package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/kit"
)

// A change chEffect begins a continuous effect. Seat commands it, Word is its kind, To its node, Vals what it is on,
// N its number and By its source. Kind of Event says until when it lasts.

// effectChange makes such a change.
func effectChange(kind string, seat engine.Seat, by engine.ObjID, on []engine.Value,
	node, until string) engine.Change {
	return engine.Change{Kind: chEffect, Seat: seat, Word: kind, To: engine.Word(node), Vals: on, By: by,
		Event: &engine.Event{Kind: until}}
}

// addEffectChanges are the changes of continuous effects.
func addEffectChanges(g *engine.Ruleset) {
	g.Define(chEffect, func(tx *engine.Tx, c engine.Change) {
		ids, ctrl := controlOf(tx)
		n := c.N
		if c.Word != effPrevent {
			n = kit.Tick(tx, vClock)
		}
		tx.AddEffect(engine.Effect{Kind: c.Word, Source: engine.Obj(c.By), Seat: c.Seat, On: c.Vals, N: n,
			Node:  c.To.Body(),
			Until: c.Event.Kind, UntilSeat: other(c.Seat)})
		if c.Word == effLater {
			tx.Tell("waits", c.Seat, engine.A("source", cardVal(tx.Reader(), c.By)))
			return
		}
		settleControl(tx, ids, ctrl)
		f := tx.Reader()
		var on []engine.Value
		for _, v := range c.Vals {
			on = append(on, shown(f, v))
		}
		tx.Tell("effect", c.Seat, engine.W("what", c.Word), engine.A("on", on...), engine.A("source", cardVal(f, c.By)))
	})
	g.Define(chUsed, func(tx *engine.Tx, c engine.Change) {
		stamp := int64(c.Vals[0].Num())
		i := slices.IndexFunc(tx.Reader().Effects(), func(e engine.Effect) bool { return e.Stamp == stamp })
		e := tx.Reader().Effects()[i]
		tx.EndEffects(func(x engine.Effect) bool { return x.Stamp == stamp })
		if e.N -= c.N; e.N > 0 {
			tx.AddEffect(e)
		}
	})
	g.Define(chDone, func(tx *engine.Tx, c engine.Change) {
		tx.EndEffects(func(x engine.Effect) bool { return x.Stamp == int64(c.Vals[0].Num()) })
	})
	g.Define(chExpire, func(tx *engine.Tx, c engine.Change) {
		expire(tx, func(e engine.Effect) bool {
			// The next turn of the opponent is not the one in which the effect began.
			return e.Until == c.Word || c.Word == untilTurn && e.Until == untilOpponent && e.UntilSeat == c.Seat &&
				e.N <= tx.Reader().Var(vBegan)
		})
	})
	g.Define(chEndMoments, func(tx *engine.Tx, c engine.Change) {
		tx.EndEffects(func(e engine.Effect) bool { return e.Kind == effMoment && e.Seat == c.Seat })
	})
}

// expire ends effects and lets control return.
func expire(tx *engine.Tx, over func(engine.Effect) bool) {
	ids, ctrl := controlOf(tx)
	tx.EndEffects(over)
	settleControl(tx, ids, ctrl)
}
