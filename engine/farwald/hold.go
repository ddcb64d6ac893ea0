package farwald

import "farpost/engine"

// progHold is what an opponent does, at any time in somebody's Summoning and Action Phase, to be asked before
// the next action. Who acts after action that was said ahead would otherwise leave nobody the moment in
// between, in which everybody may interject (FW-113). It is open to all.
const progHold = "hold"

// markHold counts who holds; such marks last until the next action begins, or the turn ends.
const markHold = "hold"

// addHold defines the verb, and its changes.
func addHold(g *engine.Ruleset) {
	g.Add(progHold,
		engine.Guard("may", func(r *engine.Reader, f *engine.Frame) *engine.Refusal { return cannotHold(r, f.Owner) }),
		engine.Do("hold", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chHold, Seat: f.Owner}}
		}))
	// What is said ahead ends, for somebody wants a say: passes, and the queue (Stops in queue.go).
	g.AddChange(chHold, func(tx *engine.Tx, c engine.Change) bool {
		tx.Mark(markHold, engine.SeatVal(c.Seat), markHold)
		tx.DropSeals(func(x engine.Sealed) bool { return x.Verb == engine.Pass && x.Window == engine.AnyWindow && !x.Silent })
		tx.Emit(engine.Event{Kind: evHeld, Seat: c.Seat})
		return true
	})
	g.AddChange(chUnhold, func(tx *engine.Tx, c engine.Change) bool {
		tx.ClearMarks(markHold)
		return true
	})
}

// cannotHold tells why a seat cannot hold now: it is its own turn, no actions are being taken, or it holds
// already.
func cannotHold(r *engine.Reader, s engine.Seat) *engine.Refusal {
	f := factsOf(r)
	switch {
	case r.Var(vPhase) != phAction:
		return engine.Refuse(mPhase, "FW-113", engine.A("phase", engine.Word(phaseCodes[r.Var(vPhase)])))
	case s == activeSeat(f), holds(r.Public(), s):
		return engine.Refuse(mNoAsk, "FW-113")
	}
	return nil
}

// holds reports whether a seat is to be asked before the next action.
func holds(p engine.Public, s engine.Seat) bool { return p.MarkCount(markHold, engine.SeatVal(s)) > 0 }

// askHolders holds the window W8 before an action for those who asked for it; without them the free moment
// follows at once.
func askHolders(r *engine.Reader, f *engine.Frame) engine.Verdict {
	for _, s := range r.Opponents(f.Owner) {
		if holds(r.Public(), s) {
			return engine.Verdict{Call: []engine.Frame{engine.WindowFrame(askW8, engine.ObjID{}, f.Owner, false)}}
		}
	}
	return engine.Verdict{Goto: "idle"}
}
