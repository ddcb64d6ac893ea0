package farwald

import "farpost/engine"

// addQueue lets the active player say ahead what to do next in the turn: each action starts when the one
// before is complete (FW-050).
func addQueue(g *engine.Ruleset) {
	g.AddQueue(engine.Queue{Kind: askAction, Stops: func(e engine.Event) string {
		switch e.Kind {
		case evRemembered:
			return engine.QueueNews
		case evHeld:
			return engine.QueueHeld
		}
		return ""
	}})
}

// kindTurn is the kind of value that the running turn is, which the free question of its player is about.
const kindTurn = "turn"

// turnVal is the running turn.
func turnVal(f facts) engine.Value { return engine.Indexed(kindTurn, activeSeat(f), f.Var(vTurn)) }

// endQueue ends what was said ahead about the turn before.
func endQueue(tx *engine.Tx) {
	tx.DropSeals(func(x engine.Sealed) bool { return x.About.Kind() == kindTurn })
}
