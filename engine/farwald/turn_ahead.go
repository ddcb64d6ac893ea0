package farwald

import "farpost/engine"

// addQueue lets the active player announce several actions of the turn ahead. Each one starts when the one before is
// complete (FW-050).
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

// markHold marks the seats that hold. The marks last until the next action begins or the turn ends.
const markHold = "hold"

// addHold defines the verb by which an opponent asks, at any time in somebody's Summoning and Action Phase, to be asked
// before the next action, and its changes. Without it, a player whose actions are announced ahead would leave nobody
// the moment in between, in which everybody may interject (FW-113).
func addHold(g *engine.Ruleset) {
	g.Add(progHold,
		engine.Guard("may", func(r *engine.Reader, f *engine.Frame) *engine.Refusal { return cannotHold(r, f.Owner) }),
		engine.Own("hold", engine.Change{Kind: chHold}))
	// Somebody wants to act, so answers ahead end: passes here, announced actions by Stops in addQueue.
	g.Define(chHold, func(tx *engine.Tx, c engine.Change) {
		tx.Mark(markHold, engine.SeatVal(c.Seat), markHold)
		tx.DropSeals(func(x engine.Sealed) bool {
			return x.Verb == engine.Pass && x.Window == engine.AnyWindow && !x.Silent
		})
		tx.Tell(evHeld, c.Seat)
	})
	g.Define(chUnhold, func(tx *engine.Tx, _ engine.Change) { tx.ClearMarks(markHold) })
}

// cannotHold returns why a seat cannot hold now: it is its own turn, it is not the Summoning and Action Phase, or it
// holds already. Nil when it can.
func cannotHold(r *engine.Reader, s engine.Seat) *engine.Refusal {
	switch {
	case r.Var(vPhase) != phAction:
		return engine.Refuse("M-PHASE", "FW-113", engine.W("phase", phaseCodes[r.Var(vPhase)]))
	case s == activeSeat(r), holds(r.Public(), s):
		return engine.Refuse("M-NOASK", "FW-113")
	}
	return nil
}

// holds reports whether a seat is to be asked before the next action.
func holds(p engine.Public, s engine.Seat) bool { return p.MarkCount(markHold, engine.SeatVal(s)) > 0 }

// askHolders opens the window W8 before an action for those who hold. When nobody does, the free moment follows at
// once.
func askHolders(r *engine.Reader, f *engine.Frame) engine.Verdict {
	for _, s := range r.Opponents(f.Owner) {
		if holds(r.Public(), s) {
			return engine.Verdict{Call: []engine.Frame{wantedWindow(askW8, f.Owner)}}
		}
	}
	return engine.Verdict{Goto: "idle"}
}
