package farwald

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addRest defines the Mental Rest Phase: end-of-turn effects, W7, hand cut, expiry (FW-054, FR-20).
func addRest(g *engine.Ruleset) {
	g.Add(progRest,
		engine.Do("triggers", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return r.Batch(engine.RecordEvent(engine.Event{Kind: evEndOfTurn, Seat: f.Owner, Quiet: true}))
		}),
		engine.Run("settled", phaseEnd),
		engine.Exec("cut", askCutHand),
		engine.Do("abandon", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return r.Batch(engine.Change{Kind: chAbandon, Seat: f.Owner, Vals: f.Reg(qAbandon)})
		}),
		// Abandoning may have changed the limit or the hand: the turn passes only within it (FW-056).
		engine.Goto("again", "cut"),
		engine.Do("expire", expire),
		kit.Settle("expired"))
	g.Add(progStops,
		engine.Choose(qPhases, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Max: len(phaseCodes) - 1}
			for _, code := range phaseCodes[1:] {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Word(code)})
			}
			return sa, nil
		}),
		engine.Do("set", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			n := 0
			for _, v := range f.Reg(qPhases) {
				for i, code := range phaseCodes {
					if v.Body() == code {
						n |= 1 << (i - 1)
					}
				}
			}
			return []engine.Change{{Kind: chStops, Seat: f.Owner, N: n}}
		}))
}

// askCutHand asks the player to choose exactly the cards above the limit (FW-055). The question is about the turn,
// so whoever announces the turn's end ahead can answer it ahead, too.
func askCutHand(r *engine.Reader, f *engine.Frame) engine.Verdict {
	n := r.Count(zHand, f.Owner) - handLimit(r, f.Owner)
	if n <= 0 {
		return engine.Verdict{Goto: "expire"}
	}
	sa := kit.Newest(r, engine.SeatAsk{Seat: f.Owner, Kind: askCut, About: turnVal(r), Verbs: []string{verbAbandon},
		Due: engine.DueTurn}, zHand, n)
	return engine.Verdict{Ask: r.AskOne(sa, qAbandon),
		Why: func(m engine.WrongChoice) *engine.Refusal { return notToAbandon(r, n, m, "FW-055") }}
}

// stopped reports whether a seat wants its window in the running phase.
func stopped(f facts, s engine.Seat) bool {
	return f.SeatAttr(s, sStops)&(1<<(f.Var(vPhase)-1)) != 0
}
