package fow

import "farpost/engine"

// addTurn defines a turn: draw, recovery, main and end phase (FO-035).
func addTurn(g *engine.Ruleset) {
	g.Add(progTurn,
		engine.Own("begin", engine.Change{Kind: chTurn}),
		engine.Run("w01", window("W-01")),
		engine.If("first", func(r *engine.Reader, f *engine.Frame) bool { return r.Var(vTurn) == 1 }, "w02"), // FO-038
		engine.Own("draw", engine.Change{Kind: chDraw, N: 1}),
		engine.Run("w02", window("W-02")),
		engine.If("skip", func(r *engine.Reader, f *engine.Frame) bool {
			return r.SeatAttr(f.Owner, sTurns) == 1
		}, "main"), // FO-039
		engine.Own("recovery", engine.Change{Kind: chPhase, N: phRecovery}),
		engine.Run("w03", window("W-03")),
		engine.Own("vanish", engine.Change{Kind: chVanish}),
		engine.Own("recover", engine.Change{Kind: chRecoverAl}),
		engine.Run("w04", window("W-04")),
		engine.Own("main", engine.Change{Kind: chPhase, N: phMain}),
		engine.Start("w05", progMain),
		engine.Own("end", engine.Change{Kind: chPhase, N: phEnd}),
		engine.Run("w14", window("W-14")),
		engine.Do("ends", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{engine.RecordEvent(engine.Event{Kind: evTurnEnds, Seat: f.Owner, Quiet: true})}
		}),
		engine.Run("w15", window("W-15")),
		// The closing step: four actions in fixed order (FO-054), again while it makes something due (FO-059).
		engine.Own("heal", engine.Change{Kind: chHeal}),
		engine.Own("expire", engine.Change{Kind: chExpire, Word: untilTurn}),
		engine.Own("empty", engine.Change{Kind: chVanish}),
		engine.Exec("limit", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			n := len(r.Zone(zHand, f.Owner)) - handLimit
			if n <= 0 {
				return engine.Verdict{Goto: "due"}
			}
			sa := discardAsk(r, n, engine.SeatAsk{Seat: f.Owner, Kind: askHandLimit, About: turnVal(r)})
			return engine.Verdict{Ask: r.AskOne(sa, "down"),
				Why: func(engine.WrongChoice) *engine.Refusal {
					return engine.Refuse("E-EXACTLY", "FO-058", engine.N("n", n))
				}}
		}),
		engine.Do("discard", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return discards(r, f.Reg("down"))
		}),
		engine.Exec("due", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if len(r.Waiting()) == 0 && len(check(r)) == 0 {
				return engine.Verdict{End: true}
			}
			return engine.Verdict{Call: window("W-16")(r, f), Goto: "heal"}
		}))
}
